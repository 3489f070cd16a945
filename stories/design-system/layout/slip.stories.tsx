import type { Meta, StoryObj } from '@storybook/react-vite';
import { Balance } from '~/design-system/cards/balance';
import { Slip, SlipMain, SlipStub } from '~/design-system/layout/slip';

const meta = {
  title: 'Composants/Données/Slip',
  component: Slip,
  subcomponents: { SlipMain, SlipStub, Balance },
  argTypes: { tone: { control: 'inline-radio', options: ['pending'] } },
  render: (args) => (
    <div style={{ maxWidth: 640 }}>
      <Slip {...args}>
        <SlipMain>Ouvrez un compte d'épargne en ligne et effectuez un premier versement d'au moins 10 €</SlipMain>
        <SlipStub>1€ de commission</SlipStub>
      </Slip>
    </div>
  ),
  parameters: {
    docs: {
      description: {
        component: `Le bordereau et son talon, le seul ornement du produit. La ligne pointillée sépare toujours ce que
l’on fait de ce que l’on gagne.

**À faire** : \`SlipMain\` pour la mission, \`SlipStub\` pour son gain ou l’action qui y mène. \`Balance\` en est la
forme la plus courte, pour le solde.

**À éviter** : la ligne pointillée comme simple séparateur, ou deux talons.

\`\`\`tsx
<Slip orientation="row">
  <SlipMain>{offer.title}</SlipMain>
  <SlipStub>1€ de commission</SlipStub>
</Slip>
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof Slip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = { name: 'Talon dessous' };
export const Row: Story = { name: 'Talon à côté dès 48rem', args: { orientation: 'row' } };
export const RowOnPhone: Story = {
  name: 'Talon à côté dès 48rem, au téléphone',
  args: { orientation: 'row' },
  globals: { viewport: { value: 'telephone' } },
};
export const Line: Story = { name: 'Talon toujours à côté', args: { orientation: 'line' } };

export const Pending: Story = { name: 'Compte en attente', args: { tone: 'pending' } };

export const CurrentBalance: Story = {
  name: 'Solde',
  render: () => <Balance amount={28}>28 participations approuvées</Balance>,
};

export const BalanceOnPhone: Story = {
  name: 'Solde, 320 px',
  globals: { viewport: { value: 'petit' } },
  render: () => <Balance amount={1284.5}>1 284 participations approuvées</Balance>,
};
