import { MIN_PASSWORD_LENGTH } from '~/api/contract/scalars';
import type { AppForm } from '~/design-system/forms/app-form';
import { PasswordField } from '~/design-system/forms/form-fields';

export interface NewPasswordFieldsProps {
  of: AppForm<{ password: string; password_confirmation: string }>;
  /** Of the first field. */
  label: string;
}

/** A new password and its confirmation. */
export function NewPasswordFields({ of, label }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        of={of}
        name="password"
        label={label}
        hint={`Au moins ${MIN_PASSWORD_LENGTH}\u00A0caractères.`}
        autoComplete="new-password"
      />
      <PasswordField
        of={of}
        name="password_confirmation"
        label="Confirmer le mot de passe"
        autoComplete="new-password"
      />
    </>
  );
}
