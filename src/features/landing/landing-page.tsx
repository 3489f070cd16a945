import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { sampleMissions, sampleTestimonials } from '~/content/sample-content';
import { Button } from '~/design-system/actions/button';
import { Container } from '~/design-system/layout/container';
import { WIDE } from '~/design-system/layout/media';
import { Hero } from './hero';
import { Missions } from './missions';
import { Reasons } from './reasons';
import { Testimonials } from './testimonials';

export function LandingPage() {
  return (
    <>
      <Hero />
      <Missions missions={sampleMissions} />
      <Reasons />
      <Testimonials testimonials={sampleTestimonials} />
      <CallToAction />
    </>
  );
}

const HEADING_ID = 'appel';

const callToActionRecipe = defineSlotRecipe({
  slots: ['root', 'grid', 'main', 'stub'],
  base: {
    root: {
      background: 'accent.solid',
      color: 'accent.contrast',
      '& :focus-visible': { outlineColor: 'accent.contrast' },
    },
    grid: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', [WIDE]: { gridTemplateColumns: '1fr auto' } },
    main: {
      paddingBlock: '{spacing.12} {spacing.8}',
      [WIDE]: { paddingBlock: '16', paddingRight: '8' },
      '& h2': { maxWidth: '20em', fontSize: '3xl', letterSpacing: 'tight', lineHeight: '1.12' },
      '& p': { maxWidth: '36rem', marginTop: '3' },
    },
    stub: {
      paddingBlock: '{spacing.6} {spacing.12}',
      borderTop: '2px dashed {colors.accent.contrast}',
      [WIDE]: {
        display: 'grid',
        alignContent: 'center',
        padding: '0 0 0 {spacing.12}',
        borderTop: '0',
        borderLeft: '2px dashed {colors.accent.contrast}',
      },
    },
  },
});

function CallToAction() {
  const styles = useSlotRecipe({ recipe: callToActionRecipe })();
  return (
    <chakra.section css={styles.root} aria-labelledby={HEADING_ID}>
      <Container>
        <chakra.div css={styles.grid}>
          <chakra.div css={styles.main}>
            <h2 id={HEADING_ID}>Votre première mission tient en quelques minutes.</h2>
            <p>Créez votre compte : vous recevrez un email dès qu’il sera activé.</p>
          </chakra.div>
          <chakra.div css={styles.stub}>
            <Button asChild variant="ink" size="lg">
              <Link to="/register">
                S'inscrire
                <ArrowRight aria-hidden="true" />
              </Link>
            </Button>
          </chakra.div>
        </chakra.div>
      </Container>
    </chakra.section>
  );
}
