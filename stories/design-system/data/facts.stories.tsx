import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ValidationBadge } from '~/design-system/badges/validation-badge';
import { Fact, Facts } from '~/design-system/data/facts';
import { Panel, PanelBody } from '~/design-system/data/panel';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll';

const meta = {
  title: 'Composants/Données/Facts',
  component: Facts,
  subcomponents: { Fact },
  args: {
    children: (
      <>
        <Fact label="Email">camille@missio.test</Fact>
        <Fact label="Pays">France</Fact>
        <Fact label="Date d’inscription">14 mars 2026</Fact>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Panel>
          <PanelBody>
            <Story />
          </PanelBody>
        </Panel>
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `
Ce que l’on sait d’une personne, d’une offre ou d’une participation. Une valeur absente devient un tiret.

**À faire** : \`isSeparated\` dans les dialogues.

**À éviter** : masquer une ligne dont la valeur manque : on ne saurait pas qu’elle manque.

\`\`\`tsx
<Facts isSeparated>
  <Fact label="Email">{user.email}</Fact>
  <Fact label="Clé API">{offer.api_key}</Fact>
</Facts>
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Simple' };
export const Separated: Story = { name: 'Séparée par des filets', args: { isSeparated: true } };

const MAIL = 'camelia.coeurdevey.192@exemple.test';

export const NarrowMail: Story = {
  name: 'Adresse qui passe à la ligne avant son @',
  render: () => (
    <div style={{ maxWidth: 250 }}>
      <Facts>
        <Fact label="Email">{MAIL}</Fact>
      </Facts>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const value = within(canvasElement).getByText(MAIL);
    await expect([...value.childNodes].map((node) => node.textContent)).toEqual([
      'camelia.coeurdevey.192',
      '',
      '@exemple.test',
    ]);
    await expect(value.querySelector('wbr')).not.toBeNull();
  },
};

export const Missing: Story = {
  name: 'Valeurs absentes',
  args: {
    children: (
      <>
        <Fact label="Description">{null}</Fact>
        <Fact label="Clé API">{''}</Fact>
        <Fact label="Transactions">{0}</Fact>
        <Fact label="Statut">
          <ValidationBadge isValidated={false} />
        </Fact>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const values = within(canvasElement).getAllByRole('definition');
    await expect(values.map((value) => value.textContent)).toEqual(['—', '—', '0', 'En attente']);
  },
};

export const LongValues: Story = {
  name: 'Valeurs longues, 320 px',
  globals: { viewport: { value: 'petit' } },
  args: {
    isSeparated: true,
    children: (
      <>
        <Fact label="Email">anne-elisabeth-marguerite-josephine@exemple-de-domaine-sans-fin.test</Fact>
        <Fact label="URL d’affiliation">
          https://exemple.test/suivi?campagne=printemps&amp;ws=000000000000000000000000
        </Fact>
      </>
    ),
  },
  play: async () => {
    await expectNoSidewaysScroll();
  },
};
