import { TypingHeadline } from '~/design-system/motion/typing-headline';

import { Ink } from '../../on-ink';
import { type GalleryFamily, released } from '../gallery-family';

export const motion: GalleryFamily = {
  folder: 'motion',
  name: 'Mouvement',
  entries: [
    {
      name: 'TypingHeadline',
      ...released,
      docs: 'Mouvement/TypingHeadline',
      width: 560,
      sample: (
        <Ink>
          <TypingHeadline prefix="Gagnez" sentences={['1€ par mission']} isPausedAtFirst />
        </Ink>
      ),
    },
  ],
};
