import { chakra } from '@chakra-ui/react';
import { Form as ModularForm } from '@modular-forms/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { LOAD_FAILURE } from '~/lib/loading-texts';
import { announceMissingPart } from '~/lib/missing-part-event';
import { FORM_READY_EVENT } from '~/lib/prerendered-events';
import { notify } from '../feedback/notify';
import { usePreloadToaster } from '../feedback/toast-host';
import { type AppForm, type FormValues, readOutput } from './app-form';

export interface FormProps<TInput extends FormValues, TOutput> {
  /** The form, from `useAppForm`. */
  of: AppForm<TInput, TOutput>;
  /** Sends it: gets what the schema made of the input (trimmed). While the promise that it returns is open, the form is busy. */
  onSubmit: (output: TOutput) => unknown;
  /** It was sent, but the schema that was to be fetched for it could not be had; a toast says so unless this does. */
  onUnreadable?: () => void;
  /** Its fields and its `SubmitButton`. */
  children: ReactNode;
  /** Its name, where a page has several. */
  'aria-label'?: string;
  /** The heading that names it. */
  'aria-labelledby'?: string;
  /** For a button outside of it, such as in the foot of a modal. */
  id?: string;
}

/**
 * Fields one under the other. Sent by Enter or its button, once however often one presses; when something is wrong
 * nothing is sent, every error shows, and the focus goes to the first.
 */
export function Form<TInput extends FormValues, TOutput>({
  of: form,
  onSubmit,
  onUnreadable = () => notify.error(LOAD_FAILURE),
  children,
  ...rest
}: FormProps<TInput, TOutput>) {
  const content = useRef<HTMLDivElement>(null);
  // An answer has something to say, whatever has become of the network by then.
  usePreloadToaster();
  useEffect(() => {
    content.current?.closest('form')?.dispatchEvent(new Event(FORM_READY_EVENT, { bubbles: true }));
  }, []);
  const prepare = () => {
    // A failure shows when it is sent.
    form.readSchema().catch(() => undefined);
  };
  return (
    <ModularForm
      {...rest}
      // Nobody hears it where scripts are off: what was typed must not leave in the address.
      method="post"
      of={form.store}
      onFocus={prepare}
      onSubmitCapture={(event) => {
        if (form.store.submitting.peek()) {
          event.preventDefault();
          event.stopPropagation();
          return;
        }
        // A new try asks the server anew.
        form.refusals.clear();
      }}
      onSubmit={async () => {
        let output: TOutput | undefined;
        try {
          output = await readOutput(form);
        } catch (error) {
          announceMissingPart(error);
          onUnreadable();
        }
        if (output === undefined) return;
        try {
          await onSubmit(output);
        } catch (error) {
          // Expected failures are the screen's; Modular Forms would swallow the others without a trace.
          reportError(error);
        }
      }}
    >
      <chakra.div ref={content} display="grid" gap="6">
        {children}
      </chakra.div>
    </ModularForm>
  );
}
