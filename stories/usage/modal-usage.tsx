import { Button } from '~/design-system/actions/button';
import { TextInput } from '~/design-system/fields/text-input';
import { Stack } from '~/design-system/layout/stack';
import { nothing, offerDetails, offerTitle } from '../design-system/samples';
import { DialogPicture, QuestionPicture } from './dialog-picture';
import { DoAndAvoid } from './do-and-avoid';

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
                {offerDetails}
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
                {offerDetails}
              </DialogPicture>
            ),
            reason: 'Trois décisions de même poids : fermer ne doit jamais ressembler à agir.',
          },
        },
        {
          key: 'question',
          do: {
            drawing: <QuestionPicture />,
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
                <TextInput label="Titre" value={offerTitle} onChange={nothing} />
              </DialogPicture>
            ),
            reason: 'Le formulaire remplace le détail : une seule fenêtre à la fois.',
          },
          avoid: {
            drawing: (
              <DialogPicture title="Détails de l’offre" foot={<Button>Fermer</Button>}>
                <Stack>
                  <DialogPicture title="Modifier l’offre" foot={<Button variant="accent">Sauvegarder</Button>}>
                    <TextInput label="Titre" value={offerTitle} onChange={nothing} />
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
