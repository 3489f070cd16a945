import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from '~/design-system/fields/search-field';
import { describeProps } from '../../describe-props';
import { useControlledArgs } from '../use-arg-state';

const meta = {
  title: 'Composants/Formulaires/SearchField',
  component: SearchField,
  argTypes: describeProps(
    SearchField,
    {
      label: 'Le nom, lu à voix haute et écrit dans le champ vide',
      value: 'Ce qui est écrit',
      onChange: 'Appelée à chaque frappe ; l’écran attend avant de chercher',
      placeholder: { text: 'Un autre texte dans le champ vide', type: 'string', default: 'label' },
    },
    { element: 'input' },
  ),
  args: { label: 'Rechercher par nom ou email', value: '', onChange: fn() },
  render: function Controlled(args) {
    return <SearchField {...useControlledArgs(args)} />;
  },
  parameters: {
    docs: {
      description: {
        component: `Une recherche dans une barre d’outils. Échap ou la croix la vide, et le focus y reste.

**À faire** : dire dans quoi l’on cherche ; attendre 300 ms après la dernière lettre (l’écran s’en charge).

**À éviter** : un bouton « Rechercher » : la liste suit la frappe.

\`\`\`tsx
<SearchField label="Rechercher par nom ou email" value={text} onChange={setText} />
\`\`\``,
      },
    },
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vide' };

export const Filled: Story = {
  name: 'Remplie, puis vidée par la croix',
  args: { value: 'camille' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Rechercher par nom ou email' });
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer la recherche' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(box, 'éloi');
    await expect(box).toHaveValue('éloi');
  },
};

export const Escaped: Story = {
  name: 'Vidée par Échap',
  args: { value: 'camille' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, '{Escape}');
    await expect(args.onChange).toHaveBeenCalledWith('');
    await expect(box).toHaveFocus();
  },
};
