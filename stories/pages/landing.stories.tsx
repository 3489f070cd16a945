import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../design-system/expect-no-sideways-scroll';
import { type PageStory, page } from './page-story';

const meta = {
  title: 'Écrans/Pages publiques/Accueil',
  tags: ['!autodocs', 'ecran:/'],
  ...page,
} satisfies Meta;

export default meta;

export const Visitor: PageStory = {
  name: 'Visiteur',
  tags: ['etat:plein'],
  parameters: { scenario: 'visiteur', path: '/' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Chaque mission accomplie vous rapporte une commission.');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Missions' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Pourquoi nous choisir' })).toBeVisible();
    await expect(canvas.getByText('Prénoms et propos d’exemple')).toBeVisible();
    const call = canvas.getByRole('region', { name: /Votre première mission/ });
    await expect(call.querySelector('a')).toHaveAttribute('href', '/register');
    await expectNoSidewaysScroll();
  },
};

export const SignedIn: PageStory = {
  name: 'Personne connectée',
  parameters: { scenario: 'nominal', path: '/' },
  play: async ({ canvas }) => {
    const [area] = await canvas.findAllByRole('link', { name: 'Mon espace' });
    await expect(area).toHaveAttribute('href', '/dashboard');
    const header = canvas.getByRole('banner');
    await expect(header).not.toHaveTextContent('Connexion');
  },
};
