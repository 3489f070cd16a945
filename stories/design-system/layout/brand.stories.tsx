import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Brand } from '~/design-system/layout/brand';

const meta = {
  title: 'Composants/Mise en page/Brand',
  component: Brand,
  parameters: {
    docs: {
      description: {
        component: `Le signe et le nom. Le signe est le billet et sa souche : la partie gauche prend la couleur du texte, la souche reste orange.

**À faire** : un lien vers l'accueil de l'espace où l'on se trouve, une fois par en-tête.
**À éviter** : recolorer la souche, séparer le signe du nom, l'utiliser comme décor.

\`\`\`tsx
<Brand asChild><Link to="/" /></Brand>
\`\`\``,
      },
    },
  },
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaper: Story = { name: 'Sur papier', args: {} };

export const AsLink: Story = {
  name: 'En lien',
  // biome-ignore lint/a11y/useAnchorContent: the brand puts its own content into the link
  args: { asChild: true, children: <a href="#accueil" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Missio' })).toBeVisible();
  },
};

export const OnInk: Story = {
  name: "Sur l'encre",
  globals: { backgrounds: { value: 'encre' } },
  decorators: [
    (Story) => (
      <div style={{ color: 'white' }}>
        <Story />
      </div>
    ),
  ],
};
