import { createContext, type ReactNode, useContext } from 'react';

/** Props for the link, besides `page`. */
export interface PageLinkProps {
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
  /** Defaults to « Page 3 ». */
  label?: string;
  rel?: 'prev' | 'next';
  tabIndex?: number;
  children: ReactNode;
}

/** A page number or step; a disabled button at the bounds. */
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
    // Removing the link while busy would drop the focus.
    'aria-disabled': isBusy || undefined,
    tabIndex,
    children,
  });
}
