import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { WaitingBadge } from '~/design-system/badges/account-badges';

const meta = {
  title: 'Composants/Badges/WaitingBadge',
  component: WaitingBadge,
  parameters: {
    docs: {
      description: {
        component: `
Dans l’en-tête, tant qu’aucun administrateur n’a validé le compte.

**À faire** : le montrer sur toutes les pages de l’espace personnel, sous le bonjour.

**À éviter** : le rendre cliquable : il n’y a rien à faire.

\`\`\`tsx
{!user.validated && <WaitingBadge />}
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof WaitingBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Compte en attente',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Compte en attente de validation')).toBeVisible();
  },
};

export const Narrow: Story = {
  name: 'À l’étroit, sur plusieurs lignes',
  render: () => (
    <div style={{ width: 140 }}>
      <WaitingBadge />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByText('Compte en attente de validation').getBoundingClientRect();
    await expect(box.width).toBeLessThanOrEqual(140);
  },
};
