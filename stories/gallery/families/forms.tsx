import type { ReactNode } from 'react';
import * as v from 'valibot';
import { useAppForm } from '~/design-system/forms/app-form';
import { CountrySelect } from '~/design-system/forms/country-select';
import { Form, SubmitButton } from '~/design-system/forms/form';
import { CheckboxField, PasswordField, TextAreaField, TextField } from '~/design-system/forms/form-fields';
import { nothing } from '../../design-system/samples';
import { type GalleryFamily, released } from '../gallery-family';

const SampleSchema = v.object({
  name: v.string(),
  country: v.string(),
  password: v.string(),
  message: v.string(),
  isActive: v.boolean(),
});

/** One field in a form of its own. */
function InForm({ field }: { field: (form: ReturnType<typeof useSampleForm>) => ReactNode }) {
  const form = useSampleForm();
  return (
    <Form of={form} onSubmit={nothing} aria-label="Exemple">
      {field(form)}
    </Form>
  );
}

function useSampleForm() {
  const initialValues = { name: 'Camille', country: 'FR', password: 'secret', message: 'Bonjour', isActive: true };
  return useAppForm({ schema: SampleSchema, initialValues });
}

export const forms: GalleryFamily = {
  folder: 'forms',
  name: 'Formulaires',
  entries: [
    {
      name: 'CheckboxField',
      ...released,
      docs: 'Formulaires/Checkbox',
      parts: ['BoundCheck'],
      width: 360,
      sample: <InForm field={(form) => <CheckboxField of={form} name="isActive" label="Offre active" />} />,
    },
    {
      name: 'CountrySelect',
      ...released,
      docs: 'Formulaires/CountrySelect',
      width: 360,
      sample: <InForm field={(form) => <CountrySelect of={form} name="country" label="Pays" />} />,
    },
    {
      name: 'Form',
      ...released,
      docs: 'Formulaires/Form',
      parts: ['SubmitButton', 'DraftNotice'],
      width: 360,
      sample: (
        <InForm
          field={(form) => (
            <>
              <TextField of={form} name="name" label="Nom" />
              <SubmitButton of={form} label="Sauvegarder" busyLabel="Sauvegarde…" />
            </>
          )}
        />
      ),
    },
    {
      name: 'PasswordField',
      ...released,
      docs: 'Formulaires/PasswordField',
      width: 360,
      sample: (
        <InForm field={(form) => <PasswordField of={form} name="password" label="Mot de passe" autoComplete="off" />} />
      ),
    },
    {
      name: 'TextAreaField',
      ...released,
      docs: 'Formulaires/TextArea',
      width: 360,
      sample: <InForm field={(form) => <TextAreaField of={form} name="message" label="Message" />} />,
    },
    {
      name: 'TextField',
      ...released,
      docs: 'Formulaires/TextField',
      parts: ['BoundText'],
      width: 360,
      sample: <InForm field={(form) => <TextField of={form} name="name" label="Nom" />} />,
    },
  ],
};
