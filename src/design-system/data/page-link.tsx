import { createContext, type ReactNode, useContext } from 'react';

/** What `renderLink` spreads over its link, `page` aside. */
export interface PageLinkProps {
  /** The page that the link leads to. */
  page: number;
  'aria-label': string;
  'aria-current': 'page' | undefined;
  'aria-disabled': true | undefined;
  rel: 'prev' | 'next' | undefined;
  tabIndex: number | undefined;
  children: ReactNode;
}

interface Pager {
  currentPage: number;
  lastPage: number;
  isBusy: boolean;
  renderLink?: (props: PageLinkProps) => ReactNode;
  onPageChange?: (page: number) => void;
}

export const PagerContext = createContext<Pager>({ currentPage: 1, lastPage: 1, isBusy: false });

interface PageButtonProps {
  page: number;
  /** Its spoken name; « Page 3 » unless told. */
  label?: string;
  rel?: 'prev' | 'next';
  tabIndex?: number;
  children: ReactNode;
}

/** A number or a step of the paginator: a link where the screen gave one, a button otherwise, and at the bounds always. */
export function PageLink({ page, label = `Page ${page}`, rel, tabIndex, children }: PageButtonProps) {
  const { currentPage, lastPage, isBusy, renderLink, onPageChange } = useContext(PagerContext);
  if (page < 1 || page > lastPage) {
    return (
      <button type="button" disabled aria-label={label}>
        {children}
      </button>
    );
  }
  const isCurrent = page === currentPage;
  // Disabled for real, a busy control would throw the focus away at every page: it only says so, and does nothing.
  const shared = {
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-disabled': isBusy ? (true as const) : undefined,
    tabIndex,
    children,
  };
  if (renderLink) return renderLink({ page, rel, ...shared });
  return <button type="button" {...shared} onClick={() => !isCurrent && onPageChange?.(page)} />;
}
