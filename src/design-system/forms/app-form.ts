import { type FormStore, getValues, useFormStore, validate } from '@modular-forms/react';
import { useSignals } from '@preact/signals-react/runtime';
import { use, useState } from 'react';
import * as v from 'valibot';
import { isAutofilled } from '~/lib/browser/autofill';
import { DraftOwnerContext } from '~/lib/browser/draft-owner';
import { createDraft, type FormDraft } from './draft';

/*
 * Undocumented parts of Modular Forms that we use. Checked with @modular-forms/react 0.12.0:
 * `tests/unit/design-system/app-form.test.ts` fails with another version.
 */

/** Names of the rendered fields: the public API needs the names. */
export const fieldNamesOf = <TName extends string>(store: {
  internal: { fieldNames: { peek: () => TName[] } };
}): readonly TName[] => store.internal.fieldNames.peek();

export type FormValues = { [name: string]: string | boolean };

/** Names of the text fields, and of the boolean ones. */
export type TextName<TInput> = { [K in keyof TInput]: TInput[K] extends string ? K : never }[keyof TInput] & string;
export type CheckName<TInput> = { [K in keyof TInput]: TInput[K] extends boolean ? K : never }[keyof TInput] & string;

/** A server error, valid while the field keeps the value that was refused. */
interface ServerError {
  value: unknown;
  message: string;
}
type ServerErrors = Map<string, ServerError>;

/** A schema or its loader: it is needed only on submit, so prerendered pages can do without. */
type SchemaSource<TInput, TOutput> =
  | v.GenericSchema<TInput, TOutput>
  | (() => Promise<v.GenericSchema<TInput, TOutput>>);

export interface DraftOptions<TInput extends FormValues> {
  name: string;
  /** The text fields that are kept: no password, and nothing else that is secret. */
  fields: readonly Exclude<TextName<TInput>, `${string}password${string}`>[];
  /** Those that may start with a text that was not saved: a draft from before stands below it. */
  prefilled?: readonly TextName<TInput>[];
  /** Of a form that may start as a copy, which takes over no draft: what it starts with when it is opened again. */
  reopensWith?: TInput;
}

/** What fields and helpers bind to. Only this folder reads inside: signals need a subscription. */
export interface AppForm<TInput extends FormValues, TOutput = unknown> {
  /** @throws when the schema cannot be loaded */
  readonly readSchema: () => Promise<v.GenericSchema<TInput, TOutput>>;
  readonly initialValues: TInput;
  readonly store: FormStore<FormValues>;
  readonly serverErrors: ServerErrors;
  /** The values of the last submit: fields stay editable while the answer is pending. */
  sent: Readonly<Record<string, unknown>>;
  /** Fields that a password manager filled in by its script, untouched since. */
  readonly filledIn: Set<string>;
  readonly draft: FormDraft | null;
}

export type AnyForm = Pick<AppForm<FormValues>, 'store' | 'serverErrors' | 'sent' | 'filledIn' | 'draft'>;

const errorsOf = (schema: v.GenericSchema, values: unknown) => {
  const errors: Record<string, string> = {};
  for (const issue of v.safeParse(schema, values).issues ?? []) {
    const name = v.getDotPath(issue);
    if (name) errors[name] ??= issue.message;
  }
  return errors;
};

/** Server errors whose field still has the refused value. */
const currentServerErrors = (serverErrors: ServerErrors, values: Record<string, unknown>) => {
  const errors: Record<string, string> = {};
  for (const [name, error] of serverErrors) {
    if (values[name] === error.value) errors[name] = error.message;
  }
  return errors;
};

/** Creates a form from a contract schema and initial values. Validates on submit, then on every change. */
export function useAppForm<TInput extends FormValues, TOutput>(options: {
  schema: SchemaSource<TInput, TOutput>;
  initialValues: TInput;
  draft?: DraftOptions<TInput>;
}): AppForm<TInput, TOutput> {
  const owner = use(DraftOwnerContext);
  const [{ readSchema, initialValues, serverErrors }] = useState(() => {
    const { schema, ...rest } = options;
    const read = async () => (typeof schema === 'function' ? schema() : schema);
    return { ...rest, readSchema: read, serverErrors: new Map<string, ServerError>() };
  });
  const store = useFormStore<FormValues>({
    initialValues,
    validateOn: 'submit',
    // The bound fields validate themselves: one change may fix another field (two equal passwords).
    revalidateOn: 'submit',
    validate: async (values) => {
      // `Form` reports the failure on submit.
      const schema = await readSchema().catch(() => null);
      const errors = schema ? errorsOf(schema, { ...initialValues, ...values }) : {};
      return { ...currentServerErrors(serverErrors, values), ...errors };
    },
  });
  const [form] = useState(() => ({
    readSchema,
    initialValues,
    store,
    serverErrors,
    sent: {},
    filledIn: new Set<string>(),
    draft: options.draft ? createDraft(owner, options.draft, initialValues) : null,
  }));
  return form;
}

/** The current values, without subscribing to them. */
export const readValues = (form: AnyForm): Readonly<Record<string, unknown>> =>
  getValues(form.store, { shouldActive: false, peek: true });

/** The values that differ from those the form started with, or saved last. */
export const readDirtyValues = (form: AnyForm): Readonly<Record<string, unknown>> =>
  getValues(form.store, { shouldActive: false, shouldDirty: true, peek: true });

/** The parsed values, or `undefined` if invalid. @throws when the schema cannot be loaded */
export async function readOutput<TInput extends FormValues, TOutput>(
  form: AppForm<TInput, TOutput>,
): Promise<TOutput | undefined> {
  const schema = await form.readSchema();
  form.sent = readValues(form);
  const result = v.safeParse(schema, { ...form.initialValues, ...form.sent });
  return result.success ? result.output : undefined;
}

/** Validates again if the form was validated before. */
export function recheck(form: AnyForm) {
  if (form.store.submitted.peek()) void validate(form.store, { shouldFocus: false });
}

const isFieldDirty = (form: AnyForm, name: string): boolean => form.store.internal.fields[name]?.dirty.peek() === true;

/** Whether the user changed one of these fields: what a password manager filled in untouched does not count. */
export const hasTyped = (form: AnyForm, names: readonly string[] = fieldNamesOf(form.store)): boolean =>
  names.some(
    (name) =>
      isFieldDirty(form, name) &&
      !form.filledIn.has(name) &&
      !form.store.internal.fields[name]?.elements.peek().some(isAutofilled),
  );

/** For a value that no key was pressed for. A field that the user has changed stays theirs. */
export function noteFilledIn(form: AnyForm, name: string) {
  if (!isFieldDirty(form, name)) form.filledIn.add(name);
}

/** Tells what is typed or pasted from what a script fills in: its events are not trusted. */
export function noteInput(form: AnyForm, { isTrusted, target }: Pick<Event, 'isTrusted' | 'target'>) {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  if (isTrusted) form.filledIn.delete(target.name);
  else noteFilledIn(form, target.name);
}

export const isSubmitting = (form: AnyForm): boolean => form.store.submitting.peek();

export function useIsSubmitting(form: AnyForm): boolean {
  useSignals();
  return form.store.submitting.value;
}
