import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Counter, Counters } from '~/design-system/cards/counters';
import { PageHeader } from '~/design-system/page/page-header';
import { StatsHeader } from '~/design-system/page/stats-header';
import { roomyFrom } from '~/design-system/tokens';
import { describeProps } from '../../describe-props';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll';

const meta = {
  title: 'Composants/Mise en page/StatsHeader',
  component: StatsHeader,
  argTypes: describeProps(StatsHeader, {
    header: { text: 'Un `PageHeader`', control: false },
    counters: { text: 'Combien de chiffres', values: { three: 'trois', four: 'quatre' }, isRequired: true },
    children: { text: 'Un `<Counters isTight>`', control: false },
  }),
  args: {
    counters: 'three',
    header: <PageHeader size="admin" title="Gestion des utilisateurs" description="Validez les nouveaux comptes." />,
    children: (
      <Counters columns={3} isTight>
        <Counter label="Total" value={1284} />
        <Counter label="Validés" tone="earned" value={1247} />
        <Counter label="En attente" tone="pending" value={37} />
      </Counters>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `Le haut d’une liste d’administration qui compte : titre et chiffres sur une ligne dès 64rem
(${roomyFrom} avec quatre chiffres), pour laisser la hauteur aux rangées.

**À faire** : \`Counters isTight\`, trois ou quatre chiffres.

**À éviter** : un bouton. Il a sa place dans \`PageHeader actions\`.

\`\`\`tsx
<StatsHeader counters="three" header={<PageHeader size="admin" title="Gestion des utilisateurs" />}>
  <Counters columns={3} isTight>…</Counters>
</StatsHeader>
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof StatsHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  name: 'Trois chiffres',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Gestion des utilisateurs');
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
};

export const Four: Story = {
  name: 'Quatre chiffres',
  args: {
    counters: 'four',
    header: (
      <PageHeader
        size="admin"
        title="Gestion des participations"
        description="Suivez toutes les participations des utilisateurs aux missions."
      />
    ),
    children: (
      <Counters isTight>
        <Counter label="Total participations" value={9037} />
        <Counter label="Approved" tone="earned" value={9} />
        <Counter label="Opened" tone="pending" value={3} />
        <Counter label="Disapproved" tone="refused" value={3} />
      </Counters>
    ),
  },
};

export const FourOnTablet: Story = {
  ...Four,
  name: 'Quatre chiffres, 1024 px',
  globals: { viewport: { value: 'tablette' } },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Total participations');
    await expect(label.offsetHeight).toBeLessThan(2 * Number.parseFloat(getComputedStyle(label).lineHeight));
  },
};

export const Narrow: Story = {
  name: 'À 320 px',
  globals: { viewport: { value: 'petit' } },
  play: () => expectNoSidewaysScroll(),
};
