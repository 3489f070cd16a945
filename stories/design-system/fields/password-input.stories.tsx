import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { validationMessages } from '~/api/contract/requests/request-bodies';
import { PasswordInput } from '~/design-system/fields/password-input';
import { PasswordField } from '~/design-system/forms/form-fields';
import { describeProps } from '../../describe-props';
import { boundField } from '../prop-values';
import { useControlledArgs } from '../use-arg-state';

const meta = {
  title: 'Composants/Formulaires/PasswordField',
  component: PasswordInput,
  subcomponents: { PasswordField },
  argTypes: describeProps(
    PasswordInput,
    {
      label: 'Le libellé, toujours visible',
      hint: { text: 'Une aide, sous le champ', type: 'ReactNode' },
      error: { text: 'Une phrase entière ; sa présence marque le champ en erreur', type: 'string' },
      value: 'Ce qui est écrit',
      onChange: 'Appelée à chaque frappe',
      autoComplete: {
        text: 'Ce que les gestionnaires de mots de passe proposent',
        values: { 'current-password': 'le mot de passe actuel', 'new-password': 'un nouveau', off: 'rien' },
      },
      isRequired: { text: 'Annoncé comme requis ; c’est le formulaire qui le vérifie', type: 'boolean' },
    },
    { element: 'input' },
  ),
  args: { label: 'Mot de passe', value: 'motdepasse', onChange: fn(), autoComplete: 'current-password' },
  render: function Controlled(args) {
    return <PasswordInput {...useControlledArgs(args)} />;
  },
  parameters: {
    parts: {
      PasswordField: describeProps(
        PasswordField<{ password: string }>,
        {
          ...boundField,
          hint: { text: 'Une aide, sous le champ', type: 'ReactNode' },
          autoComplete: {
            text: 'Ce que les gestionnaires de mots de passe proposent',
            values: { 'current-password': 'le mot de passe actuel', 'new-password': 'un nouveau', off: 'rien' },
            isRequired: true,
          },
          isRequired: {
            text: 'Annoncé comme requis ; c’est le formulaire qui le vérifie',
            type: 'boolean',
            default: 'true',
          },
        },
        { element: 'input' },
      ),
    },
    docs: {
      description: {
        component: `Un mot de passe, avec un bouton qui le montre et le dit. Dans un formulaire : \`PasswordField\`.

**À faire** : \`current-password\` pour entrer, \`new-password\` pour en choisir un : les gestionnaires de mots de passe
s’y fient.

**À éviter** : empêcher de coller ; un deuxième champ ailleurs qu’à l’inscription et à la réinitialisation.

\`\`\`tsx
<PasswordField of={form} name="password" label="Mot de passe" autoComplete="current-password" />
\`\`\``,
      },
    },
  },
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { name: 'Masqué' };

export const ShownByKeyboard: Story = {
  name: 'Montré, puis masqué, au clavier',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Mot de passe');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(input);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Afficher le mot de passe' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByText('Votre mot de passe est visible.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Masquer le mot de passe' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('motdepasse');
  },
};

export const Shown: Story = {
  name: 'Montré',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher le mot de passe' }));
    await expect(canvas.getByLabelText('Mot de passe')).toHaveAttribute('type', 'text');
  },
};

export const Wrong: Story = {
  name: 'En erreur, avec une aide',
  args: {
    value: 'secret',
    autoComplete: 'new-password',
    error: validationMessages.passwordTooShort,
    hint: 'Jamais affiché : saisissez-le à nouveau pour modifier les identifiants.',
  },
};
