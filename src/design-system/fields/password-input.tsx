import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../actions/button';
import type { DomProps } from '../layout/elements';
import { affixRecipe } from './field.recipe';
import { FieldFrame, type FieldTexts } from './field-frame';
import { Input } from './text-input';

export interface PasswordInputProps
  extends FieldTexts,
    Omit<
      DomProps<'input'>,
      'id' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'required' | 'children' | 'autoComplete'
    > {
  value: string;
  onChange: (value: string) => void;
  /** Tells password managers which password this is. */
  autoComplete: 'current-password' | 'new-password' | 'off';
  isRequired?: boolean;
}

/** A password input with a button that shows it, for use without a form. */
export function PasswordInput({ label, hint, error, value, onChange, isRequired, ...rest }: PasswordInputProps) {
  const styles = useSlotRecipe({ recipe: affixRecipe })();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const toggleLabel = isShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe';
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <chakra.div css={styles.root}>
          <Input
            {...rest}
            {...control}
            affix="end"
            type={isShown ? 'text' : 'password'}
            value={value}
            required={isRequired}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <chakra.div css={styles.button}>
            <IconButton
              label={toggleLabel}
              // The button's text names it: an attribute would be a second label with the field's words.
              aria-label={undefined}
              icon={
                <>
                  <Icon aria-hidden />
                  <chakra.span srOnly>{toggleLabel}</chakra.span>
                </>
              }
              aria-controls={control.id}
              onClick={() => setShown(!isShown)}
            />
          </chakra.div>
          <chakra.span srOnly aria-live="polite">
            {isShown && 'Votre mot de passe est visible.'}
          </chakra.span>
        </chakra.div>
      )}
    </FieldFrame>
  );
}
