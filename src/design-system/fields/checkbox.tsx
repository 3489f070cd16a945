import { chakra, defineRecipe } from '@chakra-ui/react';
import { useId } from 'react';
import type { DomProps } from '../layout/elements';
import { FieldError, type FieldTexts } from './field-frame';

const CheckboxRoot = chakra(
  'label',
  defineRecipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: { base: 'control.md', md: '28px' },
      fontSize: 'sm',
      cursor: 'pointer',
      '& input': { width: '20px', height: '20px', margin: '0', flex: 'none', accentColor: '{colors.chosen.solid}' },
      '&:has(:disabled)': { color: 'fg.muted', cursor: 'not-allowed' },
    },
  }),
);

export interface CheckboxProps
  extends Omit<FieldTexts, 'hint'>,
    Omit<DomProps<'input'>, 'type' | 'checked' | 'defaultChecked' | 'onChange' | 'children'> {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

export function Checkbox({ label, error, isChecked, onChange, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <CheckboxRoot>
        <input
          {...rest}
          type="checkbox"
          checked={isChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </CheckboxRoot>
      <FieldError id={errorId} message={error} />
    </div>
  );
}
