import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { SampleMission } from '~/content/sample-content';
import { COMMISSION_TEXT } from '~/content/shared-texts';
import { Button } from '~/design-system/actions/button';
import { OfferSlip, OfferStack } from '~/design-system/cards/offer-slip';
import { WIDE } from '~/design-system/layout/media';
import { LandingSection } from './landing-section';

const HEADING_ID = 'missions';

const missionsRecipe = defineSlotRecipe({
  slots: ['grid', 'intro', 'note'],
  base: {
    grid: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '8',
      [WIDE]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', gap: '16' },
    },
    intro: { maxWidth: '26rem', '& > * + *': { marginTop: '4' }, '& p': { color: 'fg.muted' } },
    note: { marginTop: '3', color: 'fg.muted', fontSize: 'sm' },
  },
});

export interface MissionsProps {
  missions: readonly SampleMission[];
}

export function Missions({ missions }: MissionsProps) {
  const styles = useSlotRecipe({ recipe: missionsRecipe })();
  return (
    <LandingSection labelledBy={HEADING_ID}>
      <chakra.div css={styles.grid}>
        <chakra.div css={styles.intro}>
          <h2 id={HEADING_ID}>Missions</h2>
          <p>
            Une mission est une action simple chez un partenaire : demander un devis, essayer un service, répondre à un
            questionnaire.
          </p>
          <p>D’un côté du pointillé, ce que vous faites ; de l’autre, ce que vous gagnez.</p>
          <Button asChild>
            <Link to="/offers">
              Voir les missions
              <ArrowRight aria-hidden="true" />
            </Link>
          </Button>
        </chakra.div>
        <div>
          <OfferStack>
            {missions.map(({ title, country }) => (
              <OfferSlip key={title} title={title} country={country} commission={COMMISSION_TEXT} />
            ))}
          </OfferStack>
          <chakra.p css={styles.note}>Exemples de missions, sans valeur d’offre.</chakra.p>
        </div>
      </chakra.div>
    </LandingSection>
  );
}
