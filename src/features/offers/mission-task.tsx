import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { useState } from 'react';
import type { Offer } from '~/api/contract/entities';
import { SlipArt } from '~/design-system/feedback/empty-state';
import { Skeleton } from '~/design-system/feedback/skeleton';
import { missionSlipRecipe } from './mission-slip.recipe';
import { pictureUrl } from './mission-urls';

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

const WIDTH = 320;
const HEIGHT = 180;

/** Reserves the place before the picture loads and if it fails. */
const Frame = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    maxWidth: `${WIDTH}px`,
    aspectRatio: `${WIDTH} / ${HEIGHT}`,
    overflow: 'hidden',
    border: 'hairline',
    borderRadius: 'md',
    background: 'bg',
    '& > img': { width: '100%', height: '100%', objectFit: 'contain' },
  },
});

interface MissionPictureProps {
  src: string;
}

/** The partner's picture, or our own drawing if it cannot be loaded. */
function MissionPicture({ src }: MissionPictureProps) {
  const [isMissing, setIsMissing] = useState(false);
  return (
    <Frame>
      {isMissing ? (
        <SlipArt />
      ) : (
        <img
          src={src}
          // Decorative.
          alt=""
          width={WIDTH}
          height={HEIGHT}
          loading="lazy"
          decoding="async"
          // Hides our address from the partner.
          referrerPolicy="no-referrer"
          onError={() => setIsMissing(true)}
        />
      )}
    </Frame>
  );
}
