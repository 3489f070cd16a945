import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { fieldRecipe } from './field.recipe';

export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  /** A full sentence; its presence marks the field as invalid. */
  error?: string;
}

interface FramedControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldFrameProps extends FieldTexts {
  /** For screen readers only, where the context names the field. */
  isLabelHidden?: boolean;
  children: (control: FramedControl) => ReactNode;
}

/** Label, control, hint and error, tied together. */
export function FieldFrame({ label, hint, error, isLabelHidden = false, children }: FieldFrameProps) {
  const styles = useSlotRecipe({ recipe: fieldRecipe })();
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <chakra.div css={styles.root}>
      <chakra.label htmlFor={id} css={styles.label} srOnly={isLabelHidden || undefined}>
        {label}
      </chakra.label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      })}
      <FieldError id={errorId} message={error} />
      {hint && (
        <chakra.div id={hintId} css={styles.hint}>
          {hint}
        </chakra.div>
      )}
    </chakra.div>
  );
}

export function FieldError({ id, message }: { id?: string; message?: string }) {
  const styles = useSlotRecipe({ recipe: fieldRecipe })();
  if (!message) return null;
  return (
    <chakra.p id={id} css={styles.error}>
      <CircleAlert aria-hidden />
      <span>{message}</span>
    </chakra.p>
  );
}
