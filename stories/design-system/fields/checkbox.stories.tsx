import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from '~/design-system/fields/checkbox';
import { CheckboxField } from '~/design-system/forms/form-fields';
import { describeProps } from '../../describe-props';
import { boundField } from '../prop-values';
import { useArgState } from '../use-arg-state';

const meta = {
  title: 'Composants/Formulaires/Checkbox',
  component: Checkbox,
  subcomponents: { CheckboxField },
  argTypes: describeProps(
    Checkbox,
    {
      label: { text: 'Le libellé, qui se clique aussi' },
      error: { text: 'Une phrase entière ; sa présence marque le champ en erreur', type: 'string' },
      isChecked: 'Cochée',
      onChange: 'Appelée avec le nouvel état',
    },
    { element: 'input' },
  ),
  args: { label: 'Se souvenir de moi', isChecked: true, onChange: fn() },
  render: function Controlled(args) {
    const [isChecked, setIsChecked] = useArgState(args.isChecked);
    return (
      <Checkbox
        {...args}
        isChecked={isChecked}
        onChange={(next) => {
          args.onChange(next);
          setIsChecked(next);
        }}
      />
    );
  },
  parameters: {
    parts: {
      CheckboxField: describeProps(
        CheckboxField<{ accept: boolean }>,
        {
          ...boundField,
        },
        { element: 'input' },
      ),
    },
    docs: {
      description: {
        component: `Un choix que l’on fait ou que l’on laisse ; le libellé entier se presse. Dans un formulaire :
\`CheckboxField\`.

**À faire** : une phrase affirmative.

**À éviter** : une négation (« Ne pas… ») ; une case pour une action immédiate.

\`\`\`tsx
<CheckboxField of={form} name="remember" label="Se souvenir de moi" />
\`\`\``,
      },
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checked: Story = { name: 'Cochée' };

export const Toggled: Story = {
  name: 'Décochée, par son libellé puis au clavier',
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Se souvenir de moi' });
    await userEvent.click(canvas.getByText('Se souvenir de moi'));
    await expect(box).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Wrong: Story = {
  name: 'En erreur',
  args: { label: 'J’ai lu les conditions', isChecked: false, error: 'À cocher pour continuer' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('À cocher pour continuer'),
};

export const Disabled: Story = { name: 'Désactivée', args: { disabled: true } };
