import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../design-system/expect-no-sideways-scroll';
import { type PageStory, page } from './page-story';
import { expectSessionLost, SLOW_ANSWER } from './steps';

const meta = {
  title: 'Écrans/Espace personnel/Participations',
  tags: ['!autodocs', 'ecran:/participations'],
  ...page,
} satisfies Meta;

export default meta;

const path = '/participations';

/** The head and `count` rows; while they load the head stands alone. */
const expectRows = (canvas: ReturnType<typeof within>, count: number) =>
  waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(count + 1));

export const Full: PageStory = {
  name: 'Plein',
  tags: ['etat:plein'],
  parameters: { scenario: 'nominal', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Solde : 14 €')).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: /^Toutes\s*27$/ })).toBeVisible();
    await expectRows(canvas, 10);
    await expect(canvas.getByText('Affichage de 1 à 10 sur 27 résultats')).toBeVisible();
  },
};

export const RowLeads: PageStory = {
  name: 'Une ligne mène à sa mission',
  parameters: { scenario: 'nominal', path },
  play: async ({ canvas }) => {
    const title = 'Créez votre espace chez Papeterie du Port';
    await userEvent.click(await canvas.findByRole('link', { name: title }));
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
  },
};

export const ByStatus: PageStory = {
  name: 'Filtrées par statut, au clavier',
  parameters: { scenario: 'nominal', path: '/participations?page=2' },
  play: async ({ canvas }) => {
    await expectRows(canvas, 10);
    const all = canvas.getByRole('tab', { name: /^Toutes/ });
    all.focus();
    await userEvent.keyboard('{End}');
    const refused = canvas.getByRole('tab', { name: /^Disapproved/ });
    await expect(refused).toHaveFocus();
    await expect(await canvas.findByRole('tab', { name: /^Disapproved/, selected: true })).toBeVisible();
    for (const badge of canvas.queryAllByText(/^(En attente|Approuvée)$/)) await expect(badge).not.toBeVisible();
    await expect(canvas.getByText(/filtrent les participations de la page affichée/)).toBeVisible();
  },
};

export const OthersElsewhere: PageStory = {
  name: 'Les autres de l’onglet sont sur d’autres pages',
  parameters: { scenario: 'nominal', path: '/participations?status=approved' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^\d+ autres participations approuvées se trouvent sur les pages suivantes\.$/),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Voir la page précédente' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Voir la page suivante' }));
    await expect(await canvas.findByText(/sur d’autres pages\.$/)).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /^Approved/, selected: true })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Participations, page 2' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Voir la page suivante' }));
    await expect(await canvas.findByText(/sur les pages précédentes\.$/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Voir la page suivante' })).toBeNull();
  },
};

export const NoneOfThisStatus: PageStory = {
  name: 'Aucune de ce statut sur la page',
  parameters: { scenario: 'une-participation', path: '/participations?status=disapproved' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune participation refusée sur cette page.')).toBeVisible();
  },
};

export const ByMonth: PageStory = {
  name: 'Commissions par mois, au clavier',
  parameters: { scenario: 'nominal', path },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Voir mes commissions par mois' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const table = await canvas.findByRole('table', { name: 'Commissions par mois' });
    await expect(
      await canvas.findByText(
        /^D’après 27 participations, à 1€ chacune, au mois où elle commence\s; une refusée ne rapporte rien\.$/,
      ),
    ).toBeVisible();
    const total = within(table).getAllByRole('row').at(-1);
    await expect(total).toHaveTextContent(/^Total14\s€/);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Lire à nouveau' })).toHaveFocus());
  },
};

export const ByMonthFailing: PageStory = {
  name: 'Commissions par mois : la lecture échoue, puis reprend',
  tags: ['sans-image'],
  parameters: { scenario: 'nominal', path },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Voir mes commissions par mois' });
    const answering = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError('réseau'));
    await userEvent.click(button);
    await expect(await canvas.findByText(/^Lecture interrompue\s: première page$/)).toBeVisible();
    await expect(canvas.getByText(/^D’après 0 participation, .+ Rien n’a encore été lu\.$/)).toBeVisible();
    globalThis.fetch = answering;
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(await canvas.findByText(/^D’après 27 participations/)).toBeVisible();
  },
};

export const Loading: PageStory = {
  name: 'Chargement',
  tags: ['etat:chargement'],
  parameters: { scenario: 'chargement', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Vos participations' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: PageStory = {
  name: 'Aucune participation',
  tags: ['etat:vide'],
  parameters: { scenario: 'aucune-participation', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune participation')).toBeVisible();
    await expect(canvas.getByText("Vous n'avez participé à aucune offre pour le moment.")).toBeVisible();
    await expect(await canvas.findByText('Solde : 0 €')).toBeVisible();
  },
};

export const OneRow: PageStory = {
  name: 'Une seule participation',
  tags: ['etat:une-ligne'],
  parameters: { scenario: 'une-participation', path },
  play: async ({ canvas }) => {
    await expectRows(canvas, 1);
    await expect(canvas.getByText('Affichage de 1 à 1 sur 1 résultats')).toBeVisible();
  },
};

export const Failing: PageStory = {
  name: 'La liste échoue, le solde reste',
  tags: ['etat:erreur'],
  parameters: { scenario: 'panne-participations', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement impossible')).toBeVisible();
    await expect(await canvas.findByText('Solde : 14 €')).toBeVisible();
  },
};

export const BalanceFails: PageStory = {
  name: 'Le solde échoue, la liste reste',
  parameters: { scenario: 'panne-solde', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Solde : —')).toBeVisible();
    await expect(canvas.getByText('Chargement impossible')).toBeVisible();
    await expectRows(canvas, 10);
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};

export const BalanceFailsOnPhone: PageStory = {
  name: 'Le solde échoue, à 360 px : toute la largeur, et rien de vert',
  tags: ['sans-image'],
  globals: { viewport: { value: 'telephone' } },
  parameters: { scenario: 'panne-solde', path },
  play: async ({ canvas }) => {
    const amount = await canvas.findByText('Solde : —');
    const table = await canvas.findByRole('table', { name: 'Vos participations' });
    const origin = canvas.getByText('Chargement impossible');
    await expect(getComputedStyle(amount).color).toBe(getComputedStyle(origin).color);
    const right = (element: Element) => element.getBoundingClientRect().right;
    await waitFor(() => expect(Math.abs(right(amount) - right(table))).toBeLessThan(2));
  },
};

export const SessionLost: PageStory = {
  name: 'Session perdue',
  tags: ['etat:session-perdue'],
  parameters: { scenario: 'session-perdue', path },
  play: ({ canvas }) => expectSessionLost(canvas),
};

export const Slow: PageStory = {
  name: 'Réponses lentes',
  tags: ['etat:lent', 'sans-image'],
  parameters: { scenario: 'lent', path },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Vos participations' }, SLOW_ANSWER);
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect((await canvas.findAllByText('1€', undefined, SLOW_ANSWER))[0]).toBeVisible();
  },
};

export const ExtremeTexts: PageStory = {
  name: 'Textes extrêmes, statuts inconnus',
  tags: ['etat:texte-extreme'],
  parameters: { scenario: 'textes-extremes', path },
  play: async ({ canvas }) => {
    await expectRows(canvas, 10);
    await waitFor(() => expect(canvas.getAllByText('En attente').length).toBeGreaterThan(1));
    await expectNoSidewaysScroll();
  },
};

export const PlainLaravel: PageStory = {
  name: 'Un Laravel ordinaire : des tirets où il manque quelque chose',
  tags: ['etat:plein'],
  parameters: { scenario: 'laravel-ordinaire', path },
  play: async ({ canvas }) => {
    await expectRows(canvas, 10);
    await expect(await canvas.findByText('Solde : 14 €')).toBeVisible();
    await expect(canvas.getAllByText('—').length).toBeGreaterThan(0);
  },
};

export const UnreadableRow: PageStory = {
  name: 'Une ligne illisible, les autres restent',
  parameters: { scenario: 'ligne-illisible', path },
  play: async ({ canvas }) => {
    await expectRows(canvas, 9);
    await expect(canvas.getByText('1 ligne illisible')).toBeVisible();
  },
};

export const Recorded: PageStory = {
  name: 'D’un serveur enregistré',
  tags: ['sans-image'],
  parameters: { scenario: 'enregistre-laravel', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Solde : 5 €')).toBeVisible();
    await expectRows(canvas, 15);
    await expect(canvas.getByRole('link', { name: 'Mission 17' })).toBeVisible();
  },
};
