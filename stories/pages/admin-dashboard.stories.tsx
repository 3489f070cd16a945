import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../design-system/expect-no-sideways-scroll';
import { type PageStory, page } from './page-story';
import { expectSessionLost, findModal, SLOW_ANSWER } from './steps';

const meta = {
  title: 'Écrans/Administration/Tableau de bord',
  tags: ['!autodocs', 'ecran:/admin'],
  ...page,
} satisfies Meta;

export default meta;

const path = '/admin';

/** The figures of a split are there: its shares come last. */
const expectFigures = async (canvas: ReturnType<typeof within>, name: string) => {
  const panel = await canvas.findByRole('region', { name });
  await waitFor(() => expect(within(panel).getAllByRole('definition').at(-1)).toHaveTextContent(/%$/), SLOW_ANSWER);
};

export const Full: PageStory = {
  name: 'Plein',
  tags: ['etat:plein'],
  parameters: { scenario: 'admin', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
    await expect(canvas.getByText('Administrateur')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Utilisateurs\s*\d+ comptes? à valider$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tableau de bord' })).toHaveAttribute('aria-current', 'page');
    await expectFigures(canvas, 'Participations');
  },
};

export const Activity: PageStory = {
  name: 'Activité des 30 derniers jours',
  parameters: { scenario: 'admin', path },
  play: async ({ canvas }) => {
    await expectFigures(canvas, 'Participations');
    await userEvent.click(canvas.getByRole('button', { name: /^Voir les 30\sderniers jours$/ }));
    const table = await canvas.findByRole('table', { name: 'Participations par jour' }, SLOW_ANSWER);
    await expect(await canvas.findByText(/ces 30\sderniers jours, selon leur statut actuel\.$/)).toBeVisible();
    await expect(within(table).getAllByRole('row')).toHaveLength(32);
  },
};

export const NoActivity: PageStory = {
  name: 'Aucune activité',
  tags: ['sans-image'],
  parameters: { scenario: 'admin-vide', path },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Voir les 30\sderniers jours$/ }));
    await expect(await canvas.findByText(/^Aucune participation ces 30\sderniers jours\.$/)).toBeVisible();
  },
};

export const Shortcuts: PageStory = {
  name: 'Fenêtre : raccourcis clavier',
  parameters: { scenario: 'admin', path },
  play: async ({ canvas }) => {
    await expectFigures(canvas, 'Participations');
    await userEvent.keyboard('?');
    const modal = await findModal('Raccourcis clavier');
    for (const action of ['Aller à la recherche', 'Créer une offre', 'Voir les raccourcis']) {
      await expect(modal.getByText(action)).toBeVisible();
    }
    await expect(modal.getByRole('checkbox', { name: 'Utiliser ces touches' })).toBeChecked();
  },
};

export const Empty: PageStory = {
  name: 'Rien encore',
  tags: ['etat:vide'],
  parameters: { scenario: 'admin-vide', path },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('0 au total')).toHaveLength(2));
    await expect(canvas.getByText('Gérer les comptes')).toBeVisible();
  },
};

export const OneOfEach: PageStory = {
  name: 'Un de chaque',
  tags: ['etat:une-ligne'],
  parameters: { scenario: 'admin-une-ligne', path },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('1 au total')).toHaveLength(2));
  },
};

export const Loading: PageStory = {
  name: 'Chargement',
  tags: ['etat:chargement'],
  parameters: { scenario: 'admin-chargement', path },
  play: async ({ canvas }) => {
    // The route itself waits for a moment, in one word.
    await waitFor(() => expect(canvas.getAllByText('Chargement…').length).toBeGreaterThan(3));
    await expect(canvas.getByRole('region', { name: 'Participations' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement…');
  },
};

export const Failing: PageStory = {
  name: 'Tout échoue, chaque bloc le dit',
  tags: ['etat:erreur'],
  parameters: { scenario: 'admin-panne-tout', path },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Chargement impossible')).toHaveLength(3), SLOW_ANSWER);
    await expect(canvas.getByRole('link', { name: /^Offres\s*Créer ou modifier une mission$/ })).toBeVisible();
  },
};

export const OneBlockFails: PageStory = {
  name: 'Les participations échouent, les comptes restent',
  parameters: { scenario: 'admin-panne-participations', path },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Chargement impossible')).toHaveLength(2), SLOW_ANSWER);
    await expectFigures(canvas, 'Utilisateurs');
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
    await expectFigures(canvas, 'Utilisateurs');
    await expectFigures(canvas, 'Participations');
  },
};

export const ExtremeTexts: PageStory = {
  name: 'Très grands nombres',
  tags: ['etat:texte-extreme'],
  parameters: { scenario: 'admin-dix-mille-pages', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^150\s000 au total$/, undefined, SLOW_ANSWER)).toBeVisible();
    await expectNoSidewaysScroll();
  },
};
