import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionItem, DescriptionList } from '~/design-system/cards/description-list';
import { Stack } from '~/design-system/layout/stack';
import { SubSection } from '~/design-system/page/sub-section';
import { describeProps } from '../../describe-props';

const meta = {
  title: 'Composants/Mise en page/SubSection',
  component: SubSection,
  argTypes: describeProps(SubSection, {
    title: 'Le titre, un h3',
    children: { text: 'Le contenu', control: false },
  }),
  args: {
    title: 'Utilisateur',
    children: (
      <DescriptionList>
        <DescriptionItem label="Nom">Camille Durand</DescriptionItem>
        <DescriptionItem label="Pays">France</DescriptionItem>
      </DescriptionList>
    ),
  },
  render: (args) => (
    <Stack>
      <SubSection {...args} />
      <SubSection title="Offre">
        <DescriptionList>
          <DescriptionItem label="Titre">Bilan auditif offert</DescriptionItem>
        </DescriptionList>
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
<SubSection title="Utilisateur"><DescriptionList>…</DescriptionList></SubSection>
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
