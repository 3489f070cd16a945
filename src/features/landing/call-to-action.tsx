import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { Button } from '~/design-system/actions/button';
import { Container } from '~/design-system/layout/container';
import { callRecipe } from './landing.recipe';

const HEADING_ID = 'appel';

export function CallToAction() {
  const styles = useSlotRecipe({ recipe: callRecipe })();
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
