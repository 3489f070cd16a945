import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ParticipationStatus } from '~/api/contract/scalars';
import { participationQueries } from '~/api/queries/participations';
import { TextLink } from '~/design-system/actions/text-link';
import { formatCount, pluralise } from '~/lib/format/formats';

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    // Reserved until the counts load.
    minHeight: 'control.md',
    color: 'fg.muted',
    fontSize: 'sm',
    '& > nav': { display: 'flex', flexWrap: 'wrap', columnGap: '4', color: 'fg' },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: { base: 'control.md', md: 'auto' } },
  },
});

const words = {
  opened: ['en attente', 'en attente'],
  approved: ['approuvée', 'approuvées'],
  disapproved: ['refusée', 'refusées'],
} as const satisfies Record<ParticipationStatus, readonly [string, string]>;

export interface OtherPagesProps {
  status: ParticipationStatus;
  shown: number;
  page: number;
  lastPage: number;
}

/** Links to a tab's rows on other pages: its count covers all pages, its rows only this one. */
export function OtherPages({ status, shown, page, lastPage }: OtherPagesProps) {
  const { data: sold } = useQuery(participationQueries.sold());
  const others = (sold?.[status] ?? 0) - shown;
  const isFirst = page === 1;
  const isLast = page === lastPage;
  const [one, many] = words[status];
  const place = isFirst ? 'les pages suivantes' : isLast ? 'les pages précédentes' : 'd’autres pages';
  const other = shown > 0 ? pluralise(others, 'autre ', 'autres ') : '';
  const count = formatCount(others, `${other}participation ${one}`, `${other}participations ${many}`);
  return (
    <Line data-screen-only="">
      {others > 0 && (
        <>
          <p>{`${count} ${pluralise(others, 'se trouve', 'se trouvent')} sur ${place}.`}</p>
          <nav aria-label="Autres pages">
            {!isFirst && (
              <TextLink asChild>
                <Link to="/participations" search={{ page: page - 1, status }} activeOptions={{ exact: true }}>
                  Voir la page précédente
                </Link>
              </TextLink>
            )}
            {!isLast && (
              <TextLink asChild>
                <Link to="/participations" search={{ page: page + 1, status }} activeOptions={{ exact: true }}>
                  Voir la page suivante
                </Link>
              </TextLink>
            )}
          </nav>
        </>
      )}
    </Line>
  );
}
