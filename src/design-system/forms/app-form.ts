import { type FormStore, getValues, reset, setError, setValue, useFormStore, validate } from '@modular-forms/react';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import * as v from 'valibot';

/** What a form may hold: flat, texts and yes-or-no. */
export type FormValues = { [name: string]: string | boolean };

/** The names of a form's texts, and of its yes-or-no's. */
export type TextName<TInput> = { [K in keyof TInput]: TInput[K] extends string ? K : never }[keyof TInput] & string;
export type CheckName<TInput> = { [K in keyof TInput]: TInput[K] extends boolean ? K : never }[keyof TInput] & string;

/** A refusal by the server stands as long as the value that it refused. */
interface Refusal {
  value: unknown;
  message: string;
}
type Refusals = Map<string, Refusal>;

/** A schema, or how to fetch it: it is checked only when the form is sent, so a page can stand without it. */
type SchemaSource<TInput, TOutput> =
  | v.GenericSchema<TInput, TOutput>
  | (() => Promise<v.GenericSchema<TInput, TOutput>>);

/**
 * A form: what its fields, its button and its helpers are bound to. Only the components of this folder look inside,
 * because whoever reads a signal has to subscribe to it.
 */
export interface AppForm<TInput extends FormValues, TOutput = unknown> {
  /** Gives its schema; what it throws is the failure of fetching it. */
  readonly readSchema: () => Promise<v.GenericSchema<TInput, TOutput>>;
  readonly initialValues: TInput;
  readonly store: FormStore<FormValues>;
  readonly refusals: Refusals;
  /** What stood in it when it was sent last: fields stay open while the answer is on its way. */
  sent: Readonly<Record<string, unknown>>;
}

/** Any form, for those who need only its state. */
export type AnyForm = Pick<AppForm<FormValues>, 'store' | 'refusals' | 'sent'>;

/** The first message of every wrong field, all of them at once. */
const errorsOf = (schema: v.GenericSchema, values: unknown) => {
  const errors: Record<string, string> = {};
  for (const issue of v.safeParse(schema, values).issues ?? []) {
    const name = v.getDotPath(issue);
    if (name) errors[name] ??= issue.message;
  }
  return errors;
};

/** The errors of refused values that have not changed since. */
const standingRefusals = (refusals: Refusals, values: Record<string, unknown>) => {
  const errors: Record<string, string> = {};
  for (const [name, refusal] of refusals) {
    if (values[name] === refusal.value) errors[name] = refusal.message;
  }
  return errors;
};

/**
 * Makes a form from a schema of the contract and its first values (given once; later ones through `resetForm`). It is
 * checked when it is sent, then again at every change; all errors show at once. A schema that has to be fetched is so at the first touch.
 */
export function useAppForm<TInput extends FormValues, TOutput>(options: {
  schema: SchemaSource<TInput, TOutput>;
  initialValues: TInput;
}): AppForm<TInput, TOutput> {
  const [{ readSchema, initialValues, refusals }] = useState(() => {
    const { schema, ...rest } = options;
    const read = async () => (typeof schema === 'function' ? schema() : schema);
    return { ...rest, readSchema: read, refusals: new Map<string, Refusal>() };
  });
  const store = useFormStore<FormValues>({
    initialValues,
    validateOn: 'submit',
    // The bound fields ask for it themselves: one change may mend another field (two equal passwords).
    revalidateOn: 'submit',
    validate: async (values) => {
      // Whoever sends the form is told that it cannot be read (`form.tsx`).
      const schema = await readSchema().catch(() => null);
      const errors = schema ? errorsOf(schema, { ...initialValues, ...values }) : {};
      return { ...standingRefusals(refusals, values), ...errors };
    },
  });
  const [form] = useState(() => ({ readSchema, initialValues, store, refusals, sent: {} }));
  return form;
}

/** What stands in the form, as it was typed. */
export const readValues = (form: AnyForm): Readonly<Record<string, unknown>> =>
  getValues(form.store, { shouldActive: false, peek: true });

/**
 * What stands in the form when it is sent, read by its schema: the output, or undefined while something is wrong.
 * @throws when the schema could not be fetched
 */
export async function readOutput<TInput extends FormValues, TOutput>(
  form: AppForm<TInput, TOutput>,
): Promise<TOutput | undefined> {
  const schema = await form.readSchema();
  form.sent = readValues(form);
  const result = v.safeParse(schema, { ...form.initialValues, ...form.sent });
  return result.success ? result.output : undefined;
}

/** Checks again what was already checked once. */
export function recheck(form: AnyForm) {
  if (form.store.submitted.peek()) void validate(form.store, { shouldFocus: false });
}

/**
 * Shows the server's field errors under their fields, and moves the focus to the first wrong one; a value that was changed since it was
 * sent is not the one that was refused. Returns whether any is shown: if none is, the form's own message has to say it.
 */
export function setFieldErrors(form: AnyForm, errors: Readonly<Record<string, string>>): boolean {
  const now = readValues(form);
  let isFirst = true;
  for (const name of form.store.internal.fieldNames.peek()) {
    const message = errors[name];
    if (!message) continue;
    form.refusals.set(name, { value: form.sent[name], message });
    if (now[name] !== form.sent[name]) continue;
    setError(form.store, name, message, { shouldFocus: isFirst });
    isFirst = false;
  }
  return !isFirst;
}

/** Back to its first values, or to new ones that count as unchanged from now on; errors go. */
export function resetForm<TInput extends FormValues>(form: AppForm<TInput>, values: Partial<TInput> = {}) {
  form.refusals.clear();
  reset(form.store, { initialValues: { ...form.initialValues, ...values } });
}

/** Was sent and saved: `values` count as unchanged from now on; whatever was typed since stays, as a change. */
export function markSaved<TInput extends FormValues>(form: AppForm<TInput>, values: Partial<TInput>) {
  const now = readValues(form);
  const typedSince = form.store.internal.fieldNames.peek().filter((name) => now[name] !== form.sent[name]);
  resetForm(form, values);
  for (const name of typedSince) {
    const value = now[name];
    if (typeof value === 'string' || typeof value === 'boolean') setValue(form.store, name, value);
  }
}

/** Whether something was changed, for a handler: « close without saving? ». */
export const isDirty = (form: AnyForm): boolean => form.store.dirty.peek();

/** Whether something was changed, for what is drawn from it. */
export function useIsDirty(form: AnyForm): boolean {
  useSignals();
  return form.store.dirty.value;
}

/** Whether it is being sent, for what is drawn from it. */
export function useIsSubmitting(form: AnyForm): boolean {
  useSignals();
  return form.store.submitting.value;
}
