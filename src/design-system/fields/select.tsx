import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { DomProps } from '../layout/elements';
import { affixRecipe, inputRecipe } from './field.recipe';
import { FieldFrame, type FieldTexts } from './field-frame';

const SelectRoot = chakra('select', inputRecipe);

interface SelectOption<TValue extends string> {
  /** Empty for « all ». */
  value: TValue;
  label: string;
}

export interface SelectProps<TValue extends string>
  extends FieldTexts,
    Omit<DomProps<'select'>, 'id' | 'value' | 'defaultValue' | 'onChange' | 'children' | 'multiple'> {
  value: TValue;
  options: readonly SelectOption<TValue>[];
  onChange: (value: TValue) => void;
  /** For screen readers only. */
  isLabelHidden?: boolean;
  /** 36 px in toolbars (44 on phones), 44 px in forms. */
  controlSize?: 'sm' | 'md';
}

export function Select<TValue extends string>({
  label,
  hint,
  error,
  isLabelHidden,
  value,
  options,
  onChange,
  controlSize,
  ...rest
}: SelectProps<TValue>) {
  const styles = useSlotRecipe({ recipe: affixRecipe })();
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <FieldFrame label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      {(control) => (
        <chakra.div css={styles.root}>
          <SelectRoot
            {...rest}
            {...control}
            kind="select"
            size={controlSize}
            value={value}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </SelectRoot>
          <chakra.span css={styles.end}>
            <ChevronDown aria-hidden size={18} />
          </chakra.span>
        </chakra.div>
      )}
    </FieldFrame>
  );
}
