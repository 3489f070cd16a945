import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Fact, Facts } from '~/design-system/data/facts';
import { Stack } from '~/design-system/layout/stack';
import { SubSection } from '~/design-system/layout/sub-section';

const meta = {
  title: 'Composants/Mise en page/SubSection',
  component: SubSection,
  args: {
    title: 'Utilisateur',
    children: (
      <Facts>
        <Fact label="Nom">Camille Durand</Fact>
        <Fact label="Pays">France</Fact>
      </Facts>
    ),
  },
  render: (args) => (
    <Stack>
      <SubSection {...args} />
      <SubSection title="Offre">
        <Facts>
          <Fact label="Titre">Bilan auditif offert</Fact>
        </Facts>
      </SubSection>
    </Stack>
  ),
  parameters: {
    docs: {
      description: {
        component: `
L’un des sujets d’une fenêtre qui en a plusieurs, sous son titre (h3), séparé du précédent par un filet.

**À faire** : deux à quatre, dans un \`Stack\`.

**À éviter** : hors des fenêtres. Une page a ses panneaux.

\`\`\`tsx
<SubSection title="Utilisateur"><Facts>…</Facts></SubSection>
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof SubSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: 'Deux sujets',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Utilisateur' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Offre' })).toBeVisible();
  },
};
