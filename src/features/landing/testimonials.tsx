import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import type { Testimonial } from '~/content/sample-content';
import { Avatar } from '~/design-system/badges/avatar';
import { Badge } from '~/design-system/badges/badge';
import { testimonialsRecipe } from './landing.recipe';
import { LandingSection } from './landing-section';

const HEADING_ID = 'avis';

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
