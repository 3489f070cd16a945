import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ValidationBadge } from '~/design-system/badges/account-badges';
import { describeProps } from '../../describe-props';

const meta = {
  title: 'Composants/Badges/ValidationBadge',
  component: ValidationBadge,
  argTypes: describeProps(ValidationBadge, {
    isValidated: '« Validé » si vrai, sinon « En attente »',
  }),
  args: { isValidated: true },
  parameters: {
    docs: {
      description: {
        component: `
L’état d’un compte : validé par un administrateur, ou en attente de l’être.

**À faire** : le placer dans la colonne « Statut » et en tête de la fiche d’un utilisateur.

**À éviter** : s’en servir pour une participation, qui a le sien (\`StatusBadge\`).

\`\`\`tsx
<ValidationBadge isValidated={user.validated} />
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof ValidationBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Validated: Story = {
  name: 'Validé',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Validé')).toBeVisible();
  },
};

export const Waiting: Story = {
  name: 'En attente',
  args: { isValidated: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('En attente')).toBeVisible();
  },
};
