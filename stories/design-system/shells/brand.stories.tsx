import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Brand } from '~/design-system/shells/brand';
import { describeProps } from '../../describe-props';
import { onInk } from '../../on-ink';
import { SampleLink } from './sample-links';

const meta = {
  title: 'Composants/Mise en page/Brand',
  component: Brand,
  argTypes: describeProps(Brand, {
    asChild: { text: 'Habille le lien donné en enfant', type: 'boolean', control: false },
    children: { text: 'Avec `asChild`, un lien vide du routeur', type: 'ReactElement', control: false },
  }),
  parameters: {
    docs: {
      description: {
        component: `Le signe et le nom. Le signe est le billet et sa souche : la partie gauche prend la couleur du
texte, la souche reste orange.

**À faire** : un lien vers l’accueil de l’espace où l’on se trouve, une fois par en-tête.

**À éviter** : recolorer la souche, séparer le signe du nom, l’utiliser comme décor.

\`\`\`tsx
<Brand asChild>
  <Link to="/" />
</Brand>
\`\`\``,
      },
    },
  },
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaper: Story = { name: 'Sur papier', args: {} };

export const OnInk: Story = { name: 'Sur l’encre', args: {}, decorators: [onInk] };

export const AsLink: Story = {
  name: 'En lien',
  tags: ['sans-image'],
  args: { asChild: true, children: <SampleLink href="#accueil" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Missio' })).toHaveAttribute('href', '#accueil');
  },
};
