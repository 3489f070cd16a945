import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { RegisterForm, validationMessages } from '~/api/contract/requests/request-bodies';
import { Button } from '~/design-system/actions/button';
import { buttonRecipe } from '~/design-system/actions/button.recipe';
import { useAppForm } from '~/design-system/forms/app-form';
import { Form, SubmitButton } from '~/design-system/forms/form';
import { CheckboxField, PasswordField, TextAreaField, TextField } from '~/design-system/forms/form-fields';
import { resetForm, useIsDirty } from '~/design-system/forms/saved-values';
import { setFieldErrors } from '~/design-system/forms/server-answers';
import { draftKey, removeDraft, storeDraft } from '~/lib/browser/form-drafts';
import { describeProps } from '../../describe-props';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll';
import { buttonSizes, buttonVariants, tones } from '../prop-values';
import { longWord } from '../samples';

interface DemoProps {
  /** Gets what would be sent. */
  onSend: (output: RegisterForm) => unknown;
}

/** The registration's fields, with the contract's own schema. */
function RegisterDemo({ onSend }: DemoProps) {
  const form = useAppForm({
    schema: RegisterForm,
    initialValues: { name: '', email: '', password: '', password_confirmation: '' },
  });
  const isDirty = useIsDirty(form);
  return (
    <chakra.div maxWidth="container.form">
      <Form
        of={form}
        aria-label="Inscription"
        onSubmit={async (output) => {
          const refusals = await onSend(output);
          if (refusals) setFieldErrors(form, v.parse(v.record(v.string(), v.string()), refusals));
        }}
      >
        <TextField of={form} name="name" label="Nom" autoComplete="name" />
        <TextField of={form} name="email" label="Email" type="email" autoComplete="email" />
        <PasswordField of={form} name="password" label="Mot de passe" autoComplete="new-password" />
        <PasswordField
          of={form}
          name="password_confirmation"
          label="Confirmer le mot de passe"
          autoComplete="new-password"
        />
        <SubmitButton of={form} label="Créer mon compte" busyLabel="Création en cours..." isBlock />
        <Button variant="ghost" disabled={!isDirty} onClick={() => resetForm(form)}>
          Tout effacer
        </Button>
      </Form>
    </chakra.div>
  );
}

const meta = {
  title: 'Composants/Formulaires/Form',
  component: RegisterDemo,
  subcomponents: { Form, SubmitButton },
  argTypes: { onSend: { table: { disable: true } } },
  args: { onSend: fn() },
  parameters: {
    parts: {
      Form: describeProps(Form<v.InferInput<typeof RegisterForm>, unknown>, {
        of: { text: 'Le formulaire, de `useAppForm`', type: 'AppForm', isRequired: true },
        onSubmit: {
          text: 'Reçoit les valeurs vérifiées ; le formulaire attend la fin de la promesse',
          type: '(values) => unknown',
          isRequired: true,
        },
        onUnreadable: { text: 'Appelée si le schéma ne se charge pas', default: 'une notification' },
        children: 'Les champs et le bouton',
        'aria-label': 'Le nom du formulaire, lu à voix haute',
        'aria-labelledby': 'L’`id` du titre qui le nomme',
        id: 'Pour un bouton d’envoi hors du formulaire',
      }),
      SubmitButton: describeProps(
        SubmitButton,
        {
          of: { text: 'Le formulaire, de `useAppForm`', type: 'AnyForm', isRequired: true },
          label: 'Le libellé, un verbe',
          busyLabel: 'Le libellé pendant l’envoi',
          variant: { text: 'L’apparence', values: buttonVariants, default: "'accent'" },
          tone: { text: 'La teinte, pour `soft` et `solid`', values: tones, default: 'aucune' },
          size: { text: 'La hauteur, 44 px au moins sur téléphone', values: buttonSizes },
          isBlock: { text: 'Prend toute la largeur', type: 'boolean' },
        },
        { element: 'button', recipe: buttonRecipe },
      ),
    },
    docs: {
      description: {
        component: `Un formulaire lié à un schéma du contrat : mêmes phrases que le serveur, toutes les erreurs à la
fois, le focus sur la première, un seul envoi quel que soit le nombre de clics, rien de perdu en cas d’échec.

**À faire** : \`useAppForm\` avec le schéma du contrat ; \`setFieldErrors\` pour les refus du serveur ; le bon
\`autoComplete\` sur chaque champ ; \`draft\`, pour que la saisie survive à l’onglet, et \`endDraft\` une fois envoyée.

**À éviter** : lire un signal ailleurs que dans ce dossier ; désactiver le bouton tant que tout n’est pas juste.

\`\`\`tsx
const form = useAppForm({ schema: LoginBody, initialValues: { email: '', password: '' } });

<Form of={form} onSubmit={async (body) => { await login(body); }}>
  <TextField of={form} name="email" label="Email" type="email" autoComplete="email" />
  <PasswordField of={form} name="password" label="Mot de passe" autoComplete="current-password" />
  <SubmitButton of={form} label="Se connecter" busyLabel="Connexion en cours..." isBlock />
</Form>
\`\`\``,
      },
    },
  },
} satisfies Meta<typeof RegisterDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vide' };

export const AllErrors: Story = {
  name: 'Toutes les erreurs à la fois, le focus sur la première',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Nom'), 'É');
    await userEvent.type(canvas.getByLabelText('Email'), 'camille@missio');
    await userEvent.type(canvas.getByLabelText('Mot de passe'), 'secret');
    await userEvent.type(canvas.getByLabelText('Confirmer le mot de passe'), 'secrets{Enter}');
    await waitFor(() => expect(canvas.getByText(validationMessages.nameTooShort)).toBeVisible());
    await expect(canvas.getByText(validationMessages.emailInvalid)).toBeVisible();
    await expect(canvas.getByText(validationMessages.passwordTooShort)).toBeVisible();
    await expect(canvas.getByText(validationMessages.passwordsDiffer)).toBeVisible();
    const name = canvas.getByLabelText('Nom');
    await expect(name).toHaveFocus();
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription(validationMessages.nameTooShort);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const MendedWhileTyping: Story = {
  name: 'Une erreur part dès qu’elle est réparée, même par l’autre champ',
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Mot de passe');
    await userEvent.type(canvas.getByLabelText('Nom'), 'Camille');
    await userEvent.type(canvas.getByLabelText('Email'), 'camille@missio.test');
    await userEvent.type(password, 'motdepasse');
    await userEvent.type(canvas.getByLabelText('Confirmer le mot de passe'), 'motdepasse-2{Enter}');
    await waitFor(() => expect(canvas.getByText(validationMessages.passwordsDiffer)).toBeVisible());
    await userEvent.type(password, '-2');
    await waitFor(() => expect(canvas.queryByText(validationMessages.passwordsDiffer)).toBeNull());
    await expect(canvas.getByLabelText('Confirmer le mot de passe')).toBeValid();
  },
};

const fill = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], email = '  camille@missio.test ') => {
  await userEvent.type(canvas.getByLabelText('Nom'), ' Camille ');
  await userEvent.type(canvas.getByLabelText('Email'), email);
  await userEvent.type(canvas.getByLabelText('Mot de passe'), ' motdepasse ');
  await userEvent.type(canvas.getByLabelText('Confirmer le mot de passe'), ' motdepasse ');
};

export const SentOnce: Story = {
  name: 'Envoyé une fois, les espaces en trop ôtés (sauf du mot de passe)',
  args: { onSend: fn(() => new Promise(() => {})) },
  play: async ({ args, canvas }) => {
    await fill(canvas);
    const submit = canvas.getByRole('button', { name: 'Créer mon compte' });
    await userEvent.dblClick(submit);
    await waitFor(() => expect(submit).toHaveTextContent('Création en cours...'));
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByLabelText('Nom'), '{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith({
      name: 'Camille',
      email: 'camille@missio.test',
      password: ' motdepasse ',
      password_confirmation: ' motdepasse ',
    });
  },
};

const taken = 'Cette adresse est déjà utilisée.';

export const RefusedByServer: Story = {
  name: 'Refusé par le serveur, sous le champ',
  args: { onSend: fn(async () => ({ email: taken })) },
  play: async ({ args, canvas }) => {
    await fill(canvas, 'camille@missio.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Créer mon compte' }));
    const email = canvas.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveAccessibleDescription(taken));
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('camille@missio.test');
    await userEvent.type(canvas.getByLabelText('Nom'), ' Martin');
    await expect(email).toHaveAccessibleDescription(taken);
    await userEvent.type(email, '.fr');
    await waitFor(() => expect(email).toBeValid());
    await userEvent.clear(email);
    await userEvent.type(email, 'camille@missio.test{Enter}');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(2));
  },
};

export const RefusedInOneWord: Story = {
  name: 'Refusé par le serveur d’un mot sans coupure, 320 px',
  globals: { viewport: { value: 'petit' } },
  args: { onSend: fn(async () => ({ email: longWord })) },
  play: async ({ canvas }) => {
    await fill(canvas, 'camille@missio.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Créer mon compte' }));
    await waitFor(() => expect(canvas.getByText(longWord)).toBeVisible());
    await expectNoSidewaysScroll();
  },
};

export const Reset: Story = {
  name: 'Remis à zéro',
  tags: ['sans-image'],
  play: async ({ canvas }) => {
    const clear = canvas.getByRole('button', { name: 'Tout effacer' });
    await expect(clear).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Nom'), 'C{Enter}');
    await waitFor(() => expect(canvas.getByText(validationMessages.nameTooShort)).toBeVisible());
    await userEvent.click(clear);
    await expect(canvas.getByLabelText('Nom')).toHaveValue('');
    await waitFor(() => expect(canvas.queryByText(validationMessages.nameTooShort)).toBeNull());
    await expect(clear).toBeDisabled();
  },
};

/** A form without rules: every kind of field that has no story of its own. */
function OtherFields() {
  const [sent, setSent] = useState('');
  const form = useAppForm({
    schema: v.object({ message: v.string(), remember: v.boolean() }),
    initialValues: { message: '', remember: true },
  });
  return (
    <chakra.div maxWidth="container.form" display="grid" gap="4">
      <Form of={form} aria-label="Contact" onSubmit={(output) => setSent(JSON.stringify(output))}>
        <TextAreaField of={form} name="message" label="Message" hint="Réponse sous 48 heures." />
        <CheckboxField of={form} name="remember" label="Se souvenir de moi" />
        <SubmitButton of={form} label="Envoyer" busyLabel="Envoi en cours..." />
      </Form>
      <output>{sent}</output>
    </chakra.div>
  );
}

/** As a form that was left before it was sent. */
function RestoredFields() {
  const form = useAppForm({
    schema: v.object({ title: v.string(), message: v.string() }),
    initialValues: { title: 'Bonjour', message: '' },
    draft: { name: 'story', fields: ['title', 'message'] },
  });
  return (
    <chakra.div maxWidth="container.form">
      <Form of={form} aria-label="Contact" onSubmit={fn()}>
        <TextField of={form} name="title" label="Objet" />
        <TextAreaField of={form} name="message" label="Message" />
        <SubmitButton of={form} label="Envoyer" busyLabel="Envoi en cours..." />
      </Form>
    </chakra.div>
  );
}

export const RestoredDraft: Story = {
  name: 'Un brouillon repris, puis effacé',
  tags: ['!autodocs'],
  beforeEach: () => {
    const key = draftKey(null, 'story');
    storeDraft(key, { typed: { message: 'Une question sur ma participation' }, start: { message: '' } });
    return () => removeDraft(key);
  },
  render: () => <RestoredFields />,
  play: async ({ canvas }) => {
    const message = canvas.getByLabelText('Message');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Brouillon repris'));
    await expect(message).toHaveValue('Une question sur ma participation');
    const clear = canvas.getByRole('button', { name: 'Effacer' });
    await expect(clear).toHaveAccessibleDescription('Brouillon repris');
    clear.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(message).toHaveValue('');
    await expect(canvas.getByLabelText('Objet')).toHaveFocus();
  },
};

/** The same, to be looked at. */
export const WithDraft: Story = {
  ...RestoredDraft,
  name: 'Avec un brouillon repris',
  tags: [],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Brouillon repris'));
  },
};

export const AreaAndCheckbox: Story = {
  name: 'Zone de texte et case à cocher',
  render: () => <OtherFields />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Message'), 'Bonjour');
    await userEvent.click(canvas.getByLabelText('Se souvenir de moi'));
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('{"message":"Bonjour","remember":false}'));
  },
};
