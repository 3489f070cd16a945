import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CountryBadge } from '~/design-system/badges/country-badge';
import { describeProps } from '../../describe-props';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll';
import { longWord } from '../samples';

const meta = {
  title: 'Composants/Badges/CountryBadge',
  component: CountryBadge,
  argTypes: describeProps(CountryBadge, {
    // `string | null | undefined` gives no control by itself.
    code: { text: 'Le code du pays, en deux lettres ; un tiret s’il manque', control: 'text' },
  }),
  args: { code: 'FR' },
  parameters: {
    docs: {
      description: {
        component: `
Le pays d’une mission ou d’un compte. Sept codes ont un nom ; tout autre code est montré tel quel.

**À faire** : passer le code du serveur. Là où seul le texte compte (cellule de tableau), utiliser
\`countryLabel(code)\`.

**À éviter** : les drapeaux, qui ne sont ni des langues ni des textes.

\`\`\`tsx
<CountryBadge code={offer.country} />
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof CountryBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Un pays',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('France')).toBeVisible();
  },
};

const served = {
  FR: 'France',
  BE: 'Belgique',
  CH: 'Suisse',
  CA: 'Canada',
  DE: 'Allemagne',
  ES: 'Espagne',
  IT: 'Italie',
};

export const Served: Story = {
  name: 'Les sept pays servis',
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {Object.keys(served).map((code) => (
        <li key={code}>
          <CountryBadge code={code} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    for (const label of Object.values(served)) await expect(within(canvasElement).getByText(label)).toBeVisible();
  },
};

export const Other: Story = {
  name: 'Autre code, tel quel',
  args: { code: 'PL' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('PL')).toBeVisible();
  },
};

export const Missing: Story = {
  name: 'Pays inconnu',
  args: { code: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('—')).toBeVisible();
  },
};

export const LongCode: Story = {
  name: 'Texte sans coupure à la place d’un code, 320 px',
  globals: { viewport: { value: 'petit' } },
  args: { code: longWord },
  play: expectNoSidewaysScroll,
};
