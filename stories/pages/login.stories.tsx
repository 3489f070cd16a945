import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNoSidewaysScroll } from '../design-system/expect-no-sideways-scroll';
import { type PageStory, page } from './page-story';
import { fillIn, fillInAndSend, LONG_EMAIL } from './steps';

const meta = {
  title: 'Écrans/Visiteur/Connexion',
  tags: ['!autodocs', 'ecran:/login'],
  ...page,
} satisfies Meta;

export default meta;

const credentials = { Email: 'camille@missio.test', 'Mot de passe': 'motdepasse-user' };

export const Empty: PageStory = {
  name: 'Vide',
  tags: ['etat:vide'],
  parameters: { scenario: 'visiteur', path: '/login' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Bon retour !' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Se souvenir de moi' })).toBeChecked();
    await expect(canvas.getByRole('link', { name: /politique de confidentialité/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Filled: PageStory = {
  name: 'Rempli, mot de passe visible',
  tags: ['etat:plein'],
  parameters: { scenario: 'visiteur', path: '/login' },
  play: async ({ canvas }) => {
    await fillIn(canvas, credentials);
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher le mot de passe' }));
    await expect(canvas.getByLabelText('Mot de passe')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Masquer le mot de passe' })).toBeVisible();
  },
};

export const Incomplete: PageStory = {
  name: 'Champs manquants',
  parameters: { scenario: 'visiteur', path: '/login' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Se connecter' }));
    await expect(await canvas.findByText('Email requis')).toBeVisible();
    await expect(canvas.getByText('Mot de passe requis')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};

export const WrongPassword: PageStory = {
  name: 'Identifiants refusés',
  tags: ['etat:erreur'],
  parameters: { scenario: 'visiteur', path: '/login' },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas, { ...credentials, 'Mot de passe': 'faux' });
    const [alert] = await canvas.findAllByRole('alert');
    await expect(alert).toHaveTextContent('Identifiants incorrects.');
    await expect(canvas.getByLabelText('Mot de passe')).toHaveValue('faux');
  },
};

export const ServerDown: PageStory = {
  name: 'Refus sans explication',
  parameters: { scenario: 'panne-connexion', path: '/login' },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas, credentials);
    await expect(await canvas.findByText('Échec de connexion. Vérifiez vos identifiants.')).toBeVisible();
  },
};

export const Unreadable: PageStory = {
  name: 'Réponse illisible',
  tags: ['console-attendue'],
  parameters: { scenario: 'connexion-illisible', path: '/login' },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas, credentials);
    await expect(await canvas.findByText('Une erreur est survenue. Merci de réessayer plus tard.')).toBeVisible();
  },
};

export const Slow: PageStory = {
  name: 'Connexion en cours',
  tags: ['etat:lent'],
  parameters: { scenario: 'visiteur-lent', path: '/login' },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas, credentials);
    const button = await canvas.findByRole('button', { name: 'Connexion en cours...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongTexts: PageStory = {
  name: 'Textes très longs',
  tags: ['etat:texte-extreme'],
  parameters: { scenario: 'connexion-bloquee', path: '/login' },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas, { ...credentials, Email: LONG_EMAIL });
    await expect((await canvas.findAllByText(/Trop de tentatives de connexion/))[0]).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const TooManyInEnglish: PageStory = {
  name: 'Trop de tentatives, dites en anglais par le framework',
  tags: ['etat:erreur'],
  parameters: { scenario: 'visiteur-laravel-anglais', path: '/login' },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas, credentials);
    const [alert] = await canvas.findAllByRole('alert');
    await expect(alert).toHaveTextContent(/42/);
    await expect(alert).not.toHaveTextContent('Too Many Attempts');
  },
};
