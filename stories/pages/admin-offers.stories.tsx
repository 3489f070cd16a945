import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../design-system/expect-no-sideways-scroll';
import { type PageStory, page } from './page-story';
import {
  expectRows,
  expectSessionLost,
  expectToast,
  expectWaiting,
  fillIn,
  findModal,
  findQuestion,
  SLOW_ANSWER,
} from './steps';

const meta = {
  title: 'Écrans/Administration/Offres',
  tags: ['!autodocs', 'ecran:/admin/offers'],
  ...page,
} satisfies Meta;

export default meta;

const path = '/admin/offers';
const creation = '/admin/offers?create=true';
const TABLE = 'Offres';
const FIRST_MISSION = 'Commencez par créer votre première Mission.';

const pressFirst = async (canvas: ReturnType<typeof within>, role: 'button' | 'link', action: RegExp) => {
  await expectRows(canvas, TABLE, 15);
  const [control] = canvas.getAllByRole(role, { name: action });
  if (control) await userEvent.click(control);
};

export const Full: PageStory = {
  name: 'Plein',
  tags: ['etat:plein'],
  parameters: { scenario: 'admin', path },
  play: async ({ canvas }) => {
    await expectRows(canvas, TABLE, 15);
    await expect(canvas.getByRole('button', { name: 'Créer une offre' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Filtrer par pays' })).toHaveValue('Tous les pays');
  },
};

export const OfOneCountry: PageStory = {
  name: 'Offres d’un pays',
  parameters: { scenario: 'admin', path: '/admin/offers?country=BE' },
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getAllByRole('cell', { name: 'Belgique' }).length).toBeGreaterThan(1),
      SLOW_ANSWER,
    );
    await expect(canvas.getByRole('combobox', { name: 'Filtrer par pays' })).toHaveValue('Belgique');
    await expect(canvas.queryByRole('cell', { name: 'France' })).not.toBeInTheDocument();
  },
};

export const Creating: PageStory = {
  name: 'Fenêtre : nouvelle offre',
  parameters: { scenario: 'admin', path: creation },
  play: async () => {
    const dialog = await findModal('Créer une offre');
    await waitFor(() => expect(dialog.getByLabelText('Titre')).toHaveFocus());
  },
};

export const CreationErrors: PageStory = {
  name: 'Fenêtre : toutes les erreurs à la fois',
  parameters: { scenario: 'admin', path: creation },
  play: async () => {
    const dialog = await findModal('Créer une offre');
    await userEvent.click(dialog.getByRole('button', { name: 'Créer' }));
    await expect(await dialog.findByText('Titre requis')).toBeVisible();
    await expect(dialog.getByText('Pays requis')).toBeVisible();
    await expect(dialog.getByText('URL Daisycon requise')).toBeVisible();
    await fillIn(dialog, { Titre: 'ab', 'URL Daisycon': 'partenaire' });
    await expect(await dialog.findByText('Le titre doit contenir au moins 3 caractères')).toBeVisible();
    await expect(dialog.getByText('URL invalide')).toBeVisible();
  },
};

export const Editing: PageStory = {
  name: 'Fenêtre : modifier une offre',
  parameters: { scenario: 'admin', path },
  play: async ({ canvas }) => {
    await pressFirst(canvas, 'link', /^Modifier /);
    const dialog = await findModal('Modifier l’offre');
    await expect(dialog.getByLabelText('Titre')).not.toHaveValue('');
    await expect(dialog.getByLabelText('Pays')).not.toHaveValue('');
  },
};

export const UnsavedChanges: PageStory = {
  name: 'Fenêtre : fermer sans enregistrer',
  parameters: { scenario: 'admin', path },
  play: async ({ canvas }) => {
    await pressFirst(canvas, 'link', /^Modifier /);
    const dialog = await findModal('Modifier l’offre');
    await userEvent.type(dialog.getByLabelText('Titre'), ' changé');
    await userEvent.keyboard('{Escape}');
    const question = await findQuestion();
    await expect(question.getByText(/seront perdues/)).toBeVisible();
  },
};

export const SaveFails: PageStory = {
  name: 'Fenêtre : la sauvegarde échoue',
  parameters: { scenario: 'admin-panne-sauvegarde', path },
  play: async ({ canvas }) => {
    await pressFirst(canvas, 'link', /^Modifier /);
    const dialog = await findModal('Modifier l’offre');
    await userEvent.type(dialog.getByLabelText('Titre'), ' changé');
    await userEvent.click(dialog.getByRole('button', { name: 'Sauvegarder' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Erreur lors de la sauvegarde');
    await expect(dialog.getByDisplayValue(/ changé$/)).toBeVisible();
  },
};

export const Detail: PageStory = {
  name: 'Fenêtre : détails d’une offre',
  parameters: { scenario: 'admin', path },
  play: async ({ canvas }) => {
    await pressFirst(canvas, 'link', /^Voir /);
    const dialog = await findModal('Détails de l’offre');
    await expect(dialog.getByText('URL d’affiliation')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Modifier' })).toBeVisible();
  },
};

export const Deleting: PageStory = {
  name: 'Suppression : la question',
  parameters: { scenario: 'admin', path },
  play: async ({ canvas }) => {
    await pressFirst(canvas, 'button', /^Supprimer /);
    const question = await findQuestion();
    await expect(question.getByText('Êtes-vous sûr de vouloir supprimer cette offre ?')).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: 'Annuler' })).toHaveFocus());
  },
};

export const DeletionFails: PageStory = {
  name: 'Suppression refusée',
  parameters: { scenario: 'admin-panne-suppression', path },
  play: async ({ canvas }) => {
    await pressFirst(canvas, 'button', /^Supprimer /);
    const question = await findQuestion();
    await userEvent.click(question.getByRole('button', { name: 'Oui' }));
    await expect(await canvas.findByText(/est toujours dans la liste\.$/)).toBeVisible();
  },
};

export const Empty: PageStory = {
  name: 'Aucune offre',
  tags: ['etat:vide'],
  parameters: { scenario: 'admin-vide', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(FIRST_MISSION)).toBeVisible();
  },
};

export const NoneFound: PageStory = {
  name: 'Recherche sans résultat',
  parameters: { scenario: 'admin', path: '/admin/offers?search=introuvable&country=JP' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun résultat pour « introuvable » et le pays Japon.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Effacer les filtres' })).toBeVisible();
  },
};

export const OneRow: PageStory = {
  name: 'Une seule offre',
  tags: ['etat:une-ligne'],
  parameters: { scenario: 'admin-une-ligne', path },
  play: ({ canvas }) => expectRows(canvas, TABLE, 1),
};

export const Loading: PageStory = {
  name: 'Chargement',
  tags: ['etat:chargement'],
  parameters: { scenario: 'admin-chargement', path },
  play: ({ canvas }) => expectWaiting(canvas, TABLE),
};

export const Failing: PageStory = {
  name: 'La liste échoue',
  tags: ['etat:erreur'],
  parameters: { scenario: 'admin-panne-offres', path },
  play: async ({ canvas }) => {
    await expectToast('Erreur lors du chargement des offres');
    await expect(await canvas.findByText('Chargement impossible')).toBeVisible();
  },
};

export const SessionLost: PageStory = {
  name: 'Session perdue',
  tags: ['etat:session-perdue', 'sans-image'],
  parameters: { scenario: 'admin-session-perdue', path },
  play: ({ canvas }) => expectSessionLost(canvas),
};

export const Slow: PageStory = {
  name: 'Réponses lentes',
  tags: ['etat:lent', 'sans-image'],
  parameters: { scenario: 'admin-lent', path },
  play: async ({ canvas }) => {
    await expectWaiting(canvas, TABLE);
    await expectRows(canvas, TABLE, 15);
  },
};

export const ExtremeTexts: PageStory = {
  name: 'Textes extrêmes',
  tags: ['etat:texte-extreme'],
  parameters: { scenario: 'admin-textes-extremes', path },
  play: async ({ canvas }) => {
    await expectRows(canvas, TABLE, 15);
    await expectNoSidewaysScroll();
  },
};

export const PlainLaravel: PageStory = {
  name: 'Un Laravel ordinaire : des tirets où il manque quelque chose',
  tags: ['etat:plein'],
  parameters: { scenario: 'admin-laravel-ordinaire', path },
  play: async ({ canvas }) => {
    await expectRows(canvas, TABLE, 15);
    await expect(canvas.getAllByText('—').length).toBeGreaterThan(0);
  },
};
