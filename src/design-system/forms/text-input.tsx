import { chakra } from '@chakra-ui/react';
import type { DomProps } from '../dom-props';
import { inputRecipe } from './field.recipe';
import { FieldFrame, type FieldTexts } from './field-frame';

/** The bare control, for the inside of other fields. */
export const Input = chakra('input', inputRecipe);

export interface TextInputProps
  extends FieldTexts,
    Omit<DomProps<'input'>, 'id' | 'value' | 'defaultValue' | 'onChange' | 'readOnly' | 'required' | 'children'> {
  /** What stands in it. */
  value: string;
  /** What one typed. */
  onChange: (value: string) => void;
  /** What the browser should expect and fill in: always give the right `autoComplete` and `inputMode` with it. */
  type?: 'text' | 'email' | 'url';
  /** Shown and sent, but not to be changed. */
  isReadOnly?: boolean;
  /** Announced as to be filled in; checking it is the form's affair. */
  isRequired?: boolean;
}

/** One line of text with its label, for use without a form; in a form take `TextField`. */
export function TextInput({
  label,
  hint,
  error,
  value,
  onChange,
  type = 'text',
  isReadOnly,
  isRequired,
  ...rest
}: TextInputProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...rest}
          {...control}
          type={type}
          value={value}
          readOnly={isReadOnly}
          required={isRequired}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
