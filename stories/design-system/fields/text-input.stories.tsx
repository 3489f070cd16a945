import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { validationMessages } from '~/api/contract/requests/request-bodies';
import { TextInput } from '~/design-system/fields/text-input';
import { TextField } from '~/design-system/forms/form-fields';
import { describeProps } from '../../describe-props';
import { boundField } from '../prop-values';
import { useControlledArgs } from '../use-arg-state';

const meta = {
  title: 'Composants/Formulaires/TextField',
  component: TextInput,
  subcomponents: { TextField },
  argTypes: describeProps(
    TextInput,
    {
      label: 'Le libellé, toujours visible',
      hint: { text: 'Une aide, sous le champ', type: 'ReactNode' },
      error: { text: 'Une phrase entière ; sa présence marque le champ en erreur', type: 'string' },
      value: 'Ce qui est écrit',
      onChange: 'Appelée à chaque frappe',
      type: {
        text: 'Ce que l’on y écrit, et le clavier du téléphone ; `autoComplete` va avec',
        values: { text: 'un texte', email: 'une adresse email', url: 'une adresse web' },
        default: "'text'",
      },
      isReadOnly: { text: 'Se lit et se copie, sans se changer', type: 'boolean' },
      isRequired: { text: 'Annoncé comme requis ; c’est le formulaire qui le vérifie', type: 'boolean' },

      autoComplete: 'Ce que le navigateur peut proposer',
      placeholder: 'Un exemple, dans le champ vide',
    },
    { element: 'input' },
  ),
  args: { label: 'Email', type: 'email', value: '', onChange: fn(), autoComplete: 'email' },
  render: function Controlled(args) {
    return <TextInput {...useControlledArgs(args)} />;
  },
  parameters: {
    parts: {
      TextField: describeProps(
        TextField<{ email: string }>,
        {
          ...boundField,
          hint: { text: 'Une aide, sous le champ', type: 'ReactNode' },
          type: {
            text: 'Ce que l’on y écrit, et le clavier du téléphone ; `autoComplete` va avec',
            values: { text: 'un texte', email: 'une adresse email', url: 'une adresse web' },
            default: "'text'",
          },
          isReadOnly: { text: 'Se lit et se copie, sans se changer', type: 'boolean' },
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
        component: `Une ligne de texte avec son libellé, son aide et son erreur. Dans un formulaire : \`TextField\`, qui
s’y lie par son nom ; sans formulaire : \`TextInput\`.

**À faire** : un libellé d’un ou deux mots ; \`type\` et \`autoComplete\` justes ; un exemple en \`placeholder\`
seulement s’il aide.

**À éviter** : le \`placeholder\` à la place du libellé ; une erreur qui ne dit pas quoi faire.

\`\`\`tsx
<TextField of={form} name="email" label="Email" type="email" autoComplete="email" />
\`\`\``,
      },
    },
  },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Vide',
  args: { placeholder: 'vous@exemple.fr', isRequired: true },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Email');
    await expect(input).toBeRequired();
    await userEvent.type(input, 'a');
    await expect(args.onChange).toHaveBeenCalledWith('a');
  },
};

export const Filled: Story = { name: 'Rempli', args: { value: 'anne-elisabeth-marguerite@exemple.test' } };

export const WithHint: Story = {
  name: 'Avec une aide',
  args: { hint: 'Jamais partagé avec les partenaires.' },
  play: async ({ canvas }) =>
    expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Jamais partagé avec les partenaires.'),
};

export const Wrong: Story = {
  name: 'En erreur',
  args: { value: 'camille@missio', error: validationMessages.emailInvalid, hint: 'Jamais partagé.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Email invalide Jamais partagé.');
  },
};

export const ReadOnly: Story = { name: 'Lecture seule', args: { value: 'camille@missio.test', isReadOnly: true } };

export const Disabled: Story = {
  name: 'Désactivé',
  args: { label: 'Titre', type: 'text', value: 'Devis d’assurance', disabled: true },
};

export const LongTexts: Story = {
  name: 'Longs textes à 320 px',
  args: {
    label: 'Adresse électronique à laquelle nous envoyons la confirmation de votre inscription',
    value: 'anne-elisabeth-marguerite-josephine@exemple-de-domaine-vraiment-tres-long.test',
    error: validationMessages.passwordTooShort,
  },
  globals: { viewport: { value: 'petit' } },
};
