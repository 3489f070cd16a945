import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Panel, PanelBody, PanelHead, panelRecipe } from '~/design-system/cards/panel';
import { describeProps } from '../../describe-props';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll';

const meta = {
  title: 'Composants/Données/Panel',
  component: Panel,
  subcomponents: { PanelHead, PanelBody },
  argTypes: describeProps(
    Panel,
    {
      isSection: 'Une région, nommée par son `PanelHead`',
      isFramed: 'Coupe le contenu au bord arrondi, pour les tableaux',
      size: { text: 'La taille du titre', values: { lg: 'un panneau à part', xl: 'une section parmi d’autres' } },
    },
    { element: 'div', recipe: panelRecipe },
  ),
  args: { isSection: true },
  render: (args) => (
    <Panel {...args}>
      <PanelHead title="Participations" aside="9 037 au total" />
      <PanelBody>Une surface blanche pour ce que l’on lit ou remplit.</PanelBody>
    </Panel>
  ),
  parameters: {
    parts: {
      PanelHead: describeProps(PanelHead, {
        title: 'Le titre, un h2',
        aside: 'Au bout de la ligne : un total, un lien ou un badge',
      }),
      PanelBody: describeProps(PanelBody, {}, { element: 'div' }),
    },
    docs: {
      description: {
        component: `
Une surface pour ce que l’on lit ou remplit : un filet, pas d’ombre.

**À faire** : \`isSection\` dès qu’il y a un titre, pour que le panneau soit une région nommée.

**À éviter** : un panneau dans un panneau.

\`\`\`tsx
<Panel isSection>
  <PanelHead title="Identifiants" />
  <PanelBody>…</PanelBody>
</Panel>
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHead: Story = {
  name: 'Avec un titre',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Participations' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Participations');
  },
};

export const Bare: Story = {
  name: 'Sans titre',
  args: { isSection: false },
  render: (args) => (
    <Panel {...args}>
      <PanelBody>Une surface seule.</PanelBody>
    </Panel>
  ),
};

export const LongTitle: Story = {
  name: 'Titre long, 320 px',
  globals: { viewport: { value: 'petit' } },
  render: (args) => (
    <Panel {...args}>
      <PanelHead
        title="Anticonstitutionnellement_et_sans_la_moindre_espace, une synchronisation"
        aside="1 284 transactions synchronisées au total"
      />
      <PanelBody>Le titre et son complément passent à la ligne.</PanelBody>
    </Panel>
  ),
  play: async () => {
    await expectNoSidewaysScroll();
  },
};
