import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { sampleMissions, sampleTestimonials } from '~/content/sample-content';
import { Button } from '~/design-system/actions/button';
import { Container } from '~/design-system/layout/container';
import { Hero } from './hero';
import { callToActionRecipe } from './landing.recipe';
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
