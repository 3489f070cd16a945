import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { keepSyncRecord } from '~/features/admin/network/sync-changes';
import { expectNoSidewaysScroll } from '../design-system/expect-no-sideways-scroll';
import { type PageStory, page } from './page-story';
import { expectSessionLost, expectToast, fillIn, LONG_EMAIL, SLOW_ANSWER } from './steps';

const meta = {
  title: 'Écrans/Administration/Daisycon',
  tags: ['!autodocs', 'ecran:/admin/daisycon'],
  ...page,
} satisfies Meta;

export default meta;

const path = '/admin/daisycon';

type Canvas = ReturnType<typeof within>;

const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }, SLOW_ANSWER));
const findForm = async (canvas: Canvas) =>
  within(await canvas.findByRole('form', { name: 'Identifiants Daisycon' }, SLOW_ANSWER));

export const Full: PageStory = {
  name: 'Configuré et synchronisé',
  tags: ['etat:plein'],
  parameters: { scenario: 'daisycon-configure', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Publisher ID')).toHaveValue('384721');
    await expect(canvas.getByLabelText('Mot de passe')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Synchroniser les offres' })).toBeVisible();
  },
};

export const Empty: PageStory = {
  name: 'Rien d’enregistré',
  tags: ['etat:vide'],
  parameters: { scenario: 'daisycon-vide', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Jamais')).toBeVisible();
    await press(canvas, 'Sauvegarder');
    for (const message of ['Publisher ID requis', "Nom d'utilisateur requis", 'Mot de passe requis']) {
      await expect(await canvas.findByText(message)).toBeVisible();
    }
  },
};

const participations = { total: 238, opened: 70, approved: 120, disapproved: 48 };

export const Changes: PageStory = {
  name: 'Ce que la synchronisation a changé',
  parameters: { scenario: 'daisycon-configure', path },
  beforeEach: () => {
    // Missions of the seed, all of them otherwise, and one that is there no more.
    const missions = Array.from({ length: 60 }, (_, id): [number, string, string] => [id, 'Goûtez nos confitures', '']);
    const before = { sync: '2026-03-13T01:00:00Z', total: 60, missions, participations };
    keepSyncRecord({ latest: before, change: null });
  },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Ce qui a changé' }, SLOW_ANSWER));
    const table = await panel.findByRole('table', { name: 'Avant et après la synchronisation' });
    await expect(within(table).getByRole('row', { name: /Missions/ })).toHaveTextContent(/60.*62.*\+.2/);
    await expect(within(table).getByRole('row', { name: /^Participations/ })).toHaveTextContent(/238.*240.*\+.2/);
    await expect(panel.getByText('Nouvelles missions').nextElementSibling).toHaveTextContent(/^3/);
    await expect(panel.getByText('Missions modifiées').nextElementSibling).toHaveTextContent(/^59.*et 54 autres$/);
    await expect(panel.getByText('Missions disparues').nextElementSibling).toHaveTextContent(
      /^1Goûtez nos confitures$/,
    );
    await expectNoSidewaysScroll();
  },
};

export const ChangesUnread: PageStory = {
  name: 'L’état après la synchronisation ne se lit pas : le reste va',
  parameters: { scenario: 'admin-panne-offres', path },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Ce qui a changé' }, SLOW_ANSWER));
    await expect(await panel.findByText(/^L’état des missions n’a pas pu être lu\./)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Synchroniser les offres' })).toBeVisible();
  },
};

export const TestSucceeds: PageStory = {
  name: 'Test réussi',
  parameters: { scenario: 'daisycon-configure', path },
  play: async ({ canvas }) => {
    await press(canvas, 'Tester la connexion');
    const form = await findForm(canvas);
    await expect(await form.findByText('Connexion réussie !')).toBeVisible();
  },
};

export const TestRefused: PageStory = {
  name: 'Test refusé par le réseau',
  parameters: { scenario: 'daisycon-refuse', path },
  play: async ({ canvas }) => {
    await press(canvas, 'Tester la connexion');
    const form = await findForm(canvas);
    await expect(await form.findByRole('alert')).toHaveTextContent('Daisycon a refusé ces identifiants.');
  },
};

export const TestFails: PageStory = {
  name: 'Test en panne',
  parameters: { scenario: 'daisycon-panne-test', path },
  play: async ({ canvas }) => {
    await press(canvas, 'Tester la connexion');
    const form = await findForm(canvas);
    await expect(await form.findByRole('alert')).toHaveTextContent('Erreur de connexion');
  },
};

const credentials = { 'Publisher ID': '482190', "Nom d'utilisateur": 'missio-editeur', 'Mot de passe': 'motdepasse' };

export const Saving: PageStory = {
  name: 'Identifiants sauvegardés',
  parameters: { scenario: 'daisycon-vide', path },
  play: async ({ canvas }) => {
    await fillIn(canvas, credentials);
    await press(canvas, 'Sauvegarder');
    await expectToast('Paramètres sauvegardés avec succès !');
    await expect(canvas.getByLabelText('Mot de passe')).toHaveValue('');
    await expect(canvas.getByLabelText('Publisher ID')).toHaveValue('482190');
  },
};

export const SaveFails: PageStory = {
  name: 'La sauvegarde échoue',
  parameters: { scenario: 'daisycon-panne-sauvegarde', path },
  play: async ({ canvas }) => {
    await fillIn(canvas, credentials);
    await press(canvas, 'Sauvegarder');
    const form = await findForm(canvas);
    await expect(await form.findByRole('alert')).toHaveTextContent('Erreur lors de la sauvegarde');
    await expect(canvas.getByLabelText('Publisher ID')).toHaveValue('482190');
  },
};

export const Synchronising: PageStory = {
  name: 'Synchronisation demandée',
  parameters: { scenario: 'daisycon-jamais-synchronise', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Synchroniser les offres' }, SLOW_ANSWER)).toBeVisible();
    // Opening the area also starts a silent synchronisation; waiting for it makes the figures below certain.
    await waitFor(() => expect(canvas.queryByText('Jamais')).not.toBeInTheDocument());
    await press(canvas, 'Synchroniser les offres');
    await expectToast(
      'Synchronisation réussie : 206 transactions, 0 participation mise à jour, 0 offre mise à jour, 0 offre ajoutée.',
    );
  },
};

export const SyncFails: PageStory = {
  name: 'La synchronisation échoue',
  parameters: { scenario: 'daisycon-panne-synchronisation', path },
  play: async ({ canvas }) => {
    await press(canvas, 'Synchroniser les offres');
    const card = within(canvas.getByRole('region', { name: 'Synchronisation' }));
    await expect(await card.findByRole('alert')).toHaveTextContent('Erreur lors de la synchronisation');
  },
};

export const Loading: PageStory = {
  name: 'Chargement',
  tags: ['etat:chargement'],
  parameters: { scenario: 'daisycon-chargement', path },
  play: async ({ canvas }) => {
    // Before its heading it is the route that waits, in the same word.
    await canvas.findByRole('heading', { level: 1, name: 'Configuration Daisycon' });
    await expect(canvas.getByText('Chargement…')).toBeInTheDocument();
  },
};

export const Failing: PageStory = {
  name: 'Le chargement échoue',
  tags: ['etat:erreur'],
  parameters: { scenario: 'daisycon-panne-chargement', path },
  play: async ({ canvas }) => {
    await expectToast('Erreur lors du chargement des paramètres');
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
  name: 'Réponses lentes : les boutons le disent',
  tags: ['etat:lent'],
  // Not « daisycon-lent »: on a busy machine the first answer came before the last button was pressed.
  parameters: { scenario: 'daisycon-sans-reponse', path },
  play: async ({ canvas }) => {
    await press(canvas, 'Tester la connexion');
    await expect(await canvas.findByRole('button', { name: 'Test en cours...' })).toBeVisible();
    await press(canvas, 'Synchroniser les offres');
    await expect(await canvas.findByRole('button', { name: 'Synchronisation...' })).toBeVisible();
    await fillIn(canvas, credentials);
    await press(canvas, 'Sauvegarder');
    await expect(await canvas.findByRole('button', { name: 'Sauvegarde...' })).toBeVisible();
  },
};

export const ExtremeTexts: PageStory = {
  name: 'Textes extrêmes',
  tags: ['etat:texte-extreme'],
  parameters: { scenario: 'daisycon-configure', path },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Publisher ID', undefined, SLOW_ANSWER);
    await fillIn(canvas, { 'Publisher ID': LONG_EMAIL, "Nom d'utilisateur": LONG_EMAIL });
    await expectNoSidewaysScroll();
  },
};

export const TestFailsInSuccess: PageStory = {
  name: '« success: false » dans un 200 : le test a échoué',
  tags: ['sans-image'],
  parameters: { scenario: 'admin-succes-faux', path },
  play: async ({ canvas }) => {
    await press(canvas, 'Tester la connexion');
    const form = await findForm(canvas);
    await expect(await form.findByRole('alert')).toHaveTextContent('Daisycon a refusé ces identifiants.');
    await expect(canvas.queryByText('Connexion réussie !')).toBeNull();
  },
};

export const FailuresInEnglish: PageStory = {
  name: 'Une page d’erreur en anglais : la phrase du catalogue',
  tags: ['etat:erreur', 'console-attendue'],
  parameters: { scenario: 'admin-laravel-anglais', path },
  play: async ({ canvas }) => {
    await fillIn(canvas, credentials);
    await press(canvas, 'Sauvegarder');
    const form = await findForm(canvas);
    await expect(await form.findByRole('alert')).toHaveTextContent('Erreur lors de la sauvegarde');
    await expect(canvas.queryByText(/Server Error/)).toBeNull();
  },
};
