import * as v from 'valibot';
import { useAppForm } from '~/design-system/forms/app-form';
import { Form } from '~/design-system/forms/form';
import { SubmitButton } from '~/design-system/forms/submit-button';
import { TextAreaField } from '~/design-system/forms/text-area-field';
import { TextField } from '~/design-system/forms/text-field';

/** No validation (specification, section 5). */
const ContactFields = v.object({ name: v.string(), email: v.string(), message: v.string() });

export interface ContactFormProps {
  onSent: () => void;
}

export function ContactForm({ onSent }: ContactFormProps) {
  const form = useAppForm({ schema: ContactFields, initialValues: { name: '', email: '', message: '' } });
  return (
    <Form of={form} onSubmit={onSent}>
      <TextField of={form} name="name" label="Nom" autoComplete="name" isRequired={false} />
      <TextField
        of={form}
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired={false}
      />
      <TextAreaField of={form} name="message" label="Message" />
      <div>
        <SubmitButton of={form} label="Envoyer" busyLabel="Envoi en cours..." />
      </div>
    </Form>
  );
}
