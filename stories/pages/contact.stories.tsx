import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../design-system/expect-no-sideways-scroll';
import { type PageStory, page } from './page-story';
import { fillIn } from './steps';

const meta = {
  title: 'Écrans/Pages publiques/Contact',
  tags: ['!autodocs', 'ecran:/contact'],
  ...page,
} satisfies Meta;

export default meta;

export const Empty: PageStory = {
  name: 'Formulaire vide',
  tags: ['etat:vide'],
  parameters: { scenario: 'visiteur', path: '/contact' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nous répondons sous 48 heures/)).toBeVisible();
    await expect(canvas.getAllByText('Du lundi au vendredi, 9h-18h')[0]).toBeVisible();
  },
};

export const Thanks: PageStory = {
  name: 'Remerciement',
  tags: ['etat:plein'],
  parameters: { scenario: 'visiteur', path: '/contact' },
  play: async ({ canvas }) => {
    // Nothing is checked: even an empty form is thanked for.
    await userEvent.click(await canvas.findByRole('button', { name: 'Envoyer' }));
    await expect(await canvas.findByRole('heading', { name: /Merci pour votre message/ })).toHaveFocus();
  },
};

export const Prefilled: PageStory = {
  name: 'Au sujet d’une participation',
  tags: ['sans-image'],
  parameters: {
    scenario: 'visiteur',
    path: '/contact?mission=Testez%20Lirio&participation=12&date=2026-03-14',
  },
  play: async ({ canvas }) => {
    const message = await canvas.findByLabelText('Message');
    await expect(message).toHaveDisplayValue(
      /^Mission\s: Testez Lirio\nParticipation\s: nº\s12\nDate\s: 14 mars 2026\n\n$/,
    );
  },
};

export const LongTexts: PageStory = {
  name: 'Textes très longs',
  tags: ['etat:texte-extreme'],
  parameters: { scenario: 'visiteur', path: '/contact' },
  play: async ({ canvas }) => {
    const long = 'Anticonstitutionnellement'.repeat(8);
    await fillIn(canvas, { Nom: long, Message: long });
    await expectNoSidewaysScroll();
  },
};

export const AddressOnPhone: PageStory = {
  name: 'L’adresse sur une ligne, à 360 px',
  tags: ['sans-image'],
  globals: { viewport: { value: 'telephone' } },
  parameters: { scenario: 'visiteur', path: '/contact' },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    const address = await main.findByText('contact@exemple.test');
    await expect(address).toHaveAttribute('href', 'mailto:contact@exemple.test');
    // After the font has come: it changes the widths.
    await waitFor(() => {
      const text = document.createRange();
      text.selectNodeContents(address);
      return expect(new Set([...text.getClientRects()].map(({ top }) => top)).size).toBe(1);
    });
  },
};
