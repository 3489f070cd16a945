import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SecretText } from '~/design-system/forms/secret-text';

const meta = {
  title: 'Composants/Formulaires/SecretText',
  component: SecretText,
  args: { name: 'la clé API', children: 'cle-7f3a90' },
  parameters: {
    docs: {
      description: {
        component: `
Un secret que l’on a le droit de lire, caché jusqu’à ce qu’on le demande. Tant qu’il est caché, il n’est pas dans la page.

**À faire** : nommer le secret dans le bouton, article compris.

**À éviter** : un mot de passe. Il ne se relit jamais.

\`\`\`tsx
<Fact label="Clé API"><SecretText name="la clé API">{offer.api_key}</SecretText></Fact>
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof SecretText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  name: 'Caché',
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('cle-7f3a90')).not.toBeInTheDocument();
  },
};

export const Shown: Story = {
  name: 'Affiché sur demande',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher la clé API' }));
    await expect(canvas.getByText('cle-7f3a90')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Masquer la clé API' })).toHaveFocus();
  },
};
