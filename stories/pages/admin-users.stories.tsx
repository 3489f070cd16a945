import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../design-system/expect-no-sideways-scroll';
import { type PageStory, page } from './page-story';
import {
  expectRows,
  expectSessionLost,
  expectToast,
  expectWaiting,
  findModal,
  SLOW_ANSWER,
  settledTable,
} from './steps';

const meta = {
  title: 'Écrans/Administration/Utilisateurs',
  tags: ['!autodocs', 'ecran:/admin/users'],
  ...page,
} satisfies Meta;

export default meta;

const path = '/admin/users';
const waiting = '/admin/users?validated=0';
const TABLE = 'Utilisateurs';

const TITLE = 'Détails de l’utilisateur';

export const Full: PageStory = {
  name: 'Plein',
  tags: ['etat:plein'],
  parameters: { scenario: 'admin', path },
  play: async ({ canvas }) => {
    await expectRows(canvas, TABLE, 15);
    await expect(canvas.getByText(/^Affichage de 1 à 15 sur \d+ résultats$/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Page \d+$/ })).toHaveLength(3);
  },
};

export const DatesOnOneLine: PageStory = {
  name: 'À 1280 px, la plus longue date d’inscription tient sur une ligne',
  tags: ['sans-image'],
  globals: { viewport: { value: 'bureau' } },
  parameters: { scenario: 'admin', path },
  play: async ({ canvas }) => {
    const table = await settledTable(canvas, TABLE);
    const [date] = table.querySelectorAll('tbody td[data-align=end]');
    const longest = document.createElement('span');
    longest.style.cssText = 'position: absolute; white-space: nowrap; visibility: hidden';
    longest.textContent = '30 septembre 2025';
    date?.append(longest);
    await document.fonts.ready;
    const { width } = longest.getBoundingClientRect();
    longest.remove();
    const style = date && getComputedStyle(date);
    const padding = Number.parseFloat(style?.paddingLeft ?? '') + Number.parseFloat(style?.paddingRight ?? '');
    await expect((date?.clientWidth ?? 0) - padding).toBeGreaterThanOrEqual(width);
  },
};

export const Waiting: PageStory = {
  name: 'Comptes en attente',
  parameters: { scenario: 'admin', path: waiting },
  play: async ({ canvas }) => {
    const table = await settledTable(canvas, TABLE);
    await expect(within(table).queryByText('Validé')).not.toBeInTheDocument();
    await expect(within(table).getAllByRole('button', { name: /^Valider / }).length).toBeGreaterThan(3);
  },
};

export const Validating: PageStory = {
  name: 'Valider depuis la ligne',
  parameters: { scenario: 'admin', path },
  play: async ({ canvas }) => {
    await expectRows(canvas, TABLE, 15);
    const search = canvas.getByRole('searchbox', { name: 'Rechercher un utilisateur' });
    await userEvent.type(search, 'attente@missio.test{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: /^Valider / }, SLOW_ANSWER));
    await expectToast('Utilisateur validé avec succès !');
    await expectRows(canvas, TABLE, 1);
    await expect(canvas.getByRole('cell', { name: 'Validé' })).toBeVisible();
  },
};

export const ValidationFails: PageStory = {
  name: 'Validation refusée, reprise',
  parameters: { scenario: 'admin-panne-validation', path: waiting },
  play: async ({ canvas }) => {
    await settledTable(canvas, TABLE);
    const count = canvas.getAllByRole('button', { name: /^Valider / }).length;
    const [button] = canvas.getAllByRole('button', { name: /^Valider / });
    if (button) await userEvent.click(button);
    await expect(await canvas.findByText(/^le compte de/)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Valider / })).toHaveLength(count));
  },
};

export const Choosing: PageStory = {
  name: 'Des comptes choisis',
  parameters: { scenario: 'admin', path: waiting },
  play: async ({ canvas }) => {
    await settledTable(canvas, TABLE);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tout sélectionner' }));
    const bar = within(await canvas.findByRole('region', { name: 'Comptes choisis' }));
    await expect(bar.getByRole('button', { name: /^Valider \d+ comptes$/ })).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Tout désélectionner' }));
    await expect(canvas.queryByRole('region', { name: 'Comptes choisis' })).not.toBeInTheDocument();
    const [, first] = canvas.getAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await expect(canvas.getByRole('checkbox', { name: 'Tout sélectionner' })).toBePartiallyChecked();
  },
};

export const ChoosingOnPhone: PageStory = {
  ...Choosing,
  name: 'Des comptes choisis, 360 px',
  tags: ['sans-image'],
  globals: { viewport: { value: 'telephone' } },
  play: async (context) => {
    await Choosing.play?.(context);
    await expectNoSidewaysScroll();
  },
};

export const ManyFail: PageStory = {
  name: 'Des comptes choisis, validation refusée',
  parameters: { scenario: 'admin-panne-validation', path: waiting },
  play: async ({ canvas }) => {
    await settledTable(canvas, TABLE);
    const [, first] = canvas.getAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('button', { name: 'Valider 1 compte' }));
    await expect(await canvas.findByText(/^1 compte n’a pas été validé/)).toBeVisible();
    await expect(first).toBeChecked();
  },
};

export const Detail: PageStory = {
  name: 'Fenêtre : compte en attente',
  parameters: { scenario: 'admin', path: waiting },
  play: async ({ canvas }) => {
    await settledTable(canvas, TABLE);
    const [details] = canvas.getAllByRole('link', { name: /^Détails de / });
    if (details) await userEvent.click(details);
    const dialog = await findModal(TITLE);
    await expect(dialog.getByText('Date d’inscription')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Valider ce compte' })).toBeVisible();
  },
};

export const DetailMissing: PageStory = {
  name: 'Fenêtre : compte introuvable',
  parameters: { scenario: 'admin', path: '/admin/users?detail=987654' },
  play: async () => {
    const dialog = await findModal(TITLE);
    await expect(await dialog.findByText('Utilisateur introuvable', undefined, SLOW_ANSWER)).toBeVisible();
  },
};

export const DetailWithoutList: PageStory = {
  name: 'Fenêtre ouverte par son adresse, la liste échoue',
  parameters: { scenario: 'admin-panne-utilisateurs', path: '/admin/users?detail=1' },
  play: async () => {
    const dialog = await findModal(TITLE);
    await expect(await dialog.findByText('Chargement impossible', undefined, SLOW_ANSWER)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};

export const NoneFound: PageStory = {
  name: 'Recherche sans résultat',
  tags: ['sans-image'],
  parameters: { scenario: 'admin', path: '/admin/users?search=personne-de-ce-nom' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun utilisateur')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer les filtres' }));
    await expectRows(canvas, TABLE, 15);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const Empty: PageStory = {
  name: 'Aucun utilisateur',
  tags: ['etat:vide'],
  parameters: { scenario: 'admin-vide', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun utilisateur')).toBeVisible();
  },
};

export const OneRow: PageStory = {
  name: 'Un seul utilisateur',
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
  parameters: { scenario: 'admin-panne-utilisateurs', path },
  play: async ({ canvas }) => {
    await expectToast('Erreur lors du chargement des utilisateurs');
    await expect(await canvas.findByText('Chargement impossible')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
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

export const TenThousandPages: PageStory = {
  name: 'Dix mille pages',
  parameters: { scenario: 'admin-dix-mille-pages', path: '/admin/users?page=5000' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Affichage de 74\s986 à 75\s000 sur 150\s000 résultats$/, undefined, SLOW_ANSWER),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Page 5000' })).toHaveAttribute('aria-current', 'page');
  },
};

export const PlainLaravel: PageStory = {
  name: 'Un Laravel ordinaire : des tirets où il manque quelque chose',
  tags: ['etat:plein'],
  parameters: { scenario: 'admin-laravel-ordinaire', path },
  play: async ({ canvas }) => {
    await expectRows(canvas, TABLE, 15);
    await expect(canvas.getByText(/^Affichage de 1 à 15 sur \d+ résultats$/)).toBeVisible();
    await expect(canvas.getAllByText('—').length).toBeGreaterThan(0);
  },
};

export const UnreadableRow: PageStory = {
  name: 'Une ligne illisible, les autres restent',
  parameters: { scenario: 'admin-ligne-illisible', path },
  play: async ({ canvas }) => {
    await expectRows(canvas, TABLE, 14);
    await expect(canvas.getByText('1 ligne illisible')).toBeVisible();
  },
};
