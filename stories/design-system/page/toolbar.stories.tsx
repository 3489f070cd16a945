import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Sheet } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '~/design-system/actions/button';
import { SearchField } from '~/design-system/fields/search-field';
import { Select } from '~/design-system/fields/select';
import { Toolbar } from '~/design-system/page/toolbar';
import { describeProps } from '../../describe-props';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll';

const Ends = chakra('div', { base: { display: 'flex', gap: '2' } });

const meta = {
  title: 'Composants/Mise en page/Toolbar',
  component: Toolbar,
  argTypes: describeProps(Toolbar, {
    label: 'Le nom de la barre, lu à voix haute',
    children: { text: 'La recherche et les filtres', control: false },
    onSubmit: 'Appelée par Entrée dans la recherche',
    end: { text: 'Au bout de la ligne : l’export, une icône sur téléphone', control: false },
  }),
  args: {
    label: 'Utilisateurs',
    onSubmit: fn(),
    end: (
      <Ends role="group" aria-label="Export">
        <Button size="sm" title="Exporter en CSV">
          <Download aria-hidden />
          <chakra.span mdDown={{ srOnly: true }}>Exporter en CSV</chakra.span>
        </Button>
        <Button size="sm" title="Exporter en Excel">
          <Sheet aria-hidden />
          <chakra.span mdDown={{ srOnly: true }}>Exporter en Excel</chakra.span>
        </Button>
      </Ends>
    ),
    children: (
      <>
        <SearchField label="Rechercher un utilisateur" value="zoé" onChange={fn()} />
        <Select
          label="Filtrer par statut"
          isLabelHidden
          controlSize="sm"
          value=""
          options={[{ value: '', label: 'Tous les utilisateurs' }]}
          onChange={fn()}
        />
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `
Recherche et filtres au-dessus d’une liste. Un repère de recherche nommé ; Entrée cherche tout de suite.

**À faire** : la recherche d’abord, puis les filtres, l’export au bout (\`end\`) : des icônes sur un téléphone.

**À éviter** : un bouton « Rechercher » : la recherche suit la frappe.

\`\`\`tsx
<Toolbar label="Utilisateurs" onSubmit={commit} end={<ListExport source={source} />}>
  <SearchField label="Rechercher un utilisateur" value={draft} onChange={setDraft} />
</Toolbar>
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  name: 'Sur une ligne, Entrée cherche',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('search', { name: 'Utilisateurs' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  name: 'À 320 px',
  globals: { viewport: { value: 'petit' } },
  play: () => expectNoSidewaysScroll(),
};
