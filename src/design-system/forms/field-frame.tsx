import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { fieldRecipe } from './field.recipe';

/** What every labelled control has in common. */
export interface FieldTexts {
  /** What to give, in a word or two. */
  label: string;
  /** What helps to give it, under the control. */
  hint?: ReactNode;
  /** What is wrong with it, in a full sentence; its presence makes the field wrong. */
  error?: string;
}

/** What the frame hands to the control inside it, to spread on the element. */
interface FramedControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldFrameProps extends FieldTexts {
  /** Spoken only, where the place says it already: a search box in a toolbar. */
  isLabelHidden?: boolean;
  /** Renders the control with the names that tie it to its texts. */
  children: (control: FramedControl) => ReactNode;
}

/** Label, control, hint and error, tied together for eyes and ears alike. */
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
        // The error first: it is what one needs to hear on arrival.
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

/** The sentence under a wrong field, with its icon; nothing without a message. */
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
