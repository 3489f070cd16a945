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
  renderLink: (props: PageLinkProps) => ReactNode;
}

export const PagerContext = createContext<Pager>({
  currentPage: 1,
  lastPage: 1,
  isBusy: false,
  renderLink: () => null,
});

interface PageTargetProps {
  page: number;
  /** Its spoken name; « Page 3 » unless told. */
  label?: string;
  rel?: 'prev' | 'next';
  tabIndex?: number;
  children: ReactNode;
}

/** A number or a step of the paginator: the link that the screen gives, and at the bounds a button that is dead. */
export function PageLink({ page, label = `Page ${page}`, rel, tabIndex, children }: PageTargetProps) {
  const { currentPage, lastPage, isBusy, renderLink } = useContext(PagerContext);
  if (page < 1 || page > lastPage) {
    return (
      <button type="button" disabled aria-label={label}>
        {children}
      </button>
    );
  }
  return renderLink({
    page,
    rel,
    'aria-label': label,
    'aria-current': page === currentPage ? 'page' : undefined,
    // A link that goes away while busy would throw the focus away at every page: it only says so, and does nothing.
    'aria-disabled': isBusy || undefined,
    tabIndex,
    children,
  });
}
