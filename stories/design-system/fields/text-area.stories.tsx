import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea } from '~/design-system/fields/text-input';
import { TextAreaField } from '~/design-system/forms/form-fields';
import { describeProps } from '../../describe-props';
import { boundField } from '../prop-values';
import { useControlledArgs } from '../use-arg-state';

const meta = {
  title: 'Composants/Formulaires/TextArea',
  component: TextArea,
  subcomponents: { TextAreaField },
  argTypes: describeProps(
    TextArea,
    {
      label: 'Le libellé, toujours visible',
      hint: { text: 'Une aide, sous le champ', type: 'ReactNode' },
      error: { text: 'Une phrase entière ; sa présence marque le champ en erreur', type: 'string' },
      value: 'Ce qui est écrit',
      onChange: 'Appelée à chaque frappe',
      isRequired: { text: 'Annoncé comme requis ; c’est le formulaire qui le vérifie', type: 'boolean' },
    },
    { element: 'textarea' },
  ),
  args: {
    label: 'Message',
    value: 'Bonjour, ma participation est en attente depuis deux semaines.',
    onChange: fn(),
  },
  render: function Controlled(args) {
    return <TextArea {...useControlledArgs(args)} />;
  },
  parameters: {
    parts: {
      TextAreaField: describeProps(
        TextAreaField<{ message: string }>,
        {
          ...boundField,
          hint: { text: 'Une aide, sous le champ', type: 'ReactNode' },
          isRequired: { text: 'Annoncé comme requis ; c’est le formulaire qui le vérifie', type: 'boolean' },
        },
        { element: 'textarea' },
      ),
    },
    docs: {
      description: {
        component: `Plusieurs lignes de texte. Dans un formulaire : \`TextAreaField\`.

**À faire** : une aide qui dit ce qui suivra.

**À éviter** : pour une seule ligne.

\`\`\`tsx
<TextAreaField of={form} name="message" label="Message" />
\`\`\``,
      },
    },
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: 'Rempli',
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText('Message');
    await userEvent.clear(area);
    await userEvent.type(area, 'Une ligne{Enter}et une autre');
    await expect(area).toHaveValue('Une ligne\net une autre');
  },
};

export const Empty: Story = { name: 'Vide, avec une aide', args: { value: '', hint: 'Réponse sous 48 heures.' } };

export const Wrong: Story = { name: 'En erreur', args: { value: '', error: 'Message requis' } };
