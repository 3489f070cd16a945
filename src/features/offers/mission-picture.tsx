import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { SlipArt } from '~/design-system/feedback/slip-art';

const WIDTH = 320;
const HEIGHT = 180;

/** Keeps its place before the picture comes, and when it never does. */
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
  /** An https address, of another site as a rule. */
  src: string;
}

/** The partner's picture of a mission; our own drawing where it cannot be had. */
export function MissionPicture({ src }: MissionPictureProps) {
  const [isMissing, setIsMissing] = useState(false);
  return (
    <Frame>
      {isMissing ? (
        <SlipArt />
      ) : (
        <img
          src={src}
          // An ornament: what there is to know of the mission stands beside it.
          alt=""
          width={WIDTH}
          height={HEIGHT}
          loading="lazy"
          decoding="async"
          // The partner learns nothing of the page that shows it.
          referrerPolicy="no-referrer"
          onError={() => setIsMissing(true)}
        />
      )}
    </Frame>
  );
}
