import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Notice } from '~/design-system/feedback/banner';
import { describeProps } from '../../describe-props';
import { messageTones } from '../prop-values';

const meta = {
  title: 'Composants/Retours/Notice',
  component: Notice,
  argTypes: describeProps(Notice, {
    tone: { text: 'La teinte', values: messageTones },
    title: 'Le titre, en gras',
    children: 'Le message, jamais lu de lui-même',
  }),
  args: {
    children:
      'Les offres sont synchronisées automatiquement avec l’API du réseau chaque nuit à 2:00. ' +
      'Les statuts, les commissions et les autres données des offres existantes sont mis à jour.',
  },
  parameters: {
    docs: {
      description: {
        component: `Ce qu’il faut savoir et qui était là en arrivant ; donc jamais annoncé de soi-même.

**À faire** : une ou deux phrases.

**À éviter** : une note pour la réponse à une action (prendre \`Banner\`).

\`\`\`tsx
<Notice>Les offres sont synchronisées chaque nuit à 2:00.</Notice>
\`\`\``,
      },
    },
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  name: 'Information (par défaut)',
  play: async ({ canvas }) => expect(canvas.getByRole('note')).toHaveTextContent('chaque nuit à 2:00'),
};

export const Pending: Story = {
  name: 'Attente, avec titre',
  args: {
    tone: 'pending',
    title: 'Compte en attente de validation',
    children: 'Notre équipe valide votre compte. Un email vous préviendra dès son activation.',
  },
};
