import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../actions/icon-button';
import type { DomProps } from '../dom-props';
import { affixRecipe } from './field.recipe';
import { FieldFrame } from './field-frame';
import { Input } from './text-input';

export interface SearchFieldProps
  extends Omit<
    DomProps<'input'>,
    'id' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'onKeyDown' | 'ref' | 'children'
  > {
  /** What one searches, spoken and shown while the box is empty: « Rechercher par nom ou email ». */
  label: string;
  /** What stands in it. */
  value: string;
  /** What one typed, letter by letter: waiting before the search is the screen's affair. */
  onChange: (value: string) => void;
}

/** A search box for a toolbar. Escape or the cross empties it; the focus stays in it. */
export function SearchField({ label, value, onChange, placeholder = label, ...rest }: SearchFieldProps) {
  const styles = useSlotRecipe({ recipe: affixRecipe })();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <FieldFrame label={label} isLabelHidden>
      {(control) => (
        <chakra.div css={styles.root}>
          <chakra.span css={styles.start}>
            <Search aria-hidden size={18} />
          </chakra.span>
          <Input
            {...rest}
            {...control}
            ref={input}
            type="search"
            size="sm"
            affix={value ? 'both' : 'start'}
            value={value}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => onChange(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && value) {
                event.preventDefault();
                clear();
              }
            }}
          />
          {value && (
            <chakra.div css={styles.button}>
              <IconButton size="sm" label="Effacer la recherche" icon={<X aria-hidden />} onClick={clear} />
            </chakra.div>
          )}
        </chakra.div>
      )}
    </FieldFrame>
  );
}
