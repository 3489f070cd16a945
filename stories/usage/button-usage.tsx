import { Check, Trash2 } from 'lucide-react';
import { Button } from '~/design-system/actions/button';
import { ButtonRow } from '~/design-system/page/rows';
import { DoAndAvoid } from './do-and-avoid';

/** What to do with a button, and what to avoid. */
export function ButtonUsage() {
  return (
    <DoAndAvoid
      pairs={[
        {
          key: 'accent',
          do: {
            drawing: (
              <ButtonRow>
                <Button variant="accent">Participer à cette offre</Button>
                <Button>Toutes les missions</Button>
              </ButtonRow>
            ),
            reason: 'Un seul bouton orange par vue : on sait où agir avant d’avoir lu.',
          },
          avoid: {
            drawing: (
              <ButtonRow>
                <Button variant="accent">Participer à cette offre</Button>
                <Button variant="accent">Toutes les missions</Button>
              </ButtonRow>
            ),
            reason: 'Deux boutons orange se disputent le regard, et aucun n’est le principal.',
          },
        },
        {
          key: 'verb',
          do: {
            drawing: (
              <ButtonRow>
                <Button>Supprimer l’offre</Button>
                <Button variant="ghost">Annuler</Button>
              </ButtonRow>
            ),
            reason: 'Un verbe dit ce qui va se passer ; on peut presser sans relire la question.',
          },
          avoid: {
            drawing: (
              <ButtonRow>
                <Button>OK</Button>
                <Button variant="ghost">Retour</Button>
              </ButtonRow>
            ),
            reason: '« OK » ne dit pas à quoi l’on consent.',
          },
        },
        {
          key: 'tone',
          do: {
            drawing: (
              <ButtonRow>
                <Button variant="soft" tone="earned">
                  <Check aria-hidden="true" />
                  Valider
                </Button>
                <Button variant="soft" tone="refused">
                  <Trash2 aria-hidden="true" />
                  Supprimer
                </Button>
              </ButtonRow>
            ),
            reason: 'La couleur répète le sens du mot : vert pour ce qui est acquis, rouge pour ce qui est perdu.',
          },
          avoid: {
            drawing: (
              <ButtonRow>
                <Button variant="soft" tone="refused">
                  Exporter
                </Button>
                <Button variant="soft" tone="earned">
                  Filtrer
                </Button>
              </ButtonRow>
            ),
            reason: 'Une couleur qui décore ne veut plus rien dire là où elle compte.',
          },
        },
        {
          key: 'busy',
          do: {
            drawing: (
              <ButtonRow>
                <Button isBusy busyLabel="Sauvegarde en cours...">
                  Sauvegarder
                </Button>
              </ButtonRow>
            ),
            reason: '« isBusy » garde le focus et dit ce qui se passe ; un second clic est ignoré.',
          },
          avoid: {
            drawing: (
              <ButtonRow>
                <Button disabled>Sauvegarder</Button>
              </ButtonRow>
            ),
            reason: '« disabled » perd le focus, et ne dit pas pourquoi rien ne répond.',
          },
        },
      ]}
    />
  );
}
