import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Avatar } from '~/design-system/badges/avatar';
import { describeProps } from '../../describe-props';

const meta = {
  title: 'Composants/Badges/Avatar',
  component: Avatar,
  argTypes: describeProps(Avatar, {
    name: 'Le nom, dont l’avatar montre l’initiale ; il n’est pas lu',
    size: { text: 'La taille', values: { sm: '32 px', lg: '48 px' } },
  }),
  args: { name: 'Camille' },
  parameters: {
    docs: {
      description: {
        component: `
L’initiale d’une personne, un repère pour l’œil. Elle n’est pas lue à voix haute : le nom est toujours écrit à côté.

**À faire** : petite dans les lignes, grande en tête d’une fiche, toujours suivie du nom.

**À éviter** : l’avatar seul, ou une couleur par personne.

\`\`\`tsx
<Avatar name={user.name} size="lg" />
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {
  name: 'Petit',
  play: async ({ canvasElement }) => {
    const initial = within(canvasElement).getByText('C');
    await expect(initial).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Large: Story = { name: 'Grand', args: { size: 'lg', name: 'Élodie' } };

const initials = {
  élodie: 'É',
  '  œdipe': 'Œ',
  Łukasz: 'Ł',
  'e\u0301loi': 'É',
  '👩🏽‍🌾 Anne': '👩🏽‍🌾',
  '🇫🇷 France': '🇫🇷',
  '42 rue': '4',
  '': '?',
};

export const Initials: Story = {
  name: 'Accents, ligatures, nom vide',
  render: () => (
    <p style={{ display: 'flex', gap: 8 }}>
      {Object.keys(initials).map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </p>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('[aria-hidden=true]')].map((avatar) => avatar.textContent);
    await expect(shown).toEqual(Object.values(initials));
  },
};
