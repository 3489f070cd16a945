import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { COMMISSION_TEXT } from '~/content/shared-texts';
import { Button } from '~/design-system/actions/button';
import { Steps } from '~/design-system/cards/steps';

const STEPS = ['Choisissez une mission', 'Faites ce qu’elle demande', `Recevez ${COMMISSION_TEXT} de commission`];

const firstMissionRecipe = defineSlotRecipe({
  className: 'first-mission',
  slots: ['root', 'head', 'steps'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'space-between',
      gap: '3',
      // As high as the counters, so that nothing below moves.
      minHeight: { base: '208px', md: '117px' },
      padding: { base: '{spacing.3} {spacing.4}', md: '{spacing.3} {spacing.6}' },
      border: 'hairline',
      borderRadius: 'lg',
      background: 'bg.panel',
    },
    head: {
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      alignItems: { md: 'center' },
      justifyContent: 'space-between',
      gap: '3',
      '& > h2': { fontSize: 'lg' },
      mdDown: { display: 'contents', '& > a': { order: '1' } },
    },
    steps: {
      fontSize: 'sm',
      '& > ol': { gap: { base: '1', md: '3' }, gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } },
      '& li': { alignItems: 'center' },
    },
  },
});

/** « Votre première mission », shown in place of empty counters. */
export function FirstMission() {
  const styles = useSlotRecipe({ recipe: firstMissionRecipe })();
  return (
    <chakra.section css={styles.root} aria-labelledby="premiere-mission">
      <chakra.div css={styles.head}>
        <h2 id="premiere-mission">Votre première mission</h2>
        <Button asChild variant="accent" size="sm">
          <Link to="/offers">Voir les missions</Link>
        </Button>
      </chakra.div>
      <chakra.div css={styles.steps}>
        <Steps steps={STEPS} />
      </chakra.div>
    </chakra.section>
  );
}
