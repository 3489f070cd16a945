import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { HEADLINE, HEADLINE_ENDS, HEADLINE_START } from '~/content/brand';
import { Button } from '~/design-system/actions/button';
import { Container } from '~/design-system/layout/container';
import { WIDE } from '~/design-system/layout/media';
import { TypingHeadline } from '~/design-system/motion/typing-headline';
import { HeroArt } from './hero-art';

const heroRecipe = defineSlotRecipe({
  slots: ['root', 'grid', 'text', 'lead', 'actions', 'note', 'art'],
  base: {
    root: { background: 'bg.ink', color: 'fg.onInk', overflow: 'hidden' },
    grid: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '8',
      alignItems: 'center',
      // The header's height comes on top.
      paddingBlock: '112px {spacing.12}',
      [WIDE]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        gap: '12',
        paddingBlock: '128px {spacing.16}',
      },
    },
    text: { minWidth: '0' },
    lead: { maxWidth: '34rem', marginTop: '6', color: 'fg.onInkMuted', fontSize: 'lg' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '8' },
    note: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2',
      marginTop: '6',
      color: 'fg.onInkMuted',
      fontSize: 'sm',
      '& svg': { flex: 'none', width: '18px', height: '18px', marginTop: '2px' },
    },
    art: { '& svg': { display: 'block', width: '100%', maxWidth: '520px', height: 'auto', marginInline: 'auto' } },
  },
});

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
