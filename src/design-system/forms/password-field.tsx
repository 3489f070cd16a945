import { PasswordInput, type PasswordInputProps } from '../fields/password-input';
import type { AppForm, FormValues, TextName } from './app-form';
import { BoundText } from './bound-field';

export interface PasswordFieldProps<TInput extends FormValues>
  extends Omit<PasswordInputProps, 'value' | 'onChange' | 'error' | 'name' | 'ref'> {
  of: AppForm<TInput>;
  name: TextName<TInput>;
}

export function PasswordField<TInput extends FormValues>({
  of,
  name,
  isRequired = true,
  ...rest
}: PasswordFieldProps<TInput>) {
  return (
    <BoundText of={of} name={name}>
      {(binding) => <PasswordInput isRequired={isRequired} {...rest} {...binding} />}
    </BoundText>
  );
}
