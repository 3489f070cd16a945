import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { type PageStory, page } from './page-story';

const meta = {
  title: 'Écrans/Pages publiques/F.A.Q',
  tags: ['!autodocs', 'ecran:/faq'],
  ...page,
} satisfies Meta;

export default meta;

export const Closed: PageStory = {
  name: 'Quatre questions',
  tags: ['etat:plein'],
  parameters: { scenario: 'visiteur', path: '/faq' },
  play: async ({ canvas }) => {
    const question = await canvas.findByRole('button', { name: /Comment commencer/ });
    await expect(canvas.getAllByRole('button', { expanded: false }).length).toBeGreaterThanOrEqual(4);
    question.focus();
    await userEvent.keyboard('{Enter}');
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/Un administrateur le valide/)).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(/Un administrateur le valide/)).not.toBeVisible();
  },
};

export const OpenedByAddress: PageStory = {
  name: 'Réponse ouverte par son adresse',
  parameters: { scenario: 'visiteur', path: '/faq#paiement' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Chaque participation approuvée vous rapporte/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Lien vers cette réponse.*payé/ })).toHaveAttribute(
      'href',
      '/faq#paiement',
    );
    await expect(canvas.getByRole('button', { name: /filtrer/ })).toHaveAttribute('aria-expanded', 'false');
  },
};
