import { createContext, type ReactNode, type RefObject, useContext, useLayoutEffect, useRef } from 'react';

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

/** At the first and last page the pressed step becomes disabled: moves the focus to the current number. */
export function usePageFocus(currentPage: number): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);

  useLayoutEffect(() => {
    const row = nav.current;
    const remember = (event: MouseEvent) => {
      wasPressed.current = event.target instanceof Element && event.target.closest('[data-step]') !== null;
    };
    row?.addEventListener('click', remember);
    return () => row?.removeEventListener('click', remember);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the document after a page change
  useLayoutEffect(() => {
    const active = document.activeElement;
    const isLost = active === null || active === document.body || active.matches(':disabled');
    if (wasPressed.current && isLost) {
      nav.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
    }
    wasPressed.current = false;
  }, [currentPage]);

  return nav;
}
