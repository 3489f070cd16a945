import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ValidationBadge } from '~/design-system/badges/account-badges';
import { DescriptionItem, DescriptionList } from '~/design-system/cards/description-list';
import { Panel, PanelBody } from '~/design-system/cards/panel';
import { describeProps } from '../../describe-props';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll';

const meta = {
  title: 'Composants/Données/DescriptionList',
  component: DescriptionList,
  subcomponents: { DescriptionItem },
  argTypes: describeProps(DescriptionList, {
    children: { text: 'Des `DescriptionItem`', control: false },
    isSeparated: 'Des filets entre les lignes, dans une fenêtre',
    ref: { text: 'L’élément', control: false },
  }),
  args: {
    children: (
      <>
        <DescriptionItem label="Email">camille@missio.test</DescriptionItem>
        <DescriptionItem label="Pays">France</DescriptionItem>
        <DescriptionItem label="Date d’inscription">14 mars 2026</DescriptionItem>
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
    parts: {
      DescriptionItem: describeProps(DescriptionItem, {
        label: 'Le nom de la donnée',
        children: 'Sa valeur ; un tiret si elle manque',
      }),
    },
    docs: {
      description: {
        component: `
Ce que l’on sait d’une personne, d’une offre ou d’une participation. Une valeur absente devient un tiret.

**À faire** : \`isSeparated\` dans les dialogues.

**À éviter** : masquer une ligne dont la valeur manque : on ne saurait pas qu’elle manque.

\`\`\`tsx
<DescriptionList isSeparated>
  <DescriptionItem label="Email">{user.email}</DescriptionItem>
  <DescriptionItem label="Clé API">{offer.api_key}</DescriptionItem>
</DescriptionList>
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Simple' };
export const Separated: Story = { name: 'Séparée par des filets', args: { isSeparated: true } };

const MAIL = 'camelia.coeurdevey.192@exemple.test';

export const NarrowMail: Story = {
  name: 'Adresse qui passe à la ligne avant son @',
  render: () => (
    <div style={{ maxWidth: 250 }}>
      <DescriptionList>
        <DescriptionItem label="Email">{MAIL}</DescriptionItem>
      </DescriptionList>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const value = within(canvasElement).getByRole('definition').querySelector('bdi');
    await expect([...(value?.childNodes ?? [])].map((node) => node.textContent)).toEqual([
      'camelia.coeurdevey.192',
      '',
      '@exemple.test',
    ]);
    await expect(value?.querySelector('wbr')).not.toBeNull();
  },
};

export const Missing: Story = {
  name: 'Valeurs absentes',
  args: {
    children: (
      <>
        <DescriptionItem label="Description">{null}</DescriptionItem>
        <DescriptionItem label="Clé API">{''}</DescriptionItem>
        <DescriptionItem label="Transactions">{0}</DescriptionItem>
        <DescriptionItem label="Statut">
          <ValidationBadge isValidated={false} />
        </DescriptionItem>
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
        <DescriptionItem label="Email">
          anne-elisabeth-marguerite-josephine@exemple-de-domaine-sans-fin.test
        </DescriptionItem>
        <DescriptionItem label="URL d’affiliation">
          https://exemple.test/suivi?campagne=printemps&amp;ws=000000000000000000000000
        </DescriptionItem>
      </>
    ),
  },
  play: async () => {
    await expectNoSidewaysScroll();
  },
};
