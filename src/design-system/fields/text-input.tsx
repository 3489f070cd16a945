import { chakra } from '@chakra-ui/react';
import type { DomProps } from '../layout/elements';
import { inputRecipe } from './field.recipe';
import { FieldFrame, type FieldTexts } from './field-frame';

/** Without label, for use inside other fields. */
export const Input = chakra('input', inputRecipe);

export interface TextInputProps
  extends FieldTexts,
    Omit<DomProps<'input'>, 'id' | 'value' | 'defaultValue' | 'onChange' | 'readOnly' | 'required' | 'children'> {
  value: string;
  onChange: (value: string) => void;
  /** What is typed: it decides the keyboard of phones. Set the matching `autoComplete` as well. */
  type?: 'text' | 'email' | 'url';
  isReadOnly?: boolean;
  /** Announced as required; the form validates it. */
  isRequired?: boolean;
}

/** An email is no `type="email"`: Chrome rewrites « société.fr » as `xn--…` in it while one types. */
const kinds = {
  text: { type: 'text' },
  email: { type: 'text', inputMode: 'email', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
  url: { type: 'url', inputMode: 'url' },
} as const satisfies Record<NonNullable<TextInputProps['type']>, DomProps<'input'>>;

/** A text input with its label, for use without a form. */
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
          {...kinds[type]}
          {...rest}
          {...control}
          value={value}
          readOnly={isReadOnly}
          required={isRequired}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}

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
