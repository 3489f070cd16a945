import { Button } from '~/design-system/actions/button';
import { DescriptionItem, DescriptionList } from '~/design-system/cards/description-list';
import { TextInput } from '~/design-system/fields/text-input';
import { Stack } from '~/design-system/layout/stack';
import { DialogPicture } from './dialog-picture';
import { DoAndAvoid } from './do-and-avoid';

const facts = (
  <DescriptionList>
    <DescriptionItem label="Titre">Devis d’assurance habitation</DescriptionItem>
    <DescriptionItem label="Pays">France</DescriptionItem>
  </DescriptionList>
);

const nothing = () => {};

/** What to do with a dialog, and what to avoid. */
export function ModalUsage() {
  return (
    <DoAndAvoid
      pairs={[
        {
          key: 'decision',
          do: {
            drawing: (
              <DialogPicture
                title="Détails de l’offre"
                foot={
                  <>
                    <Button>Fermer</Button>
                    <Button variant="accent">Modifier</Button>
                  </>
                }
              >
                {facts}
              </DialogPicture>
            ),
            reason: 'La décision vient en dernier, en bas à droite, là où l’œil finit de lire.',
          },
          avoid: {
            drawing: (
              <DialogPicture
                title="Détails de l’offre"
                foot={
                  <>
                    <Button variant="accent">Modifier</Button>
                    <Button variant="accent">Dupliquer</Button>
                    <Button variant="accent">Fermer</Button>
                  </>
                }
              >
                {facts}
              </DialogPicture>
            ),
            reason: 'Trois décisions de même poids : fermer ne doit jamais ressembler à agir.',
          },
        },
        {
          key: 'question',
          do: {
            drawing: (
              <DialogPicture
                foot={
                  <>
                    <Button>Annuler</Button>
                    <Button variant="solid" tone="refused">
                      Oui
                    </Button>
                  </>
                }
              >
                <b>Êtes-vous sûr ?</b>
                <p>Êtes-vous sûr de vouloir supprimer cette offre ?</p>
              </DialogPicture>
            ),
            reason: '« confirm » pour une question : elle nomme ce qui sera perdu, et commence sur « Annuler ».',
          },
          avoid: {
            drawing: (
              <DialogPicture title="Confirmation" foot={<Button variant="accent">OK</Button>}>
                <p>L’offre sera supprimée.</p>
              </DialogPicture>
            ),
            reason: 'Aucun moyen de refuser, et rien ne dit que c’est sans retour.',
          },
        },
        {
          key: 'nested',
          do: {
            drawing: (
              <DialogPicture title="Modifier l’offre" foot={<Button variant="accent">Sauvegarder</Button>}>
                <TextInput label="Titre" value="Devis d’assurance habitation" onChange={nothing} />
              </DialogPicture>
            ),
            reason: 'Le formulaire remplace le détail : une seule fenêtre à la fois.',
          },
          avoid: {
            drawing: (
              <DialogPicture title="Détails de l’offre" foot={<Button>Fermer</Button>}>
                <Stack>
                  <DialogPicture title="Modifier l’offre" foot={<Button variant="accent">Sauvegarder</Button>}>
                    <TextInput label="Titre" value="Devis d’assurance" onChange={nothing} />
                  </DialogPicture>
                </Stack>
              </DialogPicture>
            ),
            reason: 'Une fenêtre dans une fenêtre : laquelle Échap ferme-t-elle ?',
          },
        },
      ]}
    />
  );
}
