import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Balance } from '~/design-system/cards/balance';
import { Slip, SlipMain, SlipStub, slipRecipe } from '~/design-system/layout/slip';
import { describeProps } from '../../describe-props';
import { expectEveryPart } from '../../usage/expect-every-part';
import { SlipAnatomy, SlipUsage } from '../../usage/slip-usage';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll';

const meta = {
  title: 'Composants/Données/Slip',
  component: Slip,
  subcomponents: { SlipMain, SlipStub, Balance },
  argTypes: describeProps(
    Slip,
    {
      orientation: {
        text: 'Où est la souche',
        values: { column: 'dessous', row: 'à côté dès 48 rem', line: 'toujours à côté' },
      },
      tone: { text: 'La teinte', values: { pending: 'en attente' }, default: 'aucune' },
      as: { text: 'L’élément : `article`, `section`, `li`', type: 'ElementType', control: false },
      css: { text: 'Pour un composant fait d’un billet', type: 'SystemStyleObject', control: false },
    },
    { element: 'div', recipe: slipRecipe },
  ),
  render: (args) => (
    <div style={{ maxWidth: 640 }}>
      <Slip {...args}>
        <SlipMain>Ouvrez un compte d'épargne en ligne et effectuez un premier versement d'au moins 10 €</SlipMain>
        <SlipStub>1€ de commission</SlipStub>
      </Slip>
    </div>
  ),
  parameters: {
    parts: {
      SlipMain: describeProps(
        SlipMain,
        {
          as: { text: 'L’élément : `article`, `section`, `li`', type: 'ElementType', control: false },
          css: { text: 'Pour un composant fait d’un billet', type: 'SystemStyleObject', control: false },
        },
        { element: 'div' },
      ),
      SlipStub: describeProps(
        SlipStub,
        {
          as: { text: 'L’élément : `article`, `section`, `li`', type: 'ElementType', control: false },
          css: { text: 'Pour un composant fait d’un billet', type: 'SystemStyleObject', control: false },
        },
        { element: 'div' },
      ),
      Balance: describeProps(Balance, {
        figures: {
          text: 'Le solde, en euros, et les participations qui le font ; omis pendant l’attente',
          type: '{ sold: number | null; approved: number | null }',
          isRequired: true,
        },
        hasFailed: 'Les chiffres n’ont pas pu être lus',
        onRetry: 'La nouvelle lecture',
      }),
    },
    docs: {
      description: {
        component: `Le billet et sa souche, le seul ornement du produit. La ligne pointillée sépare toujours ce que
l’on fait de ce que l’on gagne.

**À faire** : \`SlipMain\` pour la mission, \`SlipStub\` pour son gain ou l’action qui y mène. \`Balance\` en est la
forme la plus courte, pour le solde.

**À éviter** : la ligne pointillée comme simple séparateur, ou deux souches.

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

export const Column: Story = { name: 'Souche dessous' };
export const Row: Story = { name: 'Souche à côté dès 48 rem', args: { orientation: 'row' } };
export const RowOnPhone: Story = {
  name: 'Souche à côté dès 48 rem, au téléphone',
  tags: ['sans-image'],
  args: { orientation: 'row' },
  globals: { viewport: { value: 'telephone' } },
};
export const Line: Story = { name: 'Souche toujours à côté', args: { orientation: 'line' } };

export const Pending: Story = { name: 'Compte en attente', args: { tone: 'pending' } };

export const CurrentBalance: Story = {
  name: 'Solde',
  render: () => <Balance figures={{ sold: 28, approved: 28 }} onRetry={fn()} />,
};

export const BalanceOnPhone: Story = {
  name: 'Solde, 320 px',
  globals: { viewport: { value: 'petit' } },
  render: () => <Balance figures={{ sold: 1284.5, approved: 1284 }} onRetry={fn()} />,
};

export const Parts: Story = {
  name: 'Anatomie',
  parameters: { controls: { disable: true } },
  render: () => <SlipAnatomy />,
  play: ({ canvasElement }) => expectEveryPart(canvasElement),
};

export const DoAndAvoid: Story = {
  name: 'À faire, à éviter',
  parameters: { controls: { disable: true } },
  render: () => <SlipUsage />,
  play: () => expectNoSidewaysScroll(),
};
