import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Banner } from '~/design-system/feedback/banner';
import { DataTable } from '~/design-system/table/data-table';
import { ListWithAlert } from '~/design-system/table/list-region';
import { describeProps } from '../../describe-props';
import { userRowColumns } from './sample-columns';
import { participations } from './sample-participations';

const rows = Array.from({ length: 24 }, (_, index) =>
  participations.map((row) => ({ ...row, id: 100 * index + row.id })),
).flat();

const list = (
  <DataTable
    caption="Utilisateurs"
    columns={userRowColumns}
    rows={rows}
    rowKey={(row) => row.id}
    empty="Aucun utilisateur"
    size="md"
  />
);

const meta = {
  title: 'Composants/Données/ListWithAlert',
  component: ListWithAlert,
  argTypes: describeProps(ListWithAlert, {
    notice: { text: 'Un `Banner` rouge, au sujet d’une ligne', control: false },
    children: { text: 'La liste', control: false },
  }),
  args: {
    notice: <Banner tone="refused">Erreur lors de la validation : le compte de Noé est toujours en attente.</Banner>,
    children: list,
  },
  parameters: {
    docs: {
      description: {
        component: `Une liste et, au-dessus d’elle, ce qui a échoué à l’une de ses lignes. L’annonce reste sous les yeux
quand la ligne est loin plus bas : le toast s’en va, elle non.

\`\`\`tsx
<ListWithAlert notice={failure && <Banner tone="refused">{failure}</Banner>}>
  <DataTable … />
</ListWithAlert>
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof ListWithAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InSight: Story = {
  name: 'Reste sous les yeux',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getAllByRole('row').at(-1)?.scrollIntoView({ block: 'end' });
    const { top, bottom } = canvas.getByRole('alert').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThan(window.innerHeight / 2);
    await expect(window.scrollY).toBeGreaterThan(0);
  },
};

export const WithoutNotice: Story = { name: 'Sans annonce', args: { notice: null } };
