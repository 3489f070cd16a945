import { Checkbox, type CheckboxProps } from '../fields/checkbox';
import { PasswordInput, type PasswordInputProps } from '../fields/password-input';
import { TextArea, type TextAreaProps, TextInput, type TextInputProps } from '../fields/text-input';
import type { AppForm, CheckName, FormValues, TextName } from './app-form';
import { BoundCheck, BoundText } from './bound-field';

export interface TextFieldProps<TInput extends FormValues>
  extends Omit<TextInputProps, 'value' | 'onChange' | 'error' | 'name' | 'ref'> {
  of: AppForm<TInput>;
  name: TextName<TInput>;
}

export function TextField<TInput extends FormValues>({ of, name, isRequired = true, ...rest }: TextFieldProps<TInput>) {
  return (
    <BoundText of={of} name={name}>
      {(binding) => <TextInput isRequired={isRequired} {...rest} {...binding} />}
    </BoundText>
  );
}

export interface TextAreaFieldProps<TInput extends FormValues>
  extends Omit<TextAreaProps, 'value' | 'onChange' | 'error' | 'name' | 'ref'> {
  of: AppForm<TInput>;
  name: TextName<TInput>;
}

export function TextAreaField<TInput extends FormValues>({ of, name, ...rest }: TextAreaFieldProps<TInput>) {
  return (
    <BoundText of={of} name={name}>
      {(binding) => <TextArea {...rest} {...binding} />}
    </BoundText>
  );
}

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

export interface CheckboxFieldProps<TInput extends FormValues>
  extends Omit<CheckboxProps, 'isChecked' | 'onChange' | 'error' | 'name' | 'ref'> {
  of: AppForm<TInput>;
  name: CheckName<TInput>;
}

export function CheckboxField<TInput extends FormValues>({ of, name, ...rest }: CheckboxFieldProps<TInput>) {
  return (
    <BoundCheck of={of} name={name}>
      {({ value, ...binding }) => <Checkbox {...rest} {...binding} isChecked={value} />}
    </BoundCheck>
  );
}
