import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '~/design-system/actions/button';
import { ButtonRow, ToolbarRow } from '~/design-system/page/rows';
import { FilterTabs } from '~/design-system/tabs/filter-tabs';
import { describeProps } from '../../describe-props';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll';

const meta = {
  title: 'Composants/Mise en page/ButtonRow et ToolbarRow',
  component: ButtonRow,
  subcomponents: { ToolbarRow },
  argTypes: describeProps(ButtonRow, {
    children: { text: 'Les boutons, le principal d’abord', control: false },
    note: 'Un mot, après les boutons',
  }),
  args: {
    children: (
      <>
        <Button variant="accent">Sauvegarder</Button>
        <Button>Tester la connexion</Button>
      </>
    ),
  },
  parameters: {
    parts: {
      ToolbarRow: describeProps(ToolbarRow, {
        children: 'Le début de la ligne : des onglets',
        end: 'Le bout de la ligne : l’export',
      }),
    },
    docs: {
      description: {
        component: `\`ButtonRow\` : les boutons au bas d’un formulaire, et ce qu’il faut savoir avant de s’en servir.
\`ToolbarRow\` : une ligne d’onglets avec un bouton au bout.

**À faire** : l’action principale d’abord, seule en orange.

**À éviter** : plus de trois boutons.

\`\`\`tsx
<ButtonRow note="Le test porte sur les identifiants enregistrés.">
  <SubmitButton of={form} label="Sauvegarder" busyLabel="Sauvegarde..." />
  <Button>Tester la connexion</Button>
</ButtonRow>
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof ButtonRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = { name: 'Deux boutons' };

export const WithNote: Story = {
  name: 'Avec une note',
  args: { note: 'Le test porte sur les identifiants enregistrés.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Le test porte sur les identifiants enregistrés.')).toBeVisible();
  },
};

const tabs = [
  { value: '', label: 'Toutes' },
  { value: 'opened', label: 'Opened' },
  { value: 'approved', label: 'Approved' },
  { value: 'disapproved', label: 'Disapproved' },
] as const;

const tabsAndExport = (
  <ToolbarRow
    end={
      <ButtonRow>
        <Button size="sm">CSV</Button>
        <Button size="sm">Excel</Button>
      </ButtonRow>
    }
  >
    <FilterTabs size="sm" label="Filtrer par statut" tabs={tabs} value="" onChange={fn()} />
  </ToolbarRow>
);

export const TabsAndExport: Story = { name: 'ToolbarRow : onglets et export', render: () => tabsAndExport };

export const Narrow: Story = {
  name: 'ToolbarRow à 320 px',
  render: () => tabsAndExport,
  globals: { viewport: { value: 'petit' } },
  play: () => expectNoSidewaysScroll(),
};
