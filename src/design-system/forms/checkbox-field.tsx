import { Checkbox, type CheckboxProps } from '../fields/checkbox';
import type { AppForm, CheckName, FormValues } from './app-form';
import { BoundCheck } from './bound-field';

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
