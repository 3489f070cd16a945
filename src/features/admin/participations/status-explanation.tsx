import type { Participation } from '~/api/contract/entities';
import { statusOf } from '~/api/participation-status';
import { formatDate, parseTimestamp } from '~/lib/format/dates';

const sinceText = ({ clicked_at, created_at }: Participation): string => {
  const since = [clicked_at, created_at].find((date) => parseTimestamp(date) !== null);
  return since ? ` depuis le ${formatDate(since)}` : '';
};

/** What the status means, and since when it holds. */
export function StatusExplanation({ participation }: { participation: Participation }) {
  const status = statusOf(participation);
  if (status === 'approved') return <p>Le partenaire a confirmé l’action : la commission est acquise.</p>;
  if (status === 'disapproved') return <p>Le partenaire n’a pas retenu l’action : aucune commission n’est due.</p>;
  return (
    <p>
      {`En attente${sinceText(participation)} : le partenaire n’a pas encore confirmé l’action. `}
      La réponse arrive avec une synchronisation ; il n’y a rien à faire ici.
    </p>
  );
}
