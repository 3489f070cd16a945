import { CountryPicker, type CountryPickerProps } from '../fields/country-picker';
import type { AppForm, FormValues, TextName } from './app-form';
import { BoundText } from './bound-field';

export interface CountrySelectProps<TInput extends FormValues>
  extends Omit<CountryPickerProps, 'value' | 'onChange' | 'error' | 'name' | 'ref' | 'allLabel'> {
  of: AppForm<TInput>;
  name: TextName<TInput>;
}

export function CountrySelect<TInput extends FormValues>({
  of,
  name,
  isRequired = true,
  ...rest
}: CountrySelectProps<TInput>) {
  return (
    <BoundText of={of} name={name} isTranslated>
      {(binding) => <CountryPicker isRequired={isRequired} {...rest} {...binding} />}
    </BoundText>
  );
}
