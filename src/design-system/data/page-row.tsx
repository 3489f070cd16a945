import { useStrip } from '../layout/use-strip';
import { PageLink } from './page-link';
import { allPages } from './page-window';

/** Every number in a row that scrolls in its own box, the current one in view. */
export function PageRow({ lastPage }: { lastPage: number }) {
  const row = useStrip<HTMLDivElement>();
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
