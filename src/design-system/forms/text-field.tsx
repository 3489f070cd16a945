import type { AppForm, FormValues, TextName } from './app-form';
import { BoundText } from './bound-field';
import { TextInput, type TextInputProps } from './text-input';

export interface TextFieldProps<TInput extends FormValues>
  extends Omit<TextInputProps, 'value' | 'onChange' | 'error' | 'name' | 'ref'> {
  /** The form, from `useAppForm`. */
  of: AppForm<TInput>;
  /** Which of its texts. */
  name: TextName<TInput>;
}

/** One line of text of a form, with its label, hint and error. */
export function TextField<TInput extends FormValues>({ of, name, isRequired = true, ...rest }: TextFieldProps<TInput>) {
  return (
    <BoundText of={of} name={name}>
      {(binding) => <TextInput isRequired={isRequired} {...rest} {...binding} />}
    </BoundText>
  );
}
