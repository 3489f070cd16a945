import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextLink } from '~/design-system/actions/text-link';
import { describeProps } from '../../describe-props';

const meta = {
  title: 'Composants/Actions/TextLink',
  component: TextLink,
  argTypes: describeProps(
    TextLink,
    {
      children: { text: 'Le texte du lien', type: 'ReactNode' },
      href: 'L’adresse',
      external: { text: 'Ouvre un nouvel onglet, et le dit', type: 'boolean' },
      // With a text for its child it has nothing to give its look to.
      asChild: { text: 'Habille son seul enfant, un lien du routeur', type: 'boolean', control: false },
    },
    { element: 'a' },
  ),
  args: { href: '#faq', children: 'questions fréquentes' },
  parameters: {
    docs: {
      description: {
        component: `Un lien dans un texte : encre, souligné d’orange.

**À faire** : des mots qui disent où l’on va ; \`external\` pour un autre site, qui s’ouvre dans un nouvel onglet et le
dit.

**À éviter** : « cliquez ici » ; un lien pour une action (prendre \`Button\`).

\`\`\`tsx
<TextLink asChild><Link to="/faq">questions fréquentes</Link></TextLink>
<TextLink external href="https://exemple.test">site du partenaire</TextLink>
\`\`\``,
      },
    },
  },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  name: 'Dans un texte',
  render: (args) => (
    <p>
      Consultez nos <TextLink {...args} /> avant de nous écrire.
    </p>
  ),
};

export const External: Story = {
  name: 'Vers un autre site',
  args: { external: true, href: 'https://exemple.test', children: 'site du partenaire' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'site du partenaire (nouvel onglet)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const OnInk: Story = {
  name: 'Sur encre',
  render: (args) => (
    <chakra.p className="on-ink" background="bg.ink" color="fg.onInk" padding="4">
      Consultez nos <TextLink {...args} />.
    </chakra.p>
  ),
};

export const AsChild: Story = {
  name: 'Autour d’un lien du routeur',
  args: { asChild: true, href: undefined, children: <a href="#connexion">Connexion</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Connexion' })).toHaveAttribute('href', '#connexion');
  },
};
