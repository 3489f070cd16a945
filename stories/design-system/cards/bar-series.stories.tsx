import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BarSeries } from '~/design-system/cards/bar-series';
import { Panel, PanelBody } from '~/design-system/cards/panel';
import { formatEuros } from '~/lib/format/formats';
import { describeProps } from '../../describe-props';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll';

const meta = {
  title: 'Composants/Données/BarSeries',
  component: BarSeries,
  argTypes: describeProps(BarSeries, {
    label: 'Ce que les barres montrent : nom de la figure et légende du tableau',
    heading: 'L’en-tête de la première colonne : « Mois »',
    series: {
      text: 'Ce qui s’empile, depuis le bas ; chaque série a sa teinte',
      type: '{ label: string; tone: Tone }[]',
      isRequired: true,
    },
    bars: {
      text: 'Les barres, dans l’ordre ; une valeur par série, à partir de 0',
      type: '{ label: string; longLabel: string; values: number[] }[]',
      isRequired: true,
    },
    format: { text: 'Comment une valeur s’écrit', type: '(value: number) => string', control: false },
    empty: 'La phrase montrée quand toutes les valeurs sont à 0',
  }),
  args: {
    label: 'Commissions par mois',
    heading: 'Mois',
    series: [
      { label: 'Approuvées', tone: 'earned' },
      { label: 'En attente', tone: 'pending' },
    ],
    bars: [
      { label: 'nov. 2025', longLabel: 'novembre 2025', values: [4, 0] },
      { label: 'déc. 2025', longLabel: 'décembre 2025', values: [0, 0] },
      { label: 'janv. 2026', longLabel: 'janvier 2026', values: [7, 1] },
      { label: 'févr. 2026', longLabel: 'février 2026', values: [3, 2] },
      { label: 'mars 2026', longLabel: 'mars 2026', values: [1, 5] },
    ],
    format: formatEuros,
    empty: 'Aucune commission approuvée ou en attente.',
  },
  decorators: [
    (Story) => (
      <Panel>
        <PanelBody>
          <Story />
        </PanelBody>
      </Panel>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `
Des montants ou des nombres dans le temps, empilés. Les barres sont pour l’œil ; les mêmes chiffres sont toujours dans
un tableau : pour les lecteurs d’écran, sur le papier, et pour tous par « Voir les chiffres ». Un motif distingue les
séries, en plus de la couleur.

**À faire** : dire à côté ce qui est compté, et ce qui ne l’est pas ; garder les périodes vides, pour que le temps reste
régulier.

**À éviter** : plus de trois séries ; un partage sans temps (\`SplitBar\`).

\`\`\`tsx
<BarSeries
  label="Commissions par mois"
  heading="Mois"
  series={[{ label: 'Approuvées', tone: 'earned' }]}
  bars={[{ label: 'mars 2026', longLabel: 'mars 2026', values: [3] }]}
  format={formatEuros}
  empty="Aucune commission."
/>
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof BarSeries>;

export default meta;
type Story = StoryObj<typeof meta>;

const cells = (row: HTMLElement | undefined) =>
  row && [...row.children].map(({ textContent }) => textContent.replace(/\s/g, ' '));

export const Months: Story = {
  name: 'Par mois',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Commissions par mois' })).toBeVisible();
    // There for screen readers before anybody has asked for it.
    const rows = within(canvas.getByRole('table', { name: 'Commissions par mois' })).getAllByRole('row');
    await expect(cells(rows[0])).toEqual(['Mois', 'Approuvées', 'En attente']);
    await expect(cells(rows[3])).toEqual(['janvier 2026', '7 €', '1 €']);
    await expect(cells(rows.at(-1))).toEqual(['Total', '15 €', '8 €']);
  },
};

export const AsTable: Story = {
  name: 'Les chiffres, au clavier',
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.getBoundingClientRect().width).toBeLessThan(2000);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Voir les chiffres' });
    await expect(button).toHaveFocus();
    await expect(table.parentElement?.clientHeight).toBeLessThan(2);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Masquer les chiffres');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(table.parentElement?.clientHeight).toBeGreaterThan(100);
  },
};

export const Days: Story = {
  name: 'Trente jours, trois séries',
  args: {
    label: 'Participations par jour',
    heading: 'Jour',
    series: [
      { label: 'Validées', tone: 'earned' },
      { label: 'En attente', tone: 'pending' },
      { label: 'Refusées', tone: 'refused' },
    ],
    bars: Array.from({ length: 30 }, (_, index) => ({
      label: `${index + 1} juin`,
      longLabel: `${index + 1} juin 2026`,
      values: [(index * 7) % 13, (index * 5) % 9, (index * 3) % 4],
    })),
    format: undefined,
  },
};

export const Single: Story = {
  name: 'Une seule barre',
  args: { bars: [{ label: 'mars 2026', longLabel: 'mars 2026', values: [12, 3] }] },
};

export const TinyPart: Story = {
  name: 'Une part infime reste visible',
  args: { bars: [{ label: 'mars 2026', longLabel: 'mars 2026', values: [99_999, 1] }] },
  play: async ({ canvasElement }) => {
    const part = canvasElement.querySelector('[style] [data-tone=pending], [title] [data-tone=pending]');
    await expect(part?.getBoundingClientRect().height).toBeGreaterThan(1);
  },
};

export const Empty: Story = {
  name: 'Rien à montrer',
  args: { bars: [{ label: 'mars 2026', longLabel: 'mars 2026', values: [0, 0] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune commission approuvée ou en attente.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const LongTexts: Story = {
  name: 'Textes longs et grands nombres, à 320 px',
  args: {
    series: [
      { label: 'Anticonstitutionnellement'.repeat(3), tone: 'earned' },
      { label: 'En attente', tone: 'pending' },
    ],
    bars: Array.from({ length: 12 }, (_, index) => ({
      label: 'Anticonstitutionnellement',
      longLabel: `Anticonstitutionnellement, ${index + 1}ᵉ fois`,
      values: [1_284_000 * index, 990_500],
    })),
  },
  globals: { viewport: { value: 'petit' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir les chiffres' }));
    await expectNoSidewaysScroll();
  },
};
