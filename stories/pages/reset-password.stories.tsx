import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNoSidewaysScroll } from '../design-system/expect-no-sideways-scroll';
import { type PageStory, page } from './page-story';
import { expectToast, fillIn, fillInAndSend, LONG_EMAIL } from './steps';

const meta = {
  title: 'Écrans/Visiteur/Réinitialisation',
  tags: ['!autodocs', 'ecran:/reset-password'],
  ...page,
} satisfies Meta;

export default meta;

const LINK = '/reset-password?token=abc&email=camille%40missio.test';
const passwords = { 'Nouveau mot de passe': 'un-autre-secret', 'Confirmer le mot de passe': 'un-autre-secret' };

export const InvalidLink: PageStory = {
  name: 'Lien invalide',
  parameters: { scenario: 'visiteur', path: '/reset-password' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lien invalide' })).toBeVisible();
    await expect(canvas.getByText("Ce lien de réinitialisation n'est pas valide ou a expiré.")).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Demander un nouveau lien' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
};

export const Empty: PageStory = {
  name: 'Vide',
  tags: ['etat:vide'],
  parameters: { scenario: 'visiteur', path: LINK },
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText('Email');
    await expect(email).toHaveValue('camille@missio.test');
    await expect(email).toHaveAttribute('readonly');
  },
};

export const Filled: PageStory = {
  name: 'Rempli',
  tags: ['etat:plein'],
  parameters: { scenario: 'visiteur', path: LINK },
  play: async ({ canvas }) => {
    await fillIn(canvas, passwords);
    await expect(canvas.getByLabelText('Nouveau mot de passe')).toHaveValue('un-autre-secret');
  },
};

export const WithoutEmail: PageStory = {
  name: 'Lien sans adresse',
  parameters: { scenario: 'visiteur', path: '/reset-password?token=abc' },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas, passwords);
    await expect(await canvas.findByText('Email requis')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};

export const Expired: PageStory = {
  name: 'Lien expiré',
  tags: ['etat:erreur'],
  parameters: { scenario: 'visiteur', path: LINK },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas, passwords);
    await expectToast('Le lien de réinitialisation est invalide ou a expiré.');
    await expect(canvas.getByLabelText('Nouveau mot de passe')).toHaveValue('un-autre-secret');
  },
};

export const ServerDown: PageStory = {
  name: 'Refus sans explication',
  parameters: { scenario: 'panne-reinitialisation', path: LINK },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas, passwords);
    await expectToast('Erreur lors de la réinitialisation');
  },
};

export const Slow: PageStory = {
  name: 'Réinitialisation en cours',
  tags: ['etat:lent'],
  parameters: { scenario: 'visiteur-lent', path: LINK },
  play: async ({ canvas }) => {
    await fillIn(canvas, passwords);
    await userEvent.click(canvas.getByRole('button', { name: 'Réinitialiser le mot de passe' }));
    await expect(await canvas.findByRole('button', { name: 'Réinitialisation en cours...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const LongAddress: PageStory = {
  name: 'Adresse très longue',
  tags: ['etat:texte-extreme'],
  parameters: { scenario: 'visiteur', path: `/reset-password?token=abc&email=${encodeURIComponent(LONG_EMAIL)}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email')).toHaveValue(LONG_EMAIL);
    await expectNoSidewaysScroll();
  },
};
