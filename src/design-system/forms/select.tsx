import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { DomProps } from '../dom-props';
import { affixRecipe, inputRecipe } from './field.recipe';
import { FieldFrame, type FieldTexts } from './field-frame';

const SelectRoot = chakra('select', inputRecipe);

/** One of the choices. */
interface SelectOption<TValue extends string> {
  /** What the screen works with; may be empty for « all ». */
  value: TValue;
  /** What one reads. */
  label: string;
}

export interface SelectProps<TValue extends string>
  extends FieldTexts,
    Omit<DomProps<'select'>, 'id' | 'value' | 'defaultValue' | 'onChange' | 'children' | 'multiple'> {
  /** The choice that stands. */
  value: TValue;
  /** All choices, in their order. */
  options: readonly SelectOption<TValue>[];
  /** What one chose. */
  onChange: (value: TValue) => void;
  /** Spoken only, in a toolbar where the choice says it. */
  isLabelHidden?: boolean;
  /** 36 px in toolbars (44 on a phone), 44 px in forms. */
  controlSize?: 'sm' | 'md';
}

/** A few choices that fit in one list: the browser's own, so that it is right on every phone. */
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
