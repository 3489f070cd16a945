import { chakra } from '@chakra-ui/react';
import type { DomProps } from '../dom-props';
import { inputRecipe } from './field.recipe';
import { FieldFrame, type FieldTexts } from './field-frame';

const Area = chakra('textarea', inputRecipe);

export interface TextAreaProps
  extends FieldTexts,
    Omit<DomProps<'textarea'>, 'id' | 'value' | 'defaultValue' | 'onChange' | 'readOnly' | 'required' | 'children'> {
  /** What stands in it. */
  value: string;
  /** What one typed. */
  onChange: (value: string) => void;
  /** Announced as to be filled in; checking it is the form's affair. */
  isRequired?: boolean;
}

/** Several lines of text with their label, for use without a form; in a form take `TextAreaField`. */
export function TextArea({ label, hint, error, value, onChange, isRequired, ...rest }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <Area
          {...rest}
          {...control}
          kind="area"
          value={value}
          required={isRequired}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
