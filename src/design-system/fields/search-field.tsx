import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { isComposing } from '~/lib/browser/composition';
import { IconButton } from '../actions/button';
import type { DomProps } from '../layout/elements';
import { affixRecipe } from './field.recipe';
import { FieldFrame } from './field-frame';
import { Input } from './text-input';
import { useComposedText } from './use-composed-text';

export interface SearchFieldProps
  extends Omit<
    DomProps<'input'>,
    'id' | 'type' | 'defaultValue' | 'onKeyDown' | 'ref' | 'children' | keyof ReturnType<typeof useComposedText>
  > {
  /** Accessible name and placeholder. */
  label: string;
  value: string;
  /** Called on every key, but for half-composed text: debouncing is the screen's task. */
  onChange: (value: string) => void;
}

/** A search box. Escape or the cross clears it and keeps the focus. */
export function SearchField({ label, value, onChange, placeholder = label, ...rest }: SearchFieldProps) {
  const styles = useSlotRecipe({ recipe: affixRecipe })();
  const input = useRef<HTMLInputElement>(null);
  const typing = useComposedText(value, onChange);
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
            affix={typing.value ? 'both' : 'start'}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            {...typing}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && value && !isComposing(event)) {
                event.preventDefault();
                clear();
              }
            }}
          />
          {typing.value && (
            <chakra.div css={styles.button}>
              <IconButton size="sm" label="Effacer la recherche" icon={<X aria-hidden />} onClick={clear} />
            </chakra.div>
          )}
        </chakra.div>
      )}
    </FieldFrame>
  );
}
