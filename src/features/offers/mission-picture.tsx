import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { SlipArt } from '~/design-system/feedback/slip-art';

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

export interface MissionPictureProps {
  src: string;
}

/** The partner's picture, or our own drawing if it cannot be loaded. */
export function MissionPicture({ src }: MissionPictureProps) {
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
