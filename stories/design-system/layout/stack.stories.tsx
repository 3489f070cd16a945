import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel, PanelBody } from '~/design-system/cards/panel';
import { Stack } from '~/design-system/layout/stack';
import { Columns } from '~/design-system/page/columns';
import { describeProps } from '../../describe-props';
import { gaps } from '../prop-values';

const samples = ['Premier', 'Deuxième', 'Troisième'].map((name) => (
  <Panel key={name}>
    <PanelBody>
      <p>{name}</p>
    </PanelBody>
  </Panel>
));

const meta = {
  title: 'Composants/Mise en page/Stack',
  component: Stack,
  subcomponents: { Columns },
  argTypes: describeProps(Stack, {
    gap: {
      text: 'L’espace entre les blocs',
      values: gaps,
    },
    ref: { text: 'L’élément', control: false },
    children: { text: 'Les blocs', control: false },
  }),
  parameters: {
    parts: {
      Columns: describeProps(Columns, {
        split: { text: 'Le partage', values: { halves: 'deux moitiés', sevenFive: 'sept et cinq douzièmes' } },
        isEven: 'Toutes aussi hautes que la plus haute',
        children: 'Deux blocs',
      }),
    },
    docs: {
      description: {
        component: `L’un sous l’autre, avec le même espace partout. Les composants n’ont pas de marge : c’est ici que se
décide ce qui les sépare.

**À faire** : \`airy\` (24 px) entre les sections d’une page, \`dense\` (12 px) au-dessus d’un tableau d’administration.
Deux colonnes : \`Columns\`.

**À éviter** : une marge dans un composant ou dans un écran.

\`\`\`tsx
<Stack gap="airy">
  <PageHeader title="Missions" />
  <Columns isEven>…</Columns>
</Stack>
\`\`\``,
      },
    },
  },
  args: { children: samples },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Airy: Story = { name: 'Aéré, 24 px' };
export const Dense: Story = { name: 'Dense, 12 px', args: { gap: 'dense' } };
export const TwoColumns: Story = {
  name: 'Deux colonnes',
  render: () => <Columns isEven>{samples.slice(0, 2)}</Columns>,
};
export const SevenFive: Story = {
  name: 'Sept et cinq douzièmes',
  render: () => <Columns split="sevenFive">{samples.slice(0, 2)}</Columns>,
};
