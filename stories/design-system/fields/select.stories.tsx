import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Select } from '~/design-system/fields/select';
import { describeProps } from '../../describe-props';
import { useControlledArgs } from '../use-arg-state';

const options = [
  { value: '', label: 'Tous les comptes' },
  { value: '1', label: 'Validés' },
  { value: '0', label: 'En attente' },
];

const meta = {
  title: 'Composants/Formulaires/Select',
  component: Select,
  argTypes: describeProps(
    Select<string>,
    {
      label: 'Le libellé, toujours visible',
      hint: { text: 'Une aide, sous le champ', type: 'ReactNode' },
      error: { text: 'Une phrase entière ; sa présence marque le champ en erreur', type: 'string' },
      value: { text: 'La valeur choisie', type: 'string', isRequired: true, control: false },
      options: {
        text: 'Les choix ; la valeur vide dit « tous »',
        type: '{ value: string; label: string }[]',
        isRequired: true,
      },
      onChange: { text: 'Appelée avec la valeur choisie', type: '(value: string) => void', isRequired: true },
      isLabelHidden: 'Le libellé n’est que lu à voix haute',
      controlSize: {
        text: 'La hauteur',
        values: { sm: '36 px, dans une barre (44 sur téléphone)', md: '44 px, dans un formulaire' },
        default: "'md'",
      },
    },
    { element: 'select' },
  ),
  args: { label: 'Statut', value: '', options, onChange: fn() },
  render: function Controlled(args) {
    return <Select {...useControlledArgs(args)} />;
  },
  parameters: {
    docs: {
      description: {
        component: `Un choix parmi quelques-uns, dans la liste du navigateur : juste sur chaque téléphone.

**À faire** : une première option qui dit « tous » pour un filtre ; \`isLabelHidden\` et \`controlSize="sm"\` dans une
barre d’outils.

**À éviter** : au-delà d’une vingtaine d’options (prendre \`CountryPicker\` pour les pays) ; pour deux choix (prendre
une case).

\`\`\`tsx
<Select label="Statut" isLabelHidden controlSize="sm" value={validated} options={options} onChange={setValidated} />
\`\`\``,
      },
    },
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Par défaut',
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Statut' });
    await userEvent.selectOptions(select, 'Validés');
    await expect(args.onChange).toHaveBeenCalledWith('1');
    await expect(select).toHaveDisplayValue('Validés');
  },
};

export const Toolbar: Story = {
  name: 'Dans une barre d’outils',
  args: { isLabelHidden: true, controlSize: 'sm' },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox', { name: 'Statut' })).toBeVisible(),
};

export const Wrong: Story = { name: 'En erreur', args: { error: 'Statut requis' } };

export const Disabled: Story = { name: 'Désactivé', args: { disabled: true } };
