import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RoleBadge } from '~/design-system/badges/account-badges';
import { describeProps } from '../../describe-props';

const meta = {
  title: 'Composants/Badges/RoleBadge',
  component: RoleBadge,
  argTypes: describeProps(RoleBadge, {
    isAdmin: '« Administrateur » si vrai, sinon « Utilisateur »',
  }),
  args: { isAdmin: true },
  parameters: {
    docs: {
      description: {
        component: `
Le type d’un compte. Sur encre pour l’administration, comme sa barre latérale : on sait où l’on est.

**À faire** : le placer dans l’en-tête de l’administration et dans le profil.

**À éviter** : l’employer pour autre chose qu’un rôle.

\`\`\`tsx
<RoleBadge isAdmin={user.is_admin} />
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof RoleBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Administrator: Story = {
  name: 'Administrateur',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Administrateur')).toBeVisible();
  },
};

export const User: Story = {
  name: 'Utilisateur',
  args: { isAdmin: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Utilisateur')).toBeVisible();
  },
};
