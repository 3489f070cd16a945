import type { AppForm, CheckName, FormValues } from './app-form';
import { BoundCheck } from './bound-field';
import { Checkbox, type CheckboxProps } from './checkbox';

export interface CheckboxFieldProps<TInput extends FormValues>
  extends Omit<CheckboxProps, 'isChecked' | 'onChange' | 'error' | 'name' | 'ref'> {
  /** The form, from `useAppForm`. */
  of: AppForm<TInput>;
  /** Which of its yes-or-no's. */
  name: CheckName<TInput>;
}

/** One choice of a form to make or leave. */
export function CheckboxField<TInput extends FormValues>({ of, name, ...rest }: CheckboxFieldProps<TInput>) {
  return (
    <BoundCheck of={of} name={name}>
      {({ value, ...binding }) => <Checkbox {...rest} {...binding} isChecked={value} />}
    </BoundCheck>
  );
}
