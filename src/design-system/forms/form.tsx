import { Form as ModularForm } from '@modular-forms/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { LOAD_FAILURE } from '~/content/shared-texts';
import { DRAFT_ATTRIBUTE, DRAFT_FIELDS_ATTRIBUTE } from '~/lib/browser/form-drafts';
import { FORM_READY_EVENT } from '~/lib/browser/hydration';
import { emitChunkLoadError } from '~/lib/browser/lazy-module';
import { Button, type ButtonProps } from '../actions/button';
import { notify } from '../feedback/notify';
import { usePreloadToaster } from '../feedback/toast-host';
import { Stack } from '../layout/stack';
import { type AnyForm, type AppForm, type FormValues, noteInput, readOutput, useIsSubmitting } from './app-form';
import { useDraft } from './use-draft';

export interface FormProps<TInput extends FormValues, TOutput> {
  of: AppForm<TInput, TOutput>;
  /** Gets the parsed values. The form is busy while the returned promise is pending. */
  onSubmit: (output: TOutput) => unknown;
  /** Called when the schema cannot be loaded; by default a toast says so. */
  onUnreadable?: () => void;
  children: ReactNode;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  /** For a submit button outside the form. */
  id?: string;
}

/** Never settles: awaited by `onSubmit`, it keeps the form busy until the next page replaces it. */
export const stayBusyUntilNavigation = (): Promise<never> => new Promise(() => undefined);

/** A form that submits once per press. Invalid fields show their errors, and the first one gets the focus. */
export function Form<TInput extends FormValues, TOutput>({
  of: form,
  onSubmit,
  onUnreadable = () => notify.error(LOAD_FAILURE),
  children,
  ...rest
}: FormProps<TInput, TOutput>) {
  const content = useRef<HTMLDivElement>(null);
  usePreloadToaster();
  const draft = useDraft(form);
  useEffect(() => {
    content.current?.closest('form')?.dispatchEvent(new Event(FORM_READY_EVENT, { bubbles: true }));
  }, []);
  const prepare = () => {
    form.readSchema().catch(() => undefined);
  };
  return (
    <ModularForm
      {...rest}
      // Without scripts, `get` would put what was typed into the address.
      method="post"
      of={form.store}
      {...{ [DRAFT_ATTRIBUTE]: form.draft?.key, [DRAFT_FIELDS_ATTRIBUTE]: form.draft?.fields.join(' ') }}
      onFocus={prepare}
      onInputCapture={({ nativeEvent }) => noteInput(form, nativeEvent)}
      onSubmitCapture={(event) => {
        if (form.store.submitting.peek()) {
          event.preventDefault();
          event.stopPropagation();
          return;
        }
        form.serverErrors.clear();
      }}
      onSubmit={async () => {
        let output: TOutput | undefined;
        try {
          output = await readOutput(form);
        } catch (error) {
          emitChunkLoadError(error);
          onUnreadable();
        }
        if (output === undefined) return;
        try {
          await onSubmit(output);
        } catch (error) {
          // Expected failures belong to the screen; Modular Forms would swallow the others.
          reportError(error);
        }
      }}
    >
      <Stack ref={content}>
        {draft && <draft.DraftNotice of={form} />}
        {children}
      </Stack>
    </ModularForm>
  );
}

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'children' | 'isBusy' | 'asChild'> {
  of: AnyForm;
  label: string;
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
