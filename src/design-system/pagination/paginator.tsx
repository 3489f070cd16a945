import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, type MouseEvent, useState } from 'react';
import { ignoreSecondClick, isPressOn } from '~/lib/browser/double-click';
import { formatNumber } from '~/lib/format/formats';
import { useScrollingRow } from '../tabs/use-scrolling-row';
import { PageJump } from './page-jump';
import { PageLink, type PageLinkProps, PagerContext, usePageFocus } from './page-link';
import { allPages, rowsOfPage, windowOfPages } from './page-window';
import { paginatorRecipe } from './paginator.recipe';
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

/** From here on the row is virtual. */
const ENDLESS_FROM = 101;

/** From here on the numbers have five digits. */
const CRAMPED_FROM = 10_000;

export interface PaginatorProps {
  /** `window`: at most five numbers around the current page; `all`: every page in a scrolling row. */
  kind: 'window' | 'all';
  /** From 1; may lie past the end. */
  currentPage: number;
  /** Page of the shown rows, while `currentPage` loads. */
  rowsPage?: number;
  lastPage: number;
  /** Rows on all pages; 0 draws nothing. */
  total: number;
  perPage: number;
  /** Ignores presses while the next page loads, and keeps the focus. */
  isBusy?: boolean;
  /** For a page with several paginators. */
  label?: string;
  /** `({ page, ...link }) => <Link to="." search={{ page }} {...link} />`. */
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

/** Ignores the second click of a double click, unless it hits another page number. */
const ignoreSecondOnRows = ({ nativeEvent, currentTarget }: MouseEvent) => {
  if (nativeEvent.detail > 0 && isPressOn(currentTarget, nativeEvent)) ignoreSecondClick(nativeEvent, currentTarget);
};

/** Pages as real links, with « Affichage de X à Y sur Z résultats ». */
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
          {`Affichage de ${formatNumber(first)} à ${formatNumber(last)} sur ${formatNumber(total)} résultats`}
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
