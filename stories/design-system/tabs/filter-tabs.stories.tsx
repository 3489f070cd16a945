import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Panel, PanelBody } from '~/design-system/cards/panel';
import { FilterPanel, type FilterTab, FilterTabs, type FilterTabsProps } from '~/design-system/tabs/filter-tabs';
import { filterTabsRecipe } from '~/design-system/tabs/filter-tabs.recipe';
import { describeProps } from '../../describe-props';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll';
import { useArgState } from '../use-arg-state';

const statuses: FilterTab<string>[] = [
  { value: '', label: 'Toutes', count: 42 },
  { value: 'opened', label: 'Opened', count: 9 },
  { value: 'approved', label: 'Approved', count: 28 },
  { value: 'disapproved', label: 'Disapproved', count: 5 },
];

function Demo({ onChange, ...props }: FilterTabsProps<string>) {
  const [value, setValue] = useArgState(props.value);
  const choose = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <FilterTabs {...props} value={value} onChange={choose} panelId="liste" />
      <FilterPanel id="liste" value={value}>
        <Panel>
          <PanelBody>
            Les participations du filtre « {props.tabs.find((tab) => tab.value === value)?.label} ».
          </PanelBody>
        </Panel>
      </FilterPanel>
    </div>
  );
}

const meta = {
  title: 'Composants/Données/FilterTabs',
  component: FilterTabs<string>,
  subcomponents: { FilterPanel },
  argTypes: describeProps(
    FilterTabs<string>,
    {
      tabs: {
        text: 'Les onglets ; `count` garde sa place pendant l’attente',
        type: "{ value: string; label: string; lang?: string; count?: number | 'loading' }[]",
        isRequired: true,
        options: [],
      },
      value: { text: 'L’onglet choisi', type: 'string', isRequired: true, control: false },
      onChange: { text: 'Appelée avec l’onglet choisi', type: '(value: string) => void', isRequired: true },
      label: 'Le nom du groupe, lu à voix haute',
      panelId: 'L’`id` du `FilterPanel`',
      size: { text: 'La hauteur', values: { md: 'ordinaire', sm: '40 px, 44 sur téléphone' } },
    },
    { recipe: filterTabsRecipe },
  ),
  args: { tabs: statuses, value: '', label: 'Filtrer par statut', onChange: fn(), panelId: 'liste' },
  render: (args) => <Demo {...args} />,
  parameters: {
    parts: {
      FilterPanel: describeProps(FilterPanel, {
        id: 'Le `panelId` des onglets',
        value: 'L’onglet choisi',
        children: 'La liste',
      }),
    },
    docs: {
      description: {
        component: `Filtre la liste du dessous selon une seule propriété, avec le nombre de lignes de chaque filtre là
où il est connu. La barre glisse vers l’onglet choisi, sauf pour qui préfère moins de mouvement.

Un seul arrêt de la touche Tab ; les flèches, Début et Fin déplacent et choisissent. Sur un téléphone, la rangée défile
dans sa propre boîte et l’onglet courant y est amené.

**À faire** : donner le même \`panelId\` à \`FilterTabs\` et à \`FilterPanel\`.

**À éviter** : des onglets pour naviguer entre des pages.

\`\`\`tsx
<FilterTabs label="Filtrer par statut" tabs={tabs} value={status} onChange={setStatus} panelId="liste" />
<FilterPanel id="liste" value={status}>…</FilterPanel>
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof FilterTabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {
  name: 'Avec des nombres',
  args: { value: 'approved' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Approved');
    await userEvent.click(canvas.getByRole('tab', { name: /^Opened/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('opened');
    await expect(canvas.getByRole('tabpanel', { name: /^Opened/ })).toBeVisible();
  },
};

export const WithoutCounts: Story = {
  name: 'Sans nombres, administration',
  args: { tabs: statuses.map(({ value, label }) => ({ value, label })), size: 'sm' },
};

export const Keyboard: Story = {
  name: 'Au clavier',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const current = () => canvas.getByRole('tab', { selected: true });
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /^Toutes/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(current()).toHaveTextContent('Approved');
    await expect(current()).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(current()).toHaveTextContent('Disapproved');
    await userEvent.keyboard('{ArrowRight}');
    await expect(current()).toHaveTextContent('Toutes');
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(current()).toHaveTextContent('Toutes');
    await expect(args.onChange).toHaveBeenCalledTimes(6);
    await userEvent.tab();
    await expect(canvas.getByRole('tablist')).not.toContainElement(canvasElement.querySelector(':focus'));
  },
};

export const OnPhone: Story = {
  name: 'Dernier onglet amené dans la vue, 320 px',
  globals: { viewport: { value: 'petit' } },
  args: { value: 'disapproved' },
  play: async ({ canvasElement }) => {
    const last = within(canvasElement).getByRole('tab', { selected: true });
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    await expectNoSidewaysScroll();
  },
};

export const LargeCounts: Story = {
  name: 'Grands nombres',
  args: { tabs: statuses.map((tab, index) => ({ ...tab, count: index === 3 ? 0 : 120_000 })) },
  play: async ({ canvas }) => {
    // The label is a text of its own, and no part of the number.
    await expect(canvas.getByText('Toutes')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /^Toutes/ }).textContent).toMatch(/^Toutes 120/);
  },
};

export const Counting: Story = {
  name: 'Nombres en route',
  args: { tabs: statuses.map((tab) => ({ ...tab, count: 'loading' })) },
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole('tab')
      .map(({ textContent }) => textContent);
    await expect(names).toEqual(statuses.map(({ label }) => label));
  },
};
