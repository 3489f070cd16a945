import { useScrollingRow } from '../tabs/use-scrolling-row';
import { PageLink } from './page-link';
import { allPages } from './page-window';

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
