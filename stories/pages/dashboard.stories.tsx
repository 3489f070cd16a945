import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../design-system/expect-no-sideways-scroll';
import { type PageStory, page } from './page-story';
import { expectSessionLost, SLOW_ANSWER, watchFetch } from './steps';

const meta = {
  title: 'Écrans/Espace personnel/Tableau de bord',
  tags: ['!autodocs', 'ecran:/dashboard'],
  ...page,
} satisfies Meta;

export default meta;

const path = '/dashboard';

export const Full: PageStory = {
  name: 'Plein',
  tags: ['etat:plein'],
  parameters: { scenario: 'nominal', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('sur vos 5 dernières participations')).toBeVisible();
    const offers = within(await canvas.findByRole('region', { name: 'Offres récentes' }));
    await expect(await offers.findAllByRole('heading', { level: 3 })).toHaveLength(3);
    const participations = within(canvas.getByRole('region', { name: 'Participations récentes' }));
    await expect(await participations.findAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'Tableau de bord' })).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findByText('Solde : 14 €')).toBeVisible();
  },
};

export const LineLeads: PageStory = {
  name: 'Une participation récente mène à sa mission',
  tags: ['sans-image'],
  parameters: { scenario: 'nominal', path },
  play: async ({ canvas }) => {
    const participations = within(await canvas.findByRole('region', { name: 'Participations récentes' }));
    await userEvent.click(await participations.findByRole('link', { name: /Papeterie du Port/ }));
    await expect(await canvas.findByText('Vous participez à cette offre')).toBeVisible();
  },
};

export const NotValidated: PageStory = {
  name: 'Compte en attente de validation',
  parameters: { scenario: 'compte-en-attente', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Votre compte est en cours de validation')).toBeVisible();
    await expect(canvas.getByText('Compte en attente de validation')).toBeVisible();
    await expect(canvas.queryByText('Offres récentes')).toBeNull();
  },
};

export const Loading: PageStory = {
  name: 'Chargement',
  tags: ['etat:chargement'],
  parameters: { scenario: 'chargement', path },
  play: async ({ canvas }) => {
    const offers = await canvas.findByRole('region', { name: 'Offres récentes' });
    await expect(offers).toHaveAttribute('aria-busy', 'true');
    await expect(within(offers).getByRole('status')).toHaveTextContent('Chargement…');
  },
};

export const Starting: PageStory = {
  name: 'Session en cours de lecture',
  parameters: { scenario: 'demarrage', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement…')).toBeVisible();
    await expect(canvas.queryByRole('banner')).toBeNull();
  },
};

export const Empty: PageStory = {
  name: 'Rien encore',
  tags: ['etat:vide'],
  parameters: { scenario: 'rien-du-tout', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune offre disponible pour votre pays.')).toBeVisible();
    await expect(await canvas.findByText('Aucune participation pour le moment.')).toBeVisible();
    const first = within(await canvas.findByRole('region', { name: 'Votre première mission' }));
    await expect(first.getAllByRole('listitem')).toHaveLength(3);
    await expect(first.getByRole('link', { name: 'Voir les missions' })).toHaveAttribute('href', '/offers');
    await expect(canvas.queryByText('sur vos 5 dernières participations')).toBeNull();
  },
};

export const OneRow: PageStory = {
  name: 'Une seule participation',
  tags: ['etat:une-ligne'],
  parameters: { scenario: 'une-participation', path },
  play: async ({ canvas }) => {
    const participations = within(await canvas.findByRole('region', { name: 'Participations récentes' }));
    await expect(await participations.findAllByRole('listitem')).toHaveLength(1);
  },
};

export const ParticipationsFail: PageStory = {
  name: 'Les participations échouent, les offres restent',
  tags: ['etat:erreur'],
  parameters: { scenario: 'panne-participations', path },
  play: async ({ canvas }) => {
    const participations = within(await canvas.findByRole('region', { name: 'Participations récentes' }));
    await expect(await participations.findByText('Chargement impossible')).toBeVisible();
    await expect(canvas.getByText('sur vos 5 dernières participations')).toBeVisible();
    const offers = within(canvas.getByRole('region', { name: 'Offres récentes' }));
    await expect(await offers.findAllByRole('heading', { level: 3 })).toHaveLength(3);
    const asked = watchFetch();
    await userEvent.click(participations.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(await participations.findByText('Chargement impossible')).toBeVisible();
  },
};

export const BalanceFails: PageStory = {
  name: 'Le solde échoue : un tiret, le reste est là',
  parameters: { scenario: 'panne-solde', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Solde : —')).toBeVisible();
    await expect(await canvas.findByText('sur vos 5 dernières participations')).toBeVisible();
    const asked = watchFetch();
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(await canvas.findByText('Chargement impossible')).toBeVisible();
  },
};

export const OffersFail: PageStory = {
  name: 'Les offres échouent, les participations restent',
  parameters: { scenario: 'panne-offres', path },
  play: async ({ canvas }) => {
    const offers = within(await canvas.findByRole('region', { name: 'Offres récentes' }));
    await expect(await offers.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    const participations = within(canvas.getByRole('region', { name: 'Participations récentes' }));
    await expect(await participations.findAllByRole('listitem')).toHaveLength(5);
  },
};

export const SessionLost: PageStory = {
  name: 'Session perdue',
  tags: ['etat:session-perdue', 'sans-image'],
  parameters: { scenario: 'session-perdue', path },
  play: ({ canvas }) => expectSessionLost(canvas),
};

export const Slow: PageStory = {
  name: 'Réponses lentes',
  tags: ['etat:lent', 'sans-image'],
  parameters: { scenario: 'lent', path },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chargement…')).toBeVisible();
    const participations = within(await canvas.findByRole('region', { name: 'Participations récentes' }, SLOW_ANSWER));
    await expect(participations.getByRole('status')).toHaveTextContent('Chargement…');
    await expect(await participations.findAllByRole('listitem', undefined, SLOW_ANSWER)).toHaveLength(5);
  },
};

export const ExtremeTexts: PageStory = {
  name: 'Textes extrêmes',
  tags: ['etat:texte-extreme'],
  parameters: { scenario: 'textes-extremes', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Rochefoucauld-Montmorency/ })).toBeVisible();
    // The counter's label, and the badges once the rows are there.
    await waitFor(() => expect(canvas.getAllByText('En attente').length).toBeGreaterThan(1));
    await expectNoSidewaysScroll();
  },
};

export const PlainLaravel: PageStory = {
  name: 'Un Laravel ordinaire : des tirets où il manque quelque chose',
  tags: ['etat:plein'],
  parameters: { scenario: 'laravel-ordinaire', path },
  play: async ({ canvas }) => {
    const offers = within(await canvas.findByRole('region', { name: 'Offres récentes' }));
    await expect(await offers.findAllByRole('heading', { level: 3 })).toHaveLength(3);
    const participations = within(canvas.getByRole('region', { name: 'Participations récentes' }));
    await expect(await participations.findAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.queryByText('Chargement impossible')).toBeNull();
  },
};
