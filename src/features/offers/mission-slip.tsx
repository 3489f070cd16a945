import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import type { Offer } from '~/api/contract/entities';
import { COMMISSION_TEXT } from '~/content/shared-texts';
import { CountryBadge } from '~/design-system/badges/country-badge';
import { SlipArt } from '~/design-system/feedback/empty-state';
import { Skeleton, TextSkeleton } from '~/design-system/feedback/skeleton';
import { Slip, SlipMain, SlipStub } from '~/design-system/layout/slip';
import { trimInvisible } from '~/lib/format/invisible';
import { missionSlipRecipe } from './mission-slip.recipe';
import { pictureUrl } from './mission-urls';

const TITLE_ID = 'titre-mission';

export interface MissionSlipProps {
  /** `undefined` while it loads; the heading keeps its focus when the title arrives. */
  offer: Offer | undefined;
  children: ReactNode;
}

export function MissionSlip({ offer, children }: MissionSlipProps) {
  const styles = useSlotRecipe({ recipe: missionSlipRecipe })();
  return (
    <Slip as="article" orientation="row" aria-labelledby={TITLE_ID} aria-busy={!offer}>
      <SlipMain css={styles.main}>
        {offer ? (
          <CountryBadge code={offer.country} />
        ) : (
          <chakra.span fontSize="sm">
            <TextSkeleton isSilent width="72px" />
          </chakra.span>
        )}
        <h1 id={TITLE_ID} tabIndex={-1}>
          {offer ? (
            <bdi>{offer.title}</bdi>
          ) : (
            <>
              <chakra.span srOnly>Mission, chargement…</chakra.span>
              {/* As long as most titles, so that little moves below. */}
              <TextSkeleton isSilent width="8.5em" /> <TextSkeleton isSilent width="8em" />{' '}
              <TextSkeleton isSilent width="7em" />
            </>
          )}
        </h1>
        <MissionTask offer={offer} />
      </SlipMain>
      {/* Remounted after loading: on a phone it stands below a task of unknown length. */}
      <SlipStub key={offer ? 'known' : 'loading'} css={styles.stub}>
        <chakra.p css={styles.price}>
          <chakra.span css={styles.amount}>{COMMISSION_TEXT}</chakra.span>
          <span>de commission</span>
        </chakra.p>
        {children}
      </SlipStub>
    </Slip>
  );
}

interface MissionTaskProps {
  offer: Pick<Offer, 'description' | 'image_url'> | undefined;
}

/** The task and the partner's picture; renders nothing if the offer has neither. */
function MissionTask({ offer }: MissionTaskProps) {
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
  const description = trimInvisible(offer.description ?? '');
  const picture = pictureUrl(offer.image_url);
  if (!description && !picture) return null;
  return (
    <chakra.div css={styles.task}>
      {description && (
        <chakra.section css={styles.text} aria-labelledby="a-faire">
          <h2 id="a-faire">Ce que vous avez à faire</h2>
          <p>
            <bdi>{description}</bdi>
          </p>
        </chakra.section>
      )}
      {picture && <MissionPicture key={picture} src={picture} />}
    </chakra.div>
  );
}

const PICTURE_WIDTH = 320;
const PICTURE_HEIGHT = 180;

/** Reserves the place before the picture loads and if it fails. */
const PictureFrame = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    maxWidth: `${PICTURE_WIDTH}px`,
    aspectRatio: `${PICTURE_WIDTH} / ${PICTURE_HEIGHT}`,
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
    <PictureFrame>
      {isMissing ? (
        <SlipArt />
      ) : (
        <img
          src={src}
          alt=""
          width={PICTURE_WIDTH}
          height={PICTURE_HEIGHT}
          loading="lazy"
          decoding="async"
          // Hides our address from the partner.
          referrerPolicy="no-referrer"
          onError={() => setIsMissing(true)}
        />
      )}
    </PictureFrame>
  );
}
