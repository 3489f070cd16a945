import { Button, type ButtonProps } from '../actions/button';
import { type AnyForm, useIsSubmitting } from './app-form';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'children' | 'isBusy' | 'asChild'> {
  /** The form, from `useAppForm`. */
  of: AnyForm;
  /** What it does: « Se connecter ». */
  label: string;
  /** What it says while that is under way: « Connexion en cours... ». */
  busyLabel: string;
}

/** Sends its form; while that is under way it says so, keeps the focus and sends nothing more. */
export function SubmitButton({ of: form, label, busyLabel, variant = 'accent', ...rest }: SubmitButtonProps) {
  const isSubmitting = useIsSubmitting(form);
  return (
    <Button type="submit" variant={variant} {...rest} isBusy={isSubmitting} busyLabel={busyLabel}>
      {label}
    </Button>
  );
}
