import { chakra } from '@chakra-ui/react';
import type { DomProps } from '../dom-props';
import { inputRecipe } from './field.recipe';
import { FieldFrame, type FieldTexts } from './field-frame';

const Area = chakra('textarea', inputRecipe);

export interface TextAreaProps
  extends FieldTexts,
    Omit<DomProps<'textarea'>, 'id' | 'value' | 'defaultValue' | 'onChange' | 'readOnly' | 'required' | 'children'> {
  value: string;
  onChange: (value: string) => void;
  isRequired?: boolean;
}

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
