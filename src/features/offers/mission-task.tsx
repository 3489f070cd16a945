import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { Offer } from '~/api/contract/entities';
import { Skeleton } from '~/design-system/feedback/skeleton';
import { MissionPicture } from './mission-picture';
import { missionSlipRecipe } from './mission-slip.recipe';
import { pictureUrl } from './picture-url';

export interface MissionTaskProps {
  offer: Pick<Offer, 'description' | 'image_url'> | undefined;
}

/** The task and the partner's picture; renders nothing if the offer has neither. */
export function MissionTask({ offer }: MissionTaskProps) {
  const styles = useSlotRecipe({ recipe: missionSlipRecipe })();
  if (!offer) {
    return (
      <chakra.div css={styles.task} aria-hidden="true">
        <chakra.div css={styles.text}>
          <Skeleton size="title" width="60%" />
          <Skeleton />
          <Skeleton width="72%" />
        </chakra.div>
      </chakra.div>
    );
  }
  const description = offer.description?.trim();
  const picture = pictureUrl(offer.image_url);
  if (!description && !picture) return null;
  return (
    <chakra.div css={styles.task}>
      {description && (
        <chakra.section css={styles.text} aria-labelledby="a-faire">
          <h2 id="a-faire">Ce que vous avez à faire</h2>
          <p>{description}</p>
        </chakra.section>
      )}
      {picture && <MissionPicture key={picture} src={picture} />}
    </chakra.div>
  );
}
