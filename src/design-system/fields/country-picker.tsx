import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type Ref, useId, useRef } from 'react';
import { CountryList, rowId } from './country-list';
import { affixRecipe } from './field.recipe';
import { FieldFrame, type FieldTexts } from './field-frame';
import { Input } from './text-input';
import { useComposedText } from './use-composed-text';
import { useCountryPicker } from './use-country-picker';

export interface CountryPickerProps extends FieldTexts {
  /** Two-letter code; empty for none or all. */
  value: string;
  onChange: (code: string) => void;
  /** « Tous les pays », a first choice with the empty code. */
  allLabel?: string;
  /** For screen readers only. */
  isLabelHidden?: boolean;
  /** Announced as required; the form validates it. */
  isRequired?: boolean;
  /** 36 px in toolbars (44 on a phone), 44 px in forms. */
  controlSize?: 'sm' | 'md';
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Finds a country by name or code, for use without a form. Loads the list when the first picker appears. */
export function CountryPicker({
  label,
  hint,
  error,
  isLabelHidden,
  value,
  onChange,
  allLabel,
  isRequired,
  controlSize,
  name,
  ref,
}: CountryPickerProps) {
  const styles = useSlotRecipe({ recipe: affixRecipe })();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const picker = useCountryPicker({ value, allLabel, onChange });
  const typing = useComposedText(picker.text, picker.type);
  const active = picker.matches[picker.activeIndex];
  return (
    <FieldFrame label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      {(control) => (
        <chakra.div ref={box} css={styles.root}>
          <Input
            {...control}
            ref={ref}
            name={name}
            kind="select"
            size={controlSize}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={picker.isOpen}
            aria-controls={picker.isOpen ? listId : undefined}
            aria-activedescendant={picker.isOpen && active ? rowId(listId, active.code) : undefined}
            required={isRequired}
            autoComplete="off"
            spellCheck={false}
            placeholder={allLabel ?? 'Choisir un pays'}
            {...typing}
            onFocus={(event) => event.currentTarget.select()}
            onClick={picker.open}
            onBlur={picker.blur}
            onKeyDown={picker.onKeyDown}
          />
          <chakra.span css={styles.end}>
            <ChevronDown aria-hidden size={18} />
          </chakra.span>
          {picker.isOpen && (
            <CountryList
              id={listId}
              box={box}
              choices={picker.matches}
              statusText={picker.statusText}
              value={value}
              activeIndex={picker.activeIndex}
              onChoose={picker.choose}
            />
          )}
          <chakra.span srOnly aria-live="polite">
            {picker.isOpen && (picker.statusText ?? `${picker.matches.length} choix`)}
          </chakra.span>
        </chakra.div>
      )}
    </FieldFrame>
  );
}
