import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react';
import { ListChecks, MapPin, RefreshCw, ShieldCheck } from 'lucide-react';
import { NIGHTLY_SYNC_HOUR, participationStatuses } from '~/api/contract/scalars';
import { StatusBadge } from '~/design-system/badges/status-badge';
import { LandingSection } from './landing-section';

const HEADING_ID = 'pourquoi';

const reasonsRecipe = defineSlotRecipe({
  slots: ['list', 'item', 'text', 'badges'],
  base: {
    list: {
      display: 'grid',
      marginTop: '8',
      borderTop: '2px solid {colors.fg}',
      columnGap: '12',
      md: { gridTemplateColumns: '1fr 1fr' },
    },
    item: {
      display: 'grid',
      gridTemplateColumns: '28px minmax(0, 1fr)',
      alignContent: 'start',
      columnGap: '3',
      paddingBlock: '6',
      borderBottom: 'hairline',
      '& > svg': { width: '22px', height: '22px', marginTop: '2px' },
      '& h3': { fontSize: 'lg' },
    },
    text: { gridColumn: '2', marginTop: '1', color: 'fg.muted', maxWidth: '34rem' },
    badges: { gridColumn: '2', display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '3' },
  },
});

const SYNC_TIME = `${NIGHTLY_SYNC_HOUR}:00`;

const reasons = [
  {
    Icon: ListChecks,
    title: 'Un statut à chaque étape',
    text: 'Vous savez toujours où en est une participation.',
    hasStatuses: true,
  },
  {
    Icon: MapPin,
    title: 'Les offres de votre pays',
    text: 'Seules s’affichent celles auxquelles vous pouvez réellement participer.',
  },
  {
    Icon: RefreshCw,
    title: 'À jour chaque nuit',
    text: `Les offres et les statuts sont synchronisés avec le réseau d’affiliation tous les jours à ${SYNC_TIME}.`,
  },
  {
    Icon: ShieldCheck,
    title: 'Des comptes vérifiés',
    text: 'Un administrateur valide chaque inscription, et chaque gain est vérifié avant de rejoindre votre solde.',
  },
];

/** States what the product does, without figures that were never measured. */
export function Reasons() {
  const styles = useSlotRecipe({ recipe: reasonsRecipe })();
  return (
    <LandingSection labelledBy={HEADING_ID} surface="panel">
      <h2 id={HEADING_ID}>Pourquoi nous choisir</h2>
      <chakra.ul css={styles.list}>
        {reasons.map(({ Icon, title, text, hasStatuses }) => (
          <chakra.li key={title} css={styles.item}>
            <Icon aria-hidden="true" />
            <h3>{title}</h3>
            <chakra.p css={styles.text}>{text}</chakra.p>
            {hasStatuses && (
              <chakra.div css={styles.badges}>
                {participationStatuses.map((status) => (
                  <StatusBadge key={status} status={status} />
                ))}
              </chakra.div>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </LandingSection>
  );
}
