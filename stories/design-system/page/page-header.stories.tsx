import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '~/design-system/actions/button';
import { PageHeader } from '~/design-system/page/page-header';
import { describeProps } from '../../describe-props';
import { longName } from '../shells/sample-links';

const meta = {
  title: 'Composants/Mise en page/PageHeader',
  component: PageHeader,
  argTypes: describeProps(PageHeader, {
    title: 'Le seul h1 de la page ; il reçoit le focus à l’arrivée',
    description: 'Une phrase, sous le titre',
    actions: { text: 'Au bout de la ligne du titre, dessous sur téléphone', control: false },
    size: { text: 'La taille du titre', values: { page: 'les pages', admin: 'plus petite, l’administration' } },
    ref: { text: 'Le titre', control: false },
  }),
  parameters: {
    docs: {
      description: {
        component: `La tête de chaque page : son seul h1, une phrase, et ce que l’on peut y faire. Le titre reçoit le
focus à l’arrivée, pour que les lecteurs d’écran disent où l’on est.

**À faire** : un par page ; \`size="admin"\` là où un tableau suit.

**À éviter** : deux boutons pleins, un titre qui répète l’en-tête.

\`\`\`tsx
<PageHeader
  title="Gestion des participations"
  description="Suivez toutes les participations des utilisateurs aux missions."
  size="admin"
/>
\`\`\``,
      },
    },
  },
  args: { title: 'Missions' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {
  name: 'Titre seul',
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Missions' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};

export const WithDescription: Story = {
  name: 'Avec une phrase',
  args: { title: 'Bonjour, Camille', description: 'Voici où en sont vos missions.' },
};

export const WithActions: Story = {
  name: 'Avec une action',
  args: {
    title: 'Gestion des offres',
    description: 'Créez, modifiez et retirez les missions.',
    size: 'admin',
    actions: <Button variant="accent">Créer une mission</Button>,
  },
};

export const LongTitle: Story = {
  name: 'Titre très long',
  args: { title: `Bonjour, ${longName}`, description: 'Voici où en sont vos missions.' },
  globals: { viewport: { value: 'petit' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const UnbrokenWord: Story = {
  name: 'Un mot sans fin',
  args: { title: 'Anticonstitutionnellement'.repeat(4) },
  globals: { viewport: { value: 'petit' } },
};
