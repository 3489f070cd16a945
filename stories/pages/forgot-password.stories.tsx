import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNoSidewaysScroll } from '../design-system/expect-no-sideways-scroll';
import { type PageStory, page } from './page-story';
import { expectToast, fillInAndSend, LONG_EMAIL } from './steps';

const meta = {
  title: 'Écrans/Visiteur/Mot de passe oublié',
  tags: ['!autodocs', 'ecran:/forgot-password'],
  ...page,
} satisfies Meta;

export default meta;

export const Empty: PageStory = {
  name: 'Vide',
  tags: ['etat:vide'],
  parameters: { scenario: 'visiteur', path: '/forgot-password' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Envoyer le lien' }));
    await expect(await canvas.findByText('Email requis')).toBeVisible();
  },
};

export const Sent: PageStory = {
  name: 'Email envoyé',
  tags: ['etat:plein'],
  parameters: { scenario: 'visiteur', path: '/forgot-password' },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas, { Email: 'camille@missio.test' });
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Email envoyé !' })).toHaveFocus();
    await expect(canvas.getByText('camille@missio.test')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Retour à la connexion' })).toHaveAttribute('href', '/login');
  },
};

export const Failed: PageStory = {
  name: 'Envoi échoué',
  tags: ['etat:erreur'],
  parameters: { scenario: 'panne-mot-de-passe-oublie', path: '/forgot-password' },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas, { Email: 'camille@missio.test' });
    await expectToast("Erreur lors de l'envoi");
    await expect(canvas.getByLabelText('Email')).toHaveValue('camille@missio.test');
  },
};

export const Slow: PageStory = {
  name: 'Envoi en cours',
  tags: ['etat:lent', 'sans-image'],
  parameters: { scenario: 'visiteur-lent', path: '/forgot-password' },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas, { Email: 'camille@missio.test' });
    await expect(await canvas.findByRole('button', { name: 'Envoi en cours...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const LongAddress: PageStory = {
  name: 'Adresse très longue',
  tags: ['etat:texte-extreme'],
  parameters: { scenario: 'visiteur', path: '/forgot-password' },
  play: async ({ canvas }) => {
    await fillInAndSend(canvas, { Email: LONG_EMAIL });
    await expect(await canvas.findByText(LONG_EMAIL)).toBeVisible();
    await expectNoSidewaysScroll();
  },
};
