import { Button } from '~/design-system/actions/button';
import { offerTitle } from '../../design-system/samples';
import { CommandMenuPicture, DialogPicture, QuestionPicture } from '../../usage/dialog-picture';
import { coming, type GalleryFamily, released } from '../gallery-family';

export const overlay: GalleryFamily = {
  folder: 'overlay',
  name: 'Superpositions',
  entries: [
    {
      name: 'CommandMenu',
      ...coming,
      docs: 'Superpositions/CommandMenu',
      width: 560,
      sample: <CommandMenuPicture />,
    },
    {
      name: 'ConfirmHost',
      ...released,
      docs: 'Superpositions/ConfirmDialog',
      parts: ['ConfirmDialog'],
      width: 560,
      sample: <QuestionPicture />,
    },
    {
      name: 'Modal',
      ...released,
      docs: 'Superpositions/Modal',
      parts: ['ModalDialog'],
      width: 560,
      sample: (
        <DialogPicture title="Détails de l’offre" foot={<Button variant="accent">Modifier</Button>}>
          {offerTitle}
        </DialogPicture>
      ),
    },
  ],
};
