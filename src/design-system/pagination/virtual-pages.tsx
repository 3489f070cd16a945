import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { isComposing } from '~/lib/browser/composition';
import { PageLink } from './page-link';
import { stretchOfPages } from './page-window';
import { type Jump, useVirtualPages } from './use-virtual-pages';

interface PlaceStyle extends CSSProperties {
  '--place': number;
}

const moves: Partial<Record<string, (page: number, lastPage: number) => number>> = {
  ArrowRight: (page) => page + 1,
  ArrowLeft: (page) => page - 1,
  PageDown: (page) => page + 10,
  PageUp: (page) => page - 10,
  Home: () => 1,
  End: (_, lastPage) => lastPage,
};

interface VirtualPagesProps {
  currentPage: number;
  lastPage: number;
  /** Scrolls to the typed page and presses its link. */
  jump: Jump | undefined;
}

/** A row of all pages that renders only those near the view. One tab stop; arrows, PageUp, PageDown, Home, End move. */
export function VirtualPages({ currentPage, lastPage, jump }: VirtualPagesProps) {
  const [focused, setFocused] = useState<number>();
  const stop = focused ?? currentPage;
  const { box, stretch, reveal } = useVirtualPages({ currentPage, lastPage, focused, jump });
  const pages = stretchOfPages(stretch.from, stretch.to, lastPage, [currentPage, stop, jump?.page ?? currentPage]);

  const move = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const next = moves[event.key]?.(stop, lastPage);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const page = Math.min(Math.max(next, 1), lastPage);
    reveal(page);
    setFocused(page);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles the keys of its links
    <div
      ref={box}
      data-row=""
      onKeyDown={move}
      onFocus={(event) => setFocused(Number(event.target.closest('li')?.dataset.page ?? currentPage))}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setFocused(undefined)}
    >
      <ol>
        {pages.map((page) => {
          const style: PlaceStyle = { '--place': page - 1 };
          return (
            <li key={page} data-page={page} aria-setsize={lastPage} aria-posinset={page} style={style}>
              <PageLink page={page} tabIndex={page === stop ? 0 : -1}>
                {page}
              </PageLink>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
