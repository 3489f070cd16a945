import { CountryPicker, type CountryPickerProps } from '../fields/country-picker';
import type { AppForm, FormValues, TextName } from './app-form';
import { BoundText } from './bound-field';

export interface CountrySelectProps<TInput extends FormValues>
  extends Omit<CountryPickerProps, 'value' | 'onChange' | 'error' | 'name' | 'ref' | 'allLabel'> {
  /** The form, from `useAppForm`. */
  of: AppForm<TInput>;
  /** Which of its texts holds the two-letter code. */
  name: TextName<TInput>;
}

/** A country of a form, by its two-letter code. */
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
