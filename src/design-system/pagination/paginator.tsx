import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, type MouseEvent, useState } from 'react';
import { ignoreSecondClick, isPressOn } from '~/lib/browser/double-click';
import { formatNumber } from '~/lib/format/formats';
import { useScrollingRow } from '../tabs/use-scrolling-row';
import { PageJump } from './page-jump';
import { PageLink, type PageLinkProps, PagerContext } from './page-link';
import { allPages, rowsOfPage, windowOfPages } from './page-window';
import { paginatorRecipe } from './paginator.recipe';
import { usePageFocus } from './use-page-focus';
import { VirtualPages } from './virtual-pages';

/** Every number in a row that scrolls in its own box, the current one in view. */
export function AllPages({ lastPage }: { lastPage: number }) {
  const row = useScrollingRow<HTMLDivElement>();
  return (
    <div ref={row} data-row="">
      <ol>
        {allPages(lastPage).map((page) => (
          <li key={page}>
            <PageLink page={page}>{page}</PageLink>
          </li>
        ))}
      </ol>
    </div>
  );
}

const Root = chakra('div', paginatorRecipe);

/** From here on, the row of every page draws only the numbers near the view. */
const ENDLESS_FROM = 101;

/** From here on the numbers have five digits. */
const CRAMPED_FROM = 10_000;

export interface PaginatorProps {
  /** `window`: at most five numbers, centred on the current page. `all`: every page, in a row that scrolls in its own box. */
  kind: 'window' | 'all';
  /** The page that is shown, from 1; it may lie past the end. */
  currentPage: number;
  /** The page that the rows on show are of, while those of `currentPage` are on their way. */
  rowsPage?: number;
  /** The last page that there is. */
  lastPage: number;
  /** How many rows there are on all pages; with none, nothing is drawn. */
  total: number;
  /** How many rows a page holds. */
  perPage: number;
  /** Another page is on its way: nothing can be pressed, and nothing loses the focus. */
  isBusy?: boolean;
  /** The name of the navigation, when a page has more than one. */
  label?: string;
  /** Draws the link to a page: `({ page, ...link }) => <Link to="." search={{ page }} {...link} />`. */
  renderLink: (props: PageLinkProps) => React.ReactNode;
}

interface PagerStyle extends CSSProperties {
  '--digits': number;
  '--pages': number;
}

const holdStill = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** The second click of a double click on a page falls on whatever the next page has brought there; on another page number it counts. */
const ignoreSecondOnRows = ({ nativeEvent, currentTarget }: MouseEvent) => {
  if (nativeEvent.detail > 0 && isPressOn(currentTarget, nativeEvent)) ignoreSecondClick(nativeEvent, currentTarget);
};

/**
 * The way through the pages of a list, with « Affichage de X à Y sur Z résultats ». Pages have addresses: each number is a real
 * link, which can be opened in a tab and fetched ahead.
 */
export function Paginator({
  kind,
  currentPage,
  rowsPage = currentPage,
  lastPage,
  total,
  perPage,
  isBusy = false,
  label = 'Pagination',
  renderLink,
}: PaginatorProps) {
  const [jump, setJump] = useState<{ page: number }>();
  const nav = usePageFocus(currentPage);
  if (total === 0) return null;

  const { first, last } = rowsOfPage(rowsPage, perPage, total);
  const isEndless = kind === 'all' && lastPage >= ENDLESS_FROM;
  const isCramped = kind === 'window' && lastPage >= CRAMPED_FROM;
  const style: PagerStyle = { '--digits': String(lastPage).length, '--pages': lastPage };
  return (
    <PagerContext value={{ currentPage, lastPage, isBusy, renderLink }}>
      <Root kind={kind} isEndless={isEndless} isCramped={isCramped} style={style}>
        <p aria-live="polite">
          Affichage de {formatNumber(first)} à {formatNumber(last)} sur {formatNumber(total)} résultats
        </p>
        {isEndless && <PageJump lastPage={lastPage} isBusy={isBusy} onJump={(page) => setJump({ page })} />}
        {(lastPage > 1 || currentPage > lastPage) && (
          <nav ref={nav} aria-label={label} aria-busy={isBusy} onClickCapture={isBusy ? holdStill : ignoreSecondOnRows}>
            <span data-step="">
              <PageLink page={Math.min(currentPage - 1, lastPage)} label="Page précédente" rel="prev">
                <ChevronLeft />
              </PageLink>
            </span>
            {kind === 'window' && (
              <ol>
                {windowOfPages(currentPage, lastPage).map((page) => (
                  <li key={page}>
                    <PageLink page={page}>{page}</PageLink>
                  </li>
                ))}
              </ol>
            )}
            {kind === 'all' && !isEndless && <AllPages lastPage={lastPage} />}
            {isEndless && (
              <VirtualPages currentPage={Math.min(currentPage, lastPage)} lastPage={lastPage} jump={jump} />
            )}
            <span data-step="">
              <PageLink page={currentPage + 1} label="Page suivante" rel="next">
                <ChevronRight />
              </PageLink>
            </span>
          </nav>
        )}
      </Root>
    </PagerContext>
  );
}
