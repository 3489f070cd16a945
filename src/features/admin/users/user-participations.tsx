import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { Participation, User } from '~/api/contract/entities';
import { MISSING_TEXT } from '~/api/contract/lenient';
import { adminParticipationQueries } from '~/api/queries/admin/admin-queries';
import { LOAD_FAILURE } from '~/content/shared-texts';
import { Button } from '~/design-system/actions/button';
import { TextLink } from '~/design-system/actions/text-link';
import { StatusBadge } from '~/design-system/badges/status-badge';
import { DescriptionItem, DescriptionList } from '~/design-system/cards/description-list';
import { ProgressLine } from '~/design-system/feedback/progress-line';
import { useProgressFocus } from '~/design-system/feedback/use-progress-focus';
import { Stack } from '~/design-system/layout/stack';
import { SubSection } from '~/design-system/page/sub-section';
import { useCancellable } from '~/lib/browser/single-flight';
import { formatDate } from '~/lib/format/dates';
import { formatCount, formatNumber } from '~/lib/format/formats';
import { isolate } from '~/lib/format/isolate';
import { createPageReader } from '~/lib/list/page-reader';

interface Found {
  status: 'idle' | 'running' | 'done' | 'stopped' | 'failed';
  rows: readonly Participation[];
  page: number;
  lastPage: number;
  /** Rows that could not be read. */
  unreadable: number;
}

const NOTHING: Found = { status: 'idle', rows: [], page: 0, lastPage: 0, unreadable: 0 };

const isOf = (user: User) => (row: Participation) =>
  row.user?.id == null ? row.user?.email === user.email : row.user.id === user.id;

/** Searches the whole list for one user's participations: the API has no call for them. */
const useFindParticipations = (user: User) => {
  const [found, setFound] = useState<Found>(NOTHING);
  const { start, stop } = useCancellable(async (signal) => {
    const reader = createPageReader(adminParticipationQueries.read({}));
    let now: Found = { ...NOTHING, status: 'running' };
    setFound(now);
    try {
      for (let step = await reader.next(signal); step; step = await reader.next(signal)) {
        signal.throwIfAborted();
        now = {
          status: 'running',
          rows: [...now.rows, ...step.rows.filter(isOf(user))],
          page: step.page,
          lastPage: step.lastPage,
          unreadable: now.unreadable + step.unreadable,
        };
        setFound(now);
      }
      setFound({ ...now, status: 'done' });
    } catch (error) {
      if (!signal.aborted) console.warn('[participations]', error);
      setFound({ ...now, status: signal.aborted ? 'stopped' : 'failed' });
    }
  });

  return { found, start, stop };
};

const pagesOf = ({ page, lastPage }: Found) => `${formatNumber(page)} sur ${formatCount(lastPage, 'page', 'pages')}`;

const foundText = ({ rows }: Found) =>
  rows.length === 0
    ? 'Aucune participation trouvée'
    : formatCount(rows.length, 'participation trouvée', 'participations trouvées');

const progressText = (found: Found) =>
  `Lecture : ${found.lastPage === 0 ? 'première page' : pagesOf(found)}, ${foundText(found).toLowerCase()}`;

/** What the search covered, and what it may have missed. */
const limitsOf = (found: Found): string => {
  if (found.status === 'failed' && found.page === 0) return LOAD_FAILURE;
  const pages = `${formatNumber(found.page)} sur ${formatCount(found.lastPage, 'page lue', 'pages lues')}`;
  const read = `${foundText(found)}, ${pages}.`;
  const unreadable =
    found.unreadable > 0
      ? ` ${formatCount(found.unreadable, 'ligne était illisible', 'lignes étaient illisibles')}.`
      : '';
  if (found.status === 'stopped') return `${read}${unreadable} Recherche arrêtée : il peut y en avoir d’autres.`;
  if (found.status === 'failed') return `${read}${unreadable} La suite n’a pas pu être lue.`;
  return `${read}${unreadable} Une participation enregistrée pendant la lecture peut manquer.`;
};

/** A name may be one long word. */
const BreakingText = chakra('span', { base: { overflowWrap: 'anywhere' } });

/** Searches all pages, with progress and a way to stop. */
export function UserParticipations({ user }: { user: User }) {
  const { found, start, stop } = useFindParticipations(user);
  const button = useProgressFocus(found.status === 'running');
  return (
    <SubSection title="Participations">
      <Stack gap="dense">
        {found.status === 'running' ? (
          <ProgressLine
            label={progressText(found)}
            share={found.lastPage === 0 ? 0 : found.page / found.lastPage}
            cancelLabel="Arrêter"
            onCancel={stop}
            cancelRef={button}
          />
        ) : (
          <div>
            <Button ref={button} size="sm" onClick={start}>
              <Search aria-hidden />
              <BreakingText>
                {found.status === 'idle' ? `Trouver les participations de ${isolate(user.name)}` : 'Chercher à nouveau'}
              </BreakingText>
            </Button>
          </div>
        )}
        <p role="status">{found.status !== 'idle' && found.status !== 'running' && limitsOf(found)}</p>
        {found.rows.length > 0 && (
          <DescriptionList isSeparated>
            {found.rows.map((row) => (
              <FoundParticipation key={row.id} participation={row} />
            ))}
          </DescriptionList>
        )}
      </Stack>
    </SubSection>
  );
}

function FoundParticipation({ participation: { offer, status, clicked_at } }: { participation: Participation }) {
  return (
    <DescriptionItem label={formatDate(clicked_at)}>
      {offer.title === MISSING_TEXT ? (
        <span>{MISSING_TEXT}</span>
      ) : (
        <TextLink asChild>
          <Link to="/admin/offers" search={{ search: offer.title }}>
            <bdi>{offer.title}</bdi>
          </Link>
        </TextLink>
      )}{' '}
      <StatusBadge status={status} />
    </DescriptionItem>
  );
}
