import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../actions/button';
import type { DomProps } from '../layout/elements';
import { affixRecipe } from './field.recipe';
import { FieldFrame } from './field-frame';
import { Input } from './text-input';

export interface SearchFieldProps
  extends Omit<
    DomProps<'input'>,
    'id' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'onKeyDown' | 'ref' | 'children'
  > {
  /** Accessible name and placeholder. */
  label: string;
  value: string;
  /** Called on every key: debouncing is the screen's task. */
  onChange: (value: string) => void;
}

/** A search box. Escape or the cross clears it and keeps the focus. */
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
