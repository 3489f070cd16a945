import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CommissionBadge } from '~/design-system/badges/commission-badge';

const meta = {
  title: 'Composants/Badges/CommissionBadge',
  component: CommissionBadge,
  parameters: {
    docs: {
      description: {
        component: `
Ce que rapporte une participation, partout le même montant. Le texte « 1€ », sans espace, est celui du cahier des charges.

**À faire** : le placer sur la page d’une mission. Ailleurs, le texte seul : \`COMMISSION_TEXT\`.

**À éviter** : y écrire un autre montant.

\`\`\`tsx
<CommissionBadge />
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof CommissionBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Un euro',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1€')).toBeVisible();
  },
};
