import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { toastStore } from '~/design-system/feedback/notify';
import { expectNoSidewaysScroll } from '../design-system/expect-no-sideways-scroll';
import { type PageStory, page } from './page-story';
import { expectRows, expectSessionLost, expectWaiting, findModal, SLOW_ANSWER, settledTable } from './steps';

const meta = {
  title: 'Écrans/Administration/Participations',
  tags: ['!autodocs', 'ecran:/admin/participations'],
  ...page,
} satisfies Meta;

export default meta;

const path = '/admin/participations';
const TABLE = 'Participations';

export const Full: PageStory = {
  name: 'Plein',
  tags: ['etat:plein'],
  parameters: { scenario: 'admin', path },
  play: async ({ canvas }) => {
    await expectRows(canvas, TABLE, 15);
    await expect(canvas.getByText('Suivez toutes les participations des utilisateurs aux missions.')).toBeVisible();
    await expect(canvas.getByText('Total participations')).toBeVisible();
    await expect(canvas.getByText(/^Affichage de 1 à 15 sur/)).toBeVisible();
  },
};

export const ByStatus: PageStory = {
  name: 'Filtrées par statut, au clavier',
  parameters: { scenario: 'admin', path: '/admin/participations?page=2' },
  play: async ({ canvas }) => {
    await expectRows(canvas, TABLE, 15);
    canvas.getByRole('tab', { name: 'Toutes' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByRole('tab', { name: 'Disapproved', selected: true })).toHaveFocus();
    await expect(await canvas.findByText(/^Affichage de 1 à 15 sur/, undefined, SLOW_ANSWER)).toBeVisible();
    const table = await settledTable(canvas, TABLE);
    await expect(within(table).getAllByText('Refusée')).toHaveLength(15);
  },
};

export const Detail: PageStory = {
  name: 'Fenêtre : détails de la participation',
  parameters: { scenario: 'admin', path },
  play: async ({ canvas }) => {
    await expectRows(canvas, TABLE, 15);
    const [details] = canvas.getAllByRole('link', { name: /^Détails de la participation de / });
    if (details) await userEvent.click(details);
    const dialog = await findModal('Détails de la participation');
    for (const name of ['Utilisateur', 'Offre', 'Participation']) {
      await expect(dialog.getByRole('heading', { name })).toBeVisible();
    }
    await expect(dialog.getByText(/^#\d+$/)).toBeVisible();
    // The same date as in the list.
    const [row] = canvas.getAllByRole('row', { hidden: true }).slice(1);
    const listed = row && within(row).getAllByRole('cell', { hidden: true }).at(-2)?.textContent;
    const seen = within(dialog.getByRole('list', { name: 'Ce qui s’est passé' })).getAllByRole('listitem')[1];
    await expect(seen).toHaveTextContent(
      new RegExp(`^(?:Fait|À venir)\\s: Action signalée par le réseau${listed?.split('Cliqué')[0]}`),
    );
  },
};

export const Empty: PageStory = {
  name: 'Aucune participation',
  tags: ['etat:vide'],
  parameters: { scenario: 'admin-vide', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucune participation n'a été enregistrée pour le moment.")).toBeVisible();
  },
};

export const NoneOfThisStatus: PageStory = {
  name: 'Aucune de ce statut',
  parameters: { scenario: 'admin-vide', path: '/admin/participations?status=approved' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune participation avec ce statut.')).toBeVisible();
  },
};

export const OneRow: PageStory = {
  name: 'Une seule participation, sans pagination',
  tags: ['etat:une-ligne'],
  parameters: { scenario: 'admin-une-ligne', path },
  play: async ({ canvas }) => {
    await expectRows(canvas, TABLE, 1);
    await expect(canvas.queryByText(/^Affichage de/)).not.toBeInTheDocument();
  },
};

export const Loading: PageStory = {
  name: 'Chargement',
  tags: ['etat:chargement'],
  parameters: { scenario: 'admin-chargement', path },
  play: ({ canvas }) => expectWaiting(canvas, TABLE),
};

export const LoadingNextPage: PageStory = {
  name: 'Chargement d’une page suivante',
  parameters: { scenario: 'admin-chargement', path: '/admin/participations?page=2' },
  play: async ({ canvas }) => {
    await expectWaiting(canvas, TABLE);
    await expect(canvas.getAllByRole('status').length).toBeGreaterThan(1);
  },
};

export const Failing: PageStory = {
  name: 'La liste échoue, sans notification',
  tags: ['etat:erreur'],
  parameters: { scenario: 'admin-panne-participations', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement impossible')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expect(toastStore.read()).toEqual([]);
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
  name: 'Textes extrêmes, statuts et dates illisibles',
  tags: ['etat:texte-extreme'],
  parameters: { scenario: 'admin-textes-extremes', path },
  play: async ({ canvas }) => {
    await expectRows(canvas, TABLE, 15);
    await expect(canvas.getAllByRole('cell', { name: '—' }).length).toBeGreaterThan(0);
    await expectNoSidewaysScroll();
  },
};

export const PlainLaravel: PageStory = {
  name: 'Un Laravel ordinaire : des tirets où il manque quelque chose',
  tags: ['etat:plein'],
  parameters: { scenario: 'admin-laravel-ordinaire', path },
  play: async ({ canvas }) => {
    await expectRows(canvas, TABLE, 15);
    const table = await settledTable(canvas, TABLE);
    await expect(within(table).getAllByText('—').length).toBeGreaterThan(0);
  },
};
