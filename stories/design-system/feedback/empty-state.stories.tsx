import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '~/design-system/actions/button';
import { EmptyState, NoResult } from '~/design-system/feedback/empty-state';
import { describeProps } from '../../describe-props';

const meta = {
  title: 'Composants/Retours/EmptyState',
  component: EmptyState,
  subcomponents: { NoResult },
  argTypes: describeProps(EmptyState, {
    title: 'Ce qui manque',
    description: 'Une phrase qui dit pourquoi',
    action: { text: 'Un bouton vers la suite', control: false },
    art: { text: 'Le dessin ; `null` pour aucun, là où la place manque', control: false },
  }),
  args: {
    title: 'Aucune participation',
    description: "Vous n'avez participé à aucune offre pour le moment.",
  },
  decorators: [
    (Story) => (
      <chakra.div background="bg.panel" border="hairline" borderRadius="lg">
        <Story />
      </chakra.div>
    ),
  ],
  parameters: {
    parts: {
      NoResult: describeProps(NoResult, {
        title: 'Ce qui manque',
        asked: 'Ce qui était demandé',
        onClear: 'Appelée par « Effacer les filtres »',
      }),
    },
    docs: {
      description: {
        component: `Une liste sans ligne : rien ne va mal, et voici pourquoi.
Quand une recherche ou un filtre ne trouve rien, \`NoResult\` dit ce qui était demandé et offre de l’effacer.

**À faire** : dire ce qu’il n’y a pas, puis la suite possible.

**À éviter** : cet état pour un échec (prendre \`ErrorState\`) ou pendant le chargement.

\`\`\`tsx
<EmptyState
  title="Aucune participation"
  action={<Button size="sm" asChild><Link to="/offers">Voir les missions</Link></Button>}
/>
\`\`\``,
      },
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

const clear = fn();

export const WithAction: Story = {
  name: 'Avec une action',
  args: { action: <Button size="sm">Voir les missions</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune participation')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Voir les missions' })).toBeVisible();
  },
};

export const WithoutAction: Story = { name: 'Sans action' };

export const TitleAlone: Story = {
  name: 'Titre seul, sans dessin',
  args: { title: 'Aucune offre disponible pour votre pays.', description: undefined, art: null },
};

export const WithFilters: Story = {
  name: 'Une recherche sans résultat',
  render: () => <NoResult title="Aucune offre" asked="« plage » et le pays Japon" onClear={clear} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer les filtres' }));
    await expect(clear).toHaveBeenCalledOnce();
  },
};
