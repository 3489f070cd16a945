import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BackLink } from '~/design-system/page/back-link';
import { describeProps } from '../../describe-props';
import { SampleLink } from '../shells/sample-links';

const meta = {
  title: 'Composants/Mise en page/BackLink',
  component: BackLink,
  argTypes: describeProps(BackLink, {
    children: { text: 'Un lien du routeur', control: false },
  }),
  parameters: {
    docs: {
      description: {
        component: `Le retour à la liste d’où l’on vient, en haut d’une page de détail.

**À faire** : nommer la liste.

**À éviter** : « Retour » tout court, ou un bouton qui rejoue l’historique.

\`\`\`tsx
<BackLink>
  <Link to="/offers">Retour aux offres</Link>
</BackLink>
\`\`\``,
      },
    },
  },
  args: { children: <SampleLink href="#offres">Retour aux offres</SampleLink> },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Au repos',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Retour aux offres' })).toBeVisible();
  },
};

export const Focused: Story = {
  name: 'Au clavier',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
