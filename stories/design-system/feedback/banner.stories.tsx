import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { clientCalls } from '~/api/contract/client-calls';
import { Banner } from '~/design-system/feedback/banner';
import { LOGIN_REFUSED } from '~/features/auth/login-contract';
import { describeProps } from '../../describe-props';
import { messageTones } from '../prop-values';

const meta = {
  title: 'Composants/Retours/Banner',
  component: Banner,
  argTypes: describeProps(Banner, {
    tone: { text: 'La teinte', values: messageTones, isRequired: true },
    title: 'Le titre, en gras',
    children: 'Le message',
    role: {
      text: 'Quand le message est lu',
      values: { alert: 'tout de suite', status: 'à la première pause', note: 'jamais de lui-même' },
      default: "'alert' pour refused et warning, sinon 'status'",
    },
    icon: { text: 'Une autre icône', control: false },
  }),
  args: { tone: 'earned', children: clientCalls.testNetwork.success },
  parameters: {
    docs: {
      description: {
        component: `La réponse à ce que l’on vient de faire, à l’endroit où on l’a fait : elle est annoncée quand elle
paraît.

**À faire** : reprendre la phrase du serveur ou du catalogue ; laisser les champs remplis.

**À éviter** : un bandeau pour ce qui était déjà là en arrivant (prendre \`Notice\`).

\`\`\`tsx
{error && <Banner tone="refused">{error}</Banner>}
\`\`\``,
      },
    },
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Earned: Story = {
  name: 'Réussite',
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Connexion réussie !'),
};

export const Refused: Story = {
  name: 'Échec',
  args: { tone: 'refused', children: LOGIN_REFUSED },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Échec de connexion.'),
};

export const Pending: Story = {
  name: 'Attente',
  args: { tone: 'pending', children: 'Compte en attente de validation' },
};

export const Warning: Story = {
  name: 'Avertissement, avec titre',
  args: {
    tone: 'warning',
    title: 'Modifications non enregistrées',
    children: 'Elles seront perdues en quittant la page.',
  },
};

export const Info: Story = {
  name: 'Information',
  args: { tone: 'info', children: 'La synchronisation est terminée.' },
};

export const LongText: Story = {
  name: 'Long texte à 320 px',
  args: {
    tone: 'refused',
    children: `Le réseau a refusé la connexion : ${'identifiant-tres-long'.repeat(6)} n’est pas connu.`,
  },
  globals: { viewport: { value: 'petit' } },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('alert');
    await expect(banner.scrollWidth).toBeLessThanOrEqual(banner.clientWidth);
  },
};
