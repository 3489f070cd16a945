import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { Button } from '~/design-system/actions/button';
import { Container } from '~/design-system/layout/container';
import { TypingHeadline } from '~/design-system/motion/typing-headline';
import { HEADLINE, HEADLINE_ENDS, HEADLINE_START } from './headline';
import { HeroArt } from './hero-art';
import { heroRecipe } from './landing.recipe';

export function Hero() {
  const styles = useSlotRecipe({ recipe: heroRecipe })();
  return (
    <chakra.div css={styles.root} className="on-ink">
      <Container>
        <chakra.div css={styles.grid}>
          <chakra.div css={styles.text}>
            <TypingHeadline prefix={HEADLINE_START} sentences={HEADLINE_ENDS} spokenText={HEADLINE} />
            <chakra.p css={styles.lead}>
              Choisissez une mission d’un partenaire, faites l’action demandée, suivez sa validation. La commission
              s’ajoute à votre solde.
            </chakra.p>
            <chakra.div css={styles.actions}>
              <Button asChild variant="accent" size="lg">
                <Link to="/register">S'inscrire</Link>
              </Button>
              <Button asChild variant="lineInk" size="lg">
                <Link to="/login">Connexion</Link>
              </Button>
            </chakra.div>
            <chakra.p css={styles.note}>
              <ShieldCheck aria-hidden="true" />
              Chaque compte est validé par notre équipe avant la première mission.
            </chakra.p>
          </chakra.div>
          <chakra.div css={styles.art}>
            <HeroArt />
          </chakra.div>
        </chakra.div>
      </Container>
    </chakra.div>
  );
}
