import { type Signal, signal } from '@preact/signals-react';
import { draftKey, removeDraft } from '~/lib/browser/form-drafts';

export interface FormDraft {
  readonly key: string;
  readonly fields: readonly string[];
  readonly prefilled: readonly string[];
  readonly reopensWith: Readonly<Record<string, unknown>> | null;
  readonly isGivenBack: boolean;
  readonly isRestored: Signal<boolean>;
  start: Readonly<Record<string, string>>;
  /** Sent or given up: what still stands in the form is no draft. */
  isOver: boolean;
}

interface DraftNames {
  name: string;
  fields: readonly string[];
  prefilled?: readonly string[];
  reopensWith?: Readonly<Record<string, unknown>>;
}

export const createDraft = (
  owner: string | number | null,
  { name, fields, prefilled = [], reopensWith }: DraftNames,
  initialValues: Readonly<Record<string, unknown>>,
): FormDraft => ({
  key: draftKey(owner, name),
  fields,
  prefilled,
  reopensWith: reopensWith ?? null,
  isGivenBack: !reopensWith || fields.every((field) => reopensWith[field] === initialValues[field]),
  isRestored: signal(false),
  start: {},
  isOver: false,
});

interface WithDraft {
  readonly draft: FormDraft | null;
}

/** After what was typed has been sent, or given up on purpose. */
export function endDraft({ draft }: WithDraft): void {
  if (!draft) return;
  draft.isOver = true;
  removeDraft(draft.key);
}

/** What stood in the fields that were given back when they were typed into: someone may have changed it since. */
export const draftStart = ({ draft }: WithDraft): Readonly<Record<string, string>> => draft?.start ?? {};
