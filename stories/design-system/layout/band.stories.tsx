import type { Meta, StoryObj } from '@storybook/react-vite';
import { Band } from '~/design-system/layout/band';
import { PageHeader } from '~/design-system/layout/page-header';

const meta = {
  title: 'Composants/Mise en page/Band',
  component: Band,
  argTypes: { children: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `Une bande d’une page publique, d’un bord à l’autre, avec son conteneur.

**À faire** : alterner papier et blanc ; \`space="page"\` pour une page d’un seul tenant.

**À éviter** : l’encre ailleurs que pour l’accroche et le pied de page.

\`\`\`tsx
<Band ground="panel" labelledBy="raisons">
  <h2 id="raisons">Pourquoi nous choisir</h2>
</Band>
\`\`\``,
      },
    },
  },
  args: { children: <PageHeader title="Pourquoi nous choisir" description="Quatre raisons." /> },
} satisfies Meta<typeof Band>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paper: Story = { name: 'Papier' };
export const Panel: Story = { name: 'Blanc', args: { ground: 'panel' } };
export const Ink: Story = { name: 'Encre', args: { ground: 'ink', children: <h2>Chaque mission accomplie</h2> } };
export const Page: Story = { name: 'Page d’un seul tenant', args: { space: 'page', width: 'text' } };
