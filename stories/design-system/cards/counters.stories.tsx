import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListChecks, Target, Users } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Counter, Counters } from '~/design-system/cards/counters';
import { describeProps } from '../../describe-props';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll';
import { tones } from '../prop-values';

const meta = {
  title: 'Composants/Données/Counters',
  component: Counters,
  subcomponents: { Counter },
  argTypes: describeProps(
    Counters,
    {
      columns: { text: 'Le nombre de colonnes', values: { 3: 'trois', 4: 'quatre' } },
      isTight: 'Plus bas, pour partager la ligne du titre',
    },
    { element: 'dl' },
  ),
  render: (args) => (
    <Counters {...args}>
      <Counter label="Participations" value={5} icon={<ListChecks />} />
      <Counter label="Approuvées" value={3} tone="earned" />
      <Counter label="En attente" value={1} tone="pending" />
      <Counter label="Refusées" value={1} tone="refused" />
    </Counters>
  ),
  parameters: {
    parts: {
      Counter: describeProps(Counter, {
        label: 'Ce qui est compté',
        lang: 'La langue du libellé, s’il n’est pas en français',
        value: 'Le nombre ; un tiret s’il manque',
        tone: { text: 'La teinte, qui donne aussi l’icône', values: tones, default: 'aucune' },
        icon: 'Une autre icône',
        scope: 'En petit, ce que le nombre couvre : « sur cette page »',
        isLoading: 'Garde la place du nombre pendant l’attente',
        link: 'Un lien vide du routeur, qui mène à ce qui est compté',
      }),
    },
    docs: {
      description: {
        component: `
Les chiffres que l’on regarde en premier, en une seule bande.

**À faire** : dire en petit sur quoi portent les chiffres s’ils ne portent pas sur tout (\`scope\`, ou une phrase sous
la bande) ; mener à ce qui est compté (\`link\`).

**À éviter** : plus de quatre chiffres, ou un chiffre sans nom.

\`\`\`tsx
<Counters>
  <Counter label="Participations" value={total} icon={<ListChecks />} />
  <Counter label="Approuvées" value={approved} tone="earned" />
</Counters>
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof Counters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How many figures stand side by side. */
const columnsOf = (canvasElement: HTMLElement) => {
  const strip = canvasElement.querySelector('dl');
  return strip ? getComputedStyle(strip).gridTemplateColumns.split(' ').length : 0;
};

export const Four: Story = {
  name: 'Quatre chiffres',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Participations',
      'Approuvées',
      'En attente',
      'Refusées',
    ]);
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual(['5', '3', '1', '1']);
    // Two by two where the page is narrow.
    await expect(columnsOf(canvasElement)).toBe(window.innerWidth < 768 ? 2 : 4);
  },
};

export const FourOnPhone: Story = {
  ...Four,
  name: 'Quatre chiffres, 360 px',
  tags: ['sans-image'],
  globals: { viewport: { value: 'telephone' } },
};

const three = (
  <>
    <Counter label="Total" value={1284} icon={<Users />} />
    <Counter label="Validés" value={1247} tone="earned" />
    <Counter label="En attente" value={37} tone="pending" />
  </>
);

export const ThreeTight: Story = {
  name: 'Trois chiffres, bande basse',
  args: { columns: 3, isTight: true },
  render: (args) => <Counters {...args}>{three}</Counters>,
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(3);
  },
};

export const ThreeTightOnPhone: Story = {
  ...ThreeTight,
  name: 'Trois chiffres, bande basse, 320 px',
  globals: { viewport: { value: 'petit' } },
};

export const Loading: Story = {
  name: 'En chargement',
  render: (args) => (
    <Counters {...args}>
      <Counter label="Utilisateurs" value={null} icon={<Users />} isLoading />
      <Counter label="Offres" value={null} icon={<Target />} isLoading />
      <Counter label="Participations" value={null} icon={<ListChecks />} isLoading />
      <Counter label="Participations validées" value={null} tone="earned" isLoading />
    </Counters>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Chargement…')).toHaveLength(4);
  },
};

export const Missing: Story = {
  name: 'Chiffre manquant',
  render: (args) => (
    <Counters {...args}>
      <Counter label="Utilisateurs" value={undefined} icon={<Users />} />
      <Counter label="Offres" value={0} icon={<Target />} />
      <Counter label="Participations" value={120000} icon={<ListChecks />} />
      <Counter label="Participations validées" value={1234567} tone="earned" />
    </Counters>
  ),
  play: async ({ canvasElement }) => {
    const figures = within(canvasElement).getAllByRole('definition');
    const [missing, none] = figures;
    // A long one makes the others of its strip as small.
    await expect(new Set(figures.map((figure) => getComputedStyle(figure).fontSize)).size).toBe(1);
    await expect(missing).toHaveTextContent('—');
    await expect(none).toHaveTextContent('0');
  },
};

export const Linked: Story = {
  name: 'Chaque chiffre mène à ce qu’il compte',
  render: (args) => (
    <Counters {...args}>
      <Counter
        label="Utilisateurs"
        value={1284}
        icon={<Users />}
        link={<a href="#u" aria-label="Utilisateurs : la liste" />}
      />
      <Counter label="Offres" value={87} icon={<Target />} link={<a href="#o" aria-label="Offres : la liste" />} />
    </Counters>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Offres : la liste' });
    const item = canvasElement.querySelectorAll('dl > div')[1]?.getBoundingClientRect();
    if (!item) throw new Error('The strip has no second figure');
    // The figure is part of the link, as far as its edges.
    await expect(document.elementFromPoint(item.left + 4, item.bottom - 4)).toBe(link);
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const Scoped: Story = {
  name: 'Trois chiffres comptent la page seule',
  args: { isTight: true },
  render: (args) => (
    <Counters {...args}>
      <Counter label="Total participations" value={9037} icon={<ListChecks />} />
      <Counter label="Approved" lang="en" value={9} tone="earned" scope="sur cette page" />
      <Counter label="Opened" lang="en" value={4} tone="pending" scope="sur cette page" />
      <Counter label="Disapproved" lang="en" value={2} tone="refused" scope="sur cette page" />
    </Counters>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent(/^9 sur cette page$/);
  },
};

export const ScopedOnPhone: Story = {
  ...Scoped,
  name: 'Trois chiffres comptent la page seule, 320 px',
  globals: { viewport: { value: 'petit' } },
  play: () => expectNoSidewaysScroll(),
};

export const Enlarged: Story = {
  ...Missing,
  name: 'Grands nombres, 320 px, texte à 200 %',
  globals: { viewport: { value: 'petit' }, texte: '200' },
  play: async () => {
    await expectNoSidewaysScroll();
  },
};
