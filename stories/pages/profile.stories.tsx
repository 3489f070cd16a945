import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../design-system/expect-no-sideways-scroll';
import { type PageStory, page } from './page-story';
import { expectSessionLost, expectToast, fillIn, fillInAndSend, SLOW_ANSWER } from './steps';

const meta = {
  title: 'Écrans/Espace personnel/Profil',
  tags: ['!autodocs', 'ecran:/profile'],
  ...page,
} satisfies Meta;

export default meta;

const path = '/profile';

export const Full: PageStory = {
  name: 'Plein',
  tags: ['etat:plein'],
  parameters: { scenario: 'nominal', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('France, FR')).toBeVisible();
    await expect(canvas.getByText('Oui')).toBeVisible();
    await expect(canvas.getByText('Utilisateur')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('camille@missio.test');
  },
};

export const NotValidated: PageStory = {
  name: 'Compte en attente',
  parameters: { scenario: 'compte-en-attente', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('En attente')).toBeVisible();
  },
};

export const Saved: PageStory = {
  name: 'Enregistré : l’en-tête suit',
  parameters: { scenario: 'nominal', path },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas, { Nom: 'Camille Martin' });
    await expectToast('Profil mis à jour avec succès !');
    await expect(await canvas.findByTitle('Camille Martin')).toHaveTextContent('Bonjour, Camille Martin');
  },
};

export const Invalid: PageStory = {
  name: 'Champs à corriger',
  parameters: { scenario: 'nominal', path },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas, { Email: 'camille', Nom: 'C' });
    await expect(await canvas.findByText('Email invalide')).toBeVisible();
    await expect(canvas.getByText('Le nom doit contenir au moins 2 caractères')).toBeVisible();
    await expect(canvas.getByLabelText('Nom')).toHaveFocus();
  },
};

export const EmailTaken: PageStory = {
  name: 'Adresse déjà prise',
  parameters: { scenario: 'nominal', path },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas, { Email: 'admin@missio.test' });
    const email = await canvas.findByLabelText('Email');
    await waitFor(() => expect(email).toHaveAccessibleDescription(/\S/));
    await expect(email).toHaveValue('admin@missio.test');
    await expect(email).toHaveFocus();
  },
};

export const Failing: PageStory = {
  name: 'L’enregistrement échoue',
  tags: ['etat:erreur'],
  parameters: { scenario: 'panne-profil', path },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas, { Nom: 'Camille Martin' });
    await expect((await canvas.findAllByText('Erreur lors de la mise à jour'))[0]).toBeVisible();
    await expect(canvas.getByLabelText('Nom')).toHaveValue('Camille Martin');
  },
};

export const Leaving: PageStory = {
  name: 'Quitter sans enregistrer',
  parameters: { scenario: 'nominal', path },
  play: async ({ canvas }) => {
    await fillIn(canvas, { Nom: 'Camille Martin' });
    await userEvent.click(canvas.getByRole('link', { name: 'Missions' }));
    const question = await screen.findByRole('alertdialog', { name: 'Êtes-vous sûr ?' });
    await waitFor(() => expect(within(question).getByText(/Vos modifications ne sont pas enregistrées/)).toBeVisible());
  },
};

export const WithoutLocation: PageStory = {
  name: 'Pays introuvable : celui du compte',
  parameters: { scenario: 'panne-localisation', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('FR')).toBeVisible();
    await expectToast('Impossible de récupérer le pays');
  },
};

export const Loading: PageStory = {
  name: 'Chargement',
  tags: ['etat:chargement'],
  parameters: { scenario: 'chargement', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
    await expect(canvas.getByText('Chargement…')).toBeInTheDocument();
  },
};

export const SessionLost: PageStory = {
  name: 'Session perdue',
  tags: ['etat:session-perdue', 'sans-image'],
  parameters: { scenario: 'session-perdue', path },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas, { Nom: 'Camille Martin' });
    await expectSessionLost(canvas);
  },
};

export const Slow: PageStory = {
  name: 'Enregistrement en cours',
  tags: ['etat:lent'],
  parameters: { scenario: 'profil-sans-reponse', path },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Nom', undefined, SLOW_ANSWER);
    await fillInAndSend(canvas, { Nom: 'Camille Martin' });
    const button = await canvas.findByRole('button', { name: 'Enregistrement en cours...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ExtremeTexts: PageStory = {
  name: 'Nom très long',
  tags: ['etat:texte-extreme'],
  parameters: { scenario: 'textes-extremes', path },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/Rochefoucauld-Montmorency/).length).toBeGreaterThan(1));
    await expectNoSidewaysScroll();
  },
};

export const RefusedByField: PageStory = {
  name: '« success: false » dans un 200 : le champ le dit',
  tags: ['etat:erreur'],
  parameters: { scenario: 'succes-faux', path },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas, { Nom: 'Camille Martin' });
    const name = await canvas.findByLabelText('Nom');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Ce nom est réservé/));
    await expect(screen.queryByText('Profil mis à jour avec succès !')).toBeNull();
  },
};
