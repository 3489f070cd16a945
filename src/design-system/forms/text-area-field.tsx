import { TextArea, type TextAreaProps } from '../fields/text-area';
import type { AppForm, FormValues, TextName } from './app-form';
import { BoundText } from './bound-field';

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
