import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNoSidewaysScroll } from '../design-system/expect-no-sideways-scroll';
import { type PageStory, page } from './page-story';
import { fillIn, fillInAndSend, LONG_EMAIL } from './steps';

const meta = {
  title: 'Écrans/Visiteur/Inscription',
  tags: ['!autodocs', 'ecran:/register'],
  ...page,
} satisfies Meta;

export default meta;

const person = {
  Nom: 'Éloïse',
  Email: 'eloise@missio.test',
  'Mot de passe': 'un-mot-de-passe',
  'Confirmer le mot de passe': 'un-mot-de-passe',
};

export const Empty: PageStory = {
  name: 'Vide',
  tags: ['etat:vide'],
  parameters: { scenario: 'visiteur', path: '/register' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Créer un compte' })).toBeVisible();
    // The country goes along without being asked for.
    await expect(canvas.queryByLabelText(/pays/i)).toBeNull();
  },
};

export const Filled: PageStory = {
  name: 'Rempli',
  tags: ['etat:plein'],
  parameters: { scenario: 'visiteur', path: '/register' },
  play: async ({ canvas }) => {
    await fillIn(canvas, person);
    await expect(canvas.getByLabelText('Nom')).toHaveValue('Éloïse');
  },
};

export const AllWrong: PageStory = {
  name: 'Toutes les erreurs à la fois',
  tags: ['etat:erreur'],
  parameters: { scenario: 'visiteur', path: '/register' },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas, {
      Nom: 'É',
      Email: 'camille@missio',
      'Mot de passe': 'secret',
      'Confirmer le mot de passe': 'secrets',
    });
    await expect(await canvas.findByText('Le nom doit contenir au moins 2 caractères')).toBeVisible();
    await expect(canvas.getByText('Email invalide')).toBeVisible();
    await expect(canvas.getByText('Le mot de passe doit contenir au moins 8 caractères')).toBeVisible();
    await expect(canvas.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
    await expect(canvas.getByLabelText('Nom')).toHaveFocus();
  },
};

export const AddressTaken: PageStory = {
  name: 'Adresse déjà prise',
  parameters: { scenario: 'visiteur', path: '/register' },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas, { ...person, Email: 'camille@missio.test' });
    const email = canvas.getByLabelText('Email');
    await expect((await canvas.findAllByText('Cet email est déjà utilisé'))[0]).toBeVisible();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveFocus();
    await userEvent.type(email, 'x');
    await expect(email).not.toHaveAttribute('aria-invalid');
  },
};

export const ServerDown: PageStory = {
  name: 'Refus sans explication',
  parameters: { scenario: 'panne-inscription', path: '/register' },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas, person);
    await expect((await canvas.findAllByText("Erreur lors de l'inscription"))[0]).toBeVisible();
    await expect(canvas.getByLabelText('Nom')).toHaveValue('Éloïse');
  },
};

export const Slow: PageStory = {
  name: 'Création en cours',
  tags: ['etat:lent'],
  parameters: { scenario: 'visiteur-lent', path: '/register' },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas, person);
    const button = await canvas.findByRole('button', { name: 'Création en cours...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongTexts: PageStory = {
  name: 'Textes très longs',
  tags: ['etat:texte-extreme'],
  parameters: { scenario: 'visiteur', path: '/register' },
  play: async ({ canvas }) => {
    await fillIn(canvas, { ...person, Nom: 'Marie-Antoinette-'.repeat(12), Email: LONG_EMAIL });
    await expectNoSidewaysScroll();
  },
};
