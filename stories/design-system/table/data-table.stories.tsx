import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '~/design-system/actions/button';
import { EmptyState } from '~/design-system/feedback/empty-state';
import { Stack } from '~/design-system/layout/stack';
import { loadMotion } from '~/design-system/motion/use-motion';
import { DataTable, type DataTableProps } from '~/design-system/table/data-table';
import { dataTableRecipe } from '~/design-system/table/data-table.recipe';
import { ListRegion } from '~/design-system/table/list-region';
import { breakpoints } from '~/design-system/tokens';
import { describeProps } from '../../describe-props';
import { DataTableAnatomy, DataTableUsage } from '../../usage/data-table-usage';
import { expectEveryPart } from '../../usage/expect-every-part';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll';
import { gaps } from '../prop-values';
import { USER_CARDS } from './participations-table';
import { adminColumns, userColumns, userRowColumns } from './sample-columns';
import { extremes, participations, type SampleParticipation } from './sample-participations';

const ADMIN_COMPACT =
  '"who offer pay status acts" "who offer pay date acts" / minmax(0, 1fr) minmax(0, 1fr) 60px 148px 76px';
const ADMIN_CARDS = '"who who" "offer offer" "date status" "pay acts" / 1fr auto';

const empty = (
  <EmptyState title="Aucune participation" description="Vous n'avez participé à aucune offre pour le moment." />
);

const meta = {
  title: 'Composants/Données/DataTable',
  component: DataTable<SampleParticipation>,
  subcomponents: { ListRegion },
  argTypes: describeProps(
    DataTable<SampleParticipation>,
    {
      caption: 'Le nom du tableau, lu à voix haute',
      columns: {
        text: 'Les colonnes, dans l’ordre',
        type: 'DataTableColumn<TRow>[]',
        isRequired: true,
        control: false,
      },
      rows: { text: 'Les lignes de la page', type: 'TRow[]', isRequired: true, control: false },
      rowKey: 'Une clé stable, pour que le focus suive sa ligne',
      unreadable: { text: 'Combien de lignes n’ont pas pu être lues', type: 'number | undefined', control: 'number' },
      isBusy: 'Atténue les lignes pendant que les suivantes se chargent',
      isLoading: 'Montre des squelettes, faute de lignes',
      empty: { text: 'Un `EmptyState`', control: false },
      error: { text: '`true` pour « Chargement impossible », ou un autre état', control: false },
      onRetry: 'Appelée par « Réessayer »',
      size: { text: 'La hauteur des lignes', values: { sm: '42 px, de deux lignes', md: '44 px', lg: '52 px' } },
      compact: 'Le `grid-template` de deux lignes, de 48 à 80 rem',
      cards: 'Le `grid-template` des cartes, sous 48 rem',
      skeletonRows: { text: 'Le nombre de squelettes', default: '15' },
      ref: { text: 'Le tableau', control: false },
    },
    { recipe: dataTableRecipe },
  ),
  args: {
    caption: 'Participations',
    columns: userColumns,
    rows: participations,
    rowKey: (row) => row.id,
    empty,
    size: 'lg',
    cards: USER_CARDS,
  },
  parameters: {
    parts: {
      ListRegion: describeProps(ListRegion, {
        label: 'Ce qui est montré : « Missions, page 2 sur 3 »',
        page: 'Le numéro de la page ; quand il change, le focus vient ici',
        gap: { text: 'L’espace entre ses parties', values: gaps, default: "'airy'" },
        children: 'Les lignes et leur pagination',
      }),
    },
    docs: {
      description: {
        component: `Les lignes d’une page, en tableau dès 48rem et en cartes en dessous : les mêmes éléments, dans le
même ordre, avec des rôles explicites pour les lecteurs d’écran. Un tableau large reste un tableau de 48rem à
${breakpoints.xl} : \`compact\` y place des colonnes secondaires (\`secondLine\`) sur une deuxième ligne.

À la place des lignes viennent, dans cet ordre : l’échec (« Chargement impossible », « Réessayer »), l’attente des
premières lignes, l’état vide. Pendant que d’autres lignes arrivent (\`isBusy\`), les anciennes restent, atténuées. Dans
une liste qui reste la même, une ligne qui s’en va s’efface et une ligne qui vient apparaît en fondu.

Une colonne qui a un \`sort\` se trie par son titre, un bouton, et le dit (\`aria-sort\`) ; seulement là où toute la
liste est là, car trier une page sur plusieurs tromperait. Sur un téléphone, ces boutons restent au-dessus des cartes.

Autour d’une liste par pages, \`ListRegion\` la nomme, et reçoit le focus quand la page change.

**À faire** : les colonnes dans l’ordre du cahier des charges ; \`CutText\`, \`LinesCell\`, \`PersonCell\` et
\`ActionsCell\` pour les cellules ; \`cards\` et les \`area\` des colonnes pour dire où chaque fait se place sur une
carte ; un nom qui mène à sa ligne (\`link\`), vers la même adresse que « Détails ».

**À éviter** : des zébrures, un tableau plus large que sa place, un bouton orange par ligne.

\`\`\`tsx
<DataTable
  caption="Participations"
  columns={[
    { key: 'date', header: 'Date', area: 'date', cell: (row) => formatDate(row.created_at) },
    { key: 'offer', header: 'Offre', area: 'title', cell: (row) => row.offer.title },
    { key: 'pay', header: 'Commission', area: 'pay', isStub: true, cell: () => '1€' },
  ]}
  cards={'"title" "date" "pay"'}
  rows={page.data}
  rowKey={(row) => row.id}
  isBusy={isPlaceholderData}
  error={isError}
  onRetry={refetch}
  empty={<EmptyState title="Aucune participation" />}
/>
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof DataTable<SampleParticipation>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Pleine, espace personnel',
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Participations' }));
    await expect(table.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
      '#',
      'Date',
      'Offre',
      'Commission',
      'Statut',
    ]);
    await expect(table.getAllByRole('row')).toHaveLength(participations.length + 1);
    await expect(table.getByRole('cell', { name: '—' })).toBeVisible();
  },
};

export const Cards: Story = {
  ...Full,
  name: 'Cartes, 360 px',
  tags: ['sans-image'],
  globals: { viewport: { value: 'telephone' } },
  play: async (context) => {
    // The same roles: assistive technology still hears a table.
    await Full.play?.(context);
    await expectNoSidewaysScroll();
  },
};

export const Admin: Story = {
  name: 'Pleine, administration',
  args: { columns: adminColumns, size: 'sm', compact: ADMIN_COMPACT, cards: ADMIN_CARDS },
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByTitle('Anne-Élisabeth-Marguerite-Joséphine');
    await expect(name).toHaveTextContent('Anne-Élisabeth-Marguerite-Joséphine');
  },
};

/** At any width, as pictures are taken at others as well. */
const isTable = () => window.matchMedia(`(min-width: ${breakpoints.xl})`).matches;

export const AdminCards: Story = {
  ...Admin,
  name: 'Cartes de l’administration, 360 px',
  tags: ['sans-image'],
  globals: { viewport: { value: 'telephone' } },
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole('button');
    const target = isTable() ? 32 : 44;
    await expect(button?.getBoundingClientRect().height).toBeGreaterThanOrEqual(target);
    await expectNoSidewaysScroll();
  },
};

export const AdminTablet: Story = {
  ...Admin,
  name: 'Deux lignes par rangée, 1024 px',
  globals: { viewport: { value: 'tablette' } },
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row');
    if (!row) throw new Error('The table has no row');
    await expect(getComputedStyle(row).display).toBe(isTable() ? 'table-row' : 'grid');
    // Also for columns with a hidden heading.
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(adminColumns.length);
    await expect(within(row).getAllByRole('cell')).toHaveLength(adminColumns.length);
    const [, , , status, date] = within(row).getAllByRole('cell');
    if (!status || !date || isTable()) return;
    await expect(date.getBoundingClientRect().top).toBeGreaterThanOrEqual(status.getBoundingClientRect().bottom);
    await expectNoSidewaysScroll();
  },
};

/** Sorted by the date, then by what is pressed. */
function SortableTable(args: DataTableProps<SampleParticipation>) {
  const [isDescending, setDescending] = useState(true);
  const rows = args.rows.toSorted((one, other) => (isDescending ? other.id - one.id : one.id - other.id));
  const columns = args.columns.map((column) =>
    column.key === 'id'
      ? {
          ...column,
          sort: {
            direction: isDescending ? ('descending' as const) : ('ascending' as const),
            onSort: () => setDescending(!isDescending),
          },
        }
      : column.key === 'title'
        ? { ...column, sort: { onSort: fn() } }
        : column,
  );
  return <DataTable {...args} columns={columns} rows={rows} />;
}

export const Sortable: Story = {
  name: 'Colonnes à trier',
  render: (args) => <SortableTable {...args} />,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('columnheader', { name: '#' });
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('columnheader', { name: 'Offre' })).toHaveAttribute('aria-sort', 'none');
    await expect(canvas.getByRole('columnheader', { name: 'Statut' })).not.toHaveAttribute('aria-sort');
    const first = () => canvas.getAllByRole('row')[1]?.textContent;
    const before = first();
    within(heading).getByRole('button', { name: '#' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await expect(first()).not.toBe(before);
    await expect(within(heading).getByRole('button', { name: '#' })).toHaveFocus();
  },
};

export const SortableCards: Story = {
  ...Sortable,
  name: 'Colonnes à trier, 360 px',
  tags: ['sans-image'],
  globals: { viewport: { value: 'telephone' } },
  play: async (context) => {
    await Sortable.play?.(context);
    await expect(context.canvas.getByRole('button', { name: 'Offre' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const WithActions: Story = {
  name: 'Avec des actions',
  args: { columns: userRowColumns, size: 'md', cards: undefined },
};

export const WithoutAreas: Story = {
  name: 'Cartes sans plan, 320 px',
  args: { columns: userRowColumns, size: 'md', cards: undefined },
  globals: { viewport: { value: 'petit' } },
};

export const One: Story = { name: 'Une seule ligne', args: { rows: participations.slice(0, 1) } };

export const Busy: Story = {
  name: 'Autres lignes en route',
  args: { isBusy: true },
  // Leaving rows are dimmed on purpose: they need no contrast.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(canvasElement.querySelector('tbody')).toHaveStyle({ opacity: '0.5' }));
  },
};

/** A list of which the first row goes and another comes: an account that has been validated, an offer that is new. */
function ChangingTable(args: DataTableProps<SampleParticipation>) {
  const [first, ...others] = participations;
  const [rows, setRows] = useState(participations.filter((row) => row !== others.at(-1)));
  const isChanged = first !== undefined && !rows.includes(first);
  return (
    <Stack gap="medium">
      <Button onClick={() => setRows(isChanged ? participations.slice(0, -1) : others)}>Une vient, une part</Button>
      <DataTable {...args} rows={rows} />
    </Stack>
  );
}

export const RowsComeAndGo: Story = {
  name: 'Des lignes viennent et s’en vont',
  tags: ['avec-mouvement'],
  parameters: { chromatic: { prefersReducedMotion: 'no-preference' } },
  render: (args) => <ChangingTable {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const people = () => canvas.getAllByRole('row').map((row) => row.textContent);
    const pictures = () => canvasElement.querySelectorAll('tbody tr[inert]');
    await loadMotion();
    const before = people();
    await userEvent.click(canvas.getByRole('button', { name: 'Une vient, une part' }));
    // For screen readers the row is gone at once; its copy still fades.
    const after = people();
    await expect(after).toHaveLength(before.length);
    await expect(after).not.toContain(before[1]);
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await expect(pictures()).toHaveLength(1);
    await expect(pictures()[0]).toHaveAttribute('aria-hidden', 'true');
    await waitFor(() => expect(pictures()).toHaveLength(0));
    await waitFor(() => expect(canvasElement.querySelector('tbody tr:last-child')).toHaveStyle({ opacity: '1' }));
  },
};

export const Loading: Story = {
  name: 'Premières lignes en route',
  args: { rows: [], isLoading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Chargement…');
    await expect(within(canvasElement).queryByText('Aucune participation')).toBeNull();
    await expect(canvasElement.querySelector('tbody')).toHaveStyle({ opacity: '1' });
  },
};

export const LoadingCards: Story = {
  ...Loading,
  name: 'Premières cartes en route, 360 px',
  tags: ['sans-image'],
  globals: { viewport: { value: 'telephone' } },
};

export const Empty: Story = {
  name: 'Vide',
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aucune participation')).toBeVisible();
    await expect(within(canvasElement).queryByRole('table')).toBeNull();
  },
};

export const Failed: Story = {
  name: 'Chargement impossible',
  args: { error: true, onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText('Chargement impossible')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ExtremeText: Story = {
  name: 'Textes extrêmes',
  args: {
    columns: adminColumns,
    size: 'sm',
    compact: ADMIN_COMPACT,
    cards: ADMIN_CARDS,
    rows: [...extremes, ...participations],
  },
  play: async ({ canvasElement }) => {
    await expectNoSidewaysScroll();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const ExtremeCards: Story = {
  ...ExtremeText,
  name: 'Textes extrêmes, 320 px, texte à 200 %',
  globals: { viewport: { value: 'petit' }, texte: '200' },
  decorators: [
    // What Storybook's padding leaves, which the tests do without.
    (Story) => (
      <div style={{ maxWidth: 256 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expectNoSidewaysScroll();
    for (const row of within(canvasElement).getAllByRole('row').slice(1)) {
      const date = document.createRange();
      date.selectNodeContents(row.querySelector('[data-card=detail]') ?? row);
      const badge = row.querySelector('[data-card=end] > *');
      await expect(badge?.getBoundingClientRect().left).toBeGreaterThan(date.getBoundingClientRect().right);
    }
  },
};

export const Parts: Story = {
  name: 'Anatomie',
  parameters: { controls: { disable: true } },
  render: () => <DataTableAnatomy />,
  play: ({ canvasElement }) => expectEveryPart(canvasElement),
};

export const DoAndAvoid: Story = {
  name: 'À faire, à éviter',
  parameters: { controls: { disable: true } },
  render: () => <DataTableUsage />,
  play: () => expectNoSidewaysScroll(),
};
