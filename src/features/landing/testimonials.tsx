import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import type { Testimonial } from '~/content/sample-content';
import { Avatar } from '~/design-system/badges/avatar';
import { Badge } from '~/design-system/badges/badge';
import { WIDE } from '~/design-system/layout/media';
import { LandingSection } from './landing-section';

const HEADING_ID = 'avis';

const testimonialsRecipe = defineSlotRecipe({
  slots: ['head', 'list', 'figure', 'quote', 'person', 'place'],
  base: {
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      marginBottom: '8',
      '& > *': { minWidth: '0' },
    },
    list: { display: 'grid', gap: '8', [WIDE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    figure: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      height: '100%',
      paddingTop: '4',
      borderTop: '2px solid {colors.fg}',
    },
    quote: { flex: '1', fontSize: 'lg', lineHeight: '1.5' },
    person: { display: 'flex', alignItems: 'center', gap: '3', fontSize: 'sm', '& b': { display: 'block' } },
    place: { color: 'fg.muted' },
  },
});

export interface TestimonialsProps {
  testimonials: readonly Testimonial[];
}

/** Marked as examples. */
export function Testimonials({ testimonials }: TestimonialsProps) {
  const styles = useSlotRecipe({ recipe: testimonialsRecipe })();
  return (
    <LandingSection labelledBy={HEADING_ID}>
      <chakra.div css={styles.head}>
        <h2 id={HEADING_ID}>Témoignages</h2>
        <Badge icon={<Info aria-hidden="true" />}>Prénoms et propos d’exemple</Badge>
      </chakra.div>
      <chakra.ul css={styles.list}>
        {testimonials.map(({ name, place, quote }) => (
          <li key={name}>
            <chakra.figure css={styles.figure}>
              <chakra.blockquote css={styles.quote}>{`« ${quote} »`}</chakra.blockquote>
              <chakra.figcaption css={styles.person}>
                <Avatar name={name} />
                <span>
                  <b>{name}</b>
                  <chakra.span css={styles.place}>{`${place}, prénom d’exemple`}</chakra.span>
                </span>
              </chakra.figcaption>
            </chakra.figure>
          </li>
        ))}
      </chakra.ul>
    </LandingSection>
  );
}
