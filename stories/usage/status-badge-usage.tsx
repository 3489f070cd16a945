import { Badge } from '~/design-system/badges/badge';
import { StatusBadge } from '~/design-system/badges/status-badge';
import { ListLine, ListLines } from '~/design-system/cards/list-lines';
import { ButtonRow } from '~/design-system/page/rows';
import { offerTitle } from '../design-system/samples';
import { DoAndAvoid } from './do-and-avoid';

/** What to do with a status, and what to avoid. */
export function StatusBadgeUsage() {
  return (
    <DoAndAvoid
      pairs={[
        {
          key: 'words',
          do: {
            drawing: (
              <ButtonRow>
                <StatusBadge status="opened" />
                <StatusBadge status="approved" />
                <StatusBadge status="disapproved" />
              </ButtonRow>
            ),
            reason: 'Une icône et un mot : le statut se lit aussi sans la couleur.',
          },
          avoid: {
            drawing: (
              <ButtonRow>
                <Badge tone="pending">●</Badge>
                <Badge tone="earned">●</Badge>
                <Badge tone="refused">●</Badge>
              </ButtonRow>
            ),
            reason: 'Une pastille ne dit rien à qui ne distingue pas ces couleurs, ni à un lecteur d’écran.',
          },
        },
        {
          key: 'place',
          do: {
            drawing: (
              <ListLines>
                <ListLine title={offerTitle} detail="14 mars 2026" end={<StatusBadge status="approved" />} />
              </ListLines>
            ),
            reason: 'Toujours au bord droit : les statuts d’une liste forment une colonne.',
          },
          avoid: {
            drawing: (
              <ListLines>
                <ListLine
                  title={
                    <>
                      <StatusBadge status="approved" /> {offerTitle}
                    </>
                  }
                  detail="14 mars 2026"
                />
              </ListLines>
            ),
            reason: 'Devant le titre, il se lit avant ce dont il parle.',
          },
        },
        {
          key: 'source',
          do: {
            drawing: (
              <ButtonRow>
                <StatusBadge status="disapproved" />
              </ButtonRow>
            ),
            reason: 'Le statut tel que le serveur l’envoie : le mot est le même sur tous les écrans.',
          },
          avoid: {
            drawing: (
              <ButtonRow>
                <Badge tone="refused">Non validée par le partenaire</Badge>
              </ButtonRow>
            ),
            reason: 'Un mot de plus pour le même fait, sans icône : deux écrans ne disent plus la même chose.',
          },
        },
      ]}
    />
  );
}
