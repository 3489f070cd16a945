import { Container } from '~/design-system/layout/container';
import { Slip, SlipMain, SlipStub } from '~/design-system/layout/slip';
import { Stack } from '~/design-system/layout/stack';
import { box, offerTitle } from '../../design-system/samples';
import { type GalleryFamily, released } from '../gallery-family';

export const layout: GalleryFamily = {
  folder: 'layout',
  name: 'Mise en page',
  entries: [
    {
      name: 'Container',
      ...released,
      docs: 'Mise en page/Container',
      width: 1280,
      sample: <Container width="text">{box}</Container>,
    },
    {
      name: 'Slip',
      ...released,
      docs: 'Données/Slip',
      parts: ['SlipMain', 'SlipStub', 'SlipTitle'],
      width: 360,
      sample: (
        <Slip>
          <SlipMain>{offerTitle}</SlipMain>
          <SlipStub>1€ de commission</SlipStub>
        </Slip>
      ),
    },
    {
      name: 'Stack',
      ...released,
      docs: 'Mise en page/Stack',
      width: 360,
      sample: (
        <Stack gap="dense">
          {box}
          {box}
        </Stack>
      ),
    },
  ],
};
