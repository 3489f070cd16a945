import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
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
import { formatDate } from '~/lib/format/dates';
import { formatCount, formatNumber } from '~/lib/format/formats';
import { isolate } from '~/lib/format/isolate';
import { type PagesRead, shareRead } from '~/lib/list/pages-read';
import { useReadPages } from '~/lib/list/use-read-pages';

type Found = PagesRead<Participation>;

const isOf = (user: User) => (row: Participation) =>
  row.user?.id == null ? row.user?.email === user.email : row.user.id === user.id;

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

/** Searches the whole list, with progress and a way to stop: the API has no call for one user's participations. */
export function UserParticipations({ user }: { user: User }) {
  const { read: found, start, stop } = useReadPages(adminParticipationQueries.read({}), { keep: isOf(user) });
  const button = useProgressFocus(found.status === 'running');
  return (
    <SubSection title="Participations">
      <Stack gap="dense">
        {found.status === 'running' ? (
          <ProgressLine
            label={progressText(found)}
            share={shareRead(found)}
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
