import { TextInput, type TextInputProps } from '../fields/text-input';
import type { AppForm, FormValues, TextName } from './app-form';
import { BoundText } from './bound-field';

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
