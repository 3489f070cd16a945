import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatusBadge } from '~/design-system/badges/status-badge';
import { ListLine, ListLines } from '~/design-system/cards/list-lines';
import { formatDate } from '~/lib/format/dates';
import { describeProps } from '../../describe-props';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll';
import { extremes, participations } from '../table/sample-participations';

const lines = (samples: typeof participations) =>
  samples.map((sample) => (
    <ListLine
      key={sample.id}
      title={sample.title}
      detail={formatDate(sample.date)}
      end={<StatusBadge status={sample.status} />}
    />
  ));

const meta = {
  title: 'Composants/Données/ListLines',
  component: ListLines,
  subcomponents: { ListLine },
  argTypes: describeProps(ListLines, {
    children: { text: 'Des `ListLine`', control: false },
  }),
  args: { children: lines(participations) },
  parameters: {
    parts: {
      ListLine: describeProps(ListLine, {
        title: 'Le titre, coupé après deux lignes ; un lien rend toute la ligne cliquable',
        detail: 'Une précision, sous le titre',
        end: 'Au bout de la ligne : un badge de statut',
      }),
    },
    docs: {
      description: {
        component: `
Une courte liste, une ligne par chose. Le statut est toujours au bord droit.

**À faire** : cinq lignes au plus, avec un lien vers la liste entière au-dessus.

**À éviter** : plus de deux faits par ligne ; c’est l’affaire de \`DataTable\`.

\`\`\`tsx
<ListLines>
  <ListLine title={offer.title} detail={formatDate(created_at)} end={<StatusBadge status={status} />} />
</ListLines>
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof ListLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: 'Plusieurs lignes',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(participations.length);
  },
};

export const One: Story = { name: 'Une seule ligne', args: { children: lines(participations.slice(1, 2)) } };

export const ExtremeText: Story = {
  name: 'Textes extrêmes, 320 px',
  globals: { viewport: { value: 'petit' } },
  args: { children: lines([...extremes, ...participations]) },
  play: async ({ canvasElement }) => {
    await expectNoSidewaysScroll();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
