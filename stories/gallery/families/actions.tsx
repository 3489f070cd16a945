import { Check, Pencil, Trash2 } from 'lucide-react';
import { Button, IconButton } from '~/design-system/actions/button';
import { TextLink } from '~/design-system/actions/text-link';
import { ButtonRow } from '~/design-system/page/rows';

import { type GalleryFamily, released } from '../gallery-family';

export const actions: GalleryFamily = {
  folder: 'actions',
  name: 'Actions',
  entries: [
    {
      name: 'Button',
      ...released,
      docs: 'Actions/Button',
      width: 360,
      sample: (
        <ButtonRow>
          <Button variant="accent">Participer</Button>
          <Button>Annuler</Button>
          <Button variant="ghost">Passer</Button>
        </ButtonRow>
      ),
    },
    {
      name: 'IconButton',
      ...released,
      docs: 'Actions/IconButton',
      width: 360,
      sample: (
        <ButtonRow>
          <IconButton label="Modifier" icon={<Pencil />} />
          <IconButton label="Supprimer" icon={<Trash2 />} variant="soft" tone="refused" />
          <IconButton label="Valider" icon={<Check />} variant="solid" tone="earned" />
        </ButtonRow>
      ),
    },
    {
      name: 'TextLink',
      ...released,
      docs: 'Actions/TextLink',
      width: 360,
      sample: <TextLink href="#missions">Voir toutes les missions</TextLink>,
    },
  ],
};
