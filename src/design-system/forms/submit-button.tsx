import { Button, type ButtonProps } from '../actions/button';
import { type AnyForm, useIsSubmitting } from './app-form';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'children' | 'isBusy' | 'asChild'> {
  of: AnyForm;
  label: string;
  /** « Connexion en cours... ». */
  busyLabel: string;
}

/** Submits its form; while busy it says so, keeps the focus and ignores presses. */
export function SubmitButton({ of: form, label, busyLabel, variant = 'accent', ...rest }: SubmitButtonProps) {
  const isSubmitting = useIsSubmitting(form);
  return (
    <Button type="submit" variant={variant} {...rest} isBusy={isSubmitting} busyLabel={busyLabel}>
      {label}
    </Button>
  );
}
