import * as v from 'valibot';
import { tabStorage } from '~/lib/safe-storage';

/*
 * What was typed into the fields of a page, kept in the tab's own storage over one reload. Passwords are never kept.
 */
const DRAFT_KEY = 'missio:draft';
/** A form that has not appeared by then is not coming back. */
const RESTORE_WITHIN_MS = 10_000;

const Draft = v.object({ path: v.string(), fields: v.record(v.string(), v.string()) });
export type Draft = v.InferOutput<typeof Draft>;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const TEXT_FIELDS =
  'textarea[name], select[name], input[name]:not([name*=password], [type=password], [type=hidden], [type=checkbox], [type=radio], [type=file], [readonly])';

const pathOf = (page: Document): string => `${page.location.pathname}${page.location.search}`;

/** Reads what stands in the page's text fields; `null` when nothing does. */
export const collectDraft = (page: Document): Draft | null => {
  const fields = [...page.querySelectorAll<Field>(TEXT_FIELDS)].filter((field) => field.value !== '');
  if (fields.length === 0) return null;
  return { path: pathOf(page), fields: Object.fromEntries(fields.map((field) => [field.name, field.value])) };
};

/** Keeps a draft until the next load of this tab. */
export const storeDraft = (draft: Draft): void => tabStorage().setItem(DRAFT_KEY, JSON.stringify(draft));

const readDraft = (): Draft | null => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Draft), tabStorage().getItem(DRAFT_KEY));
  return parsed.success ? parsed.output : null;
};

/** Writes as typing does: the form's state follows the field's events, not its value. */
const type = (field: Field, value: string) => {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

/**
 * Gives the fields of this page back what a reload took from them, each as soon as it appears.
 * @returns the function that stops waiting for them
 */
export const restoreDraft = (page: Document): (() => void) => {
  const draft = readDraft();
  if (!draft || draft.path !== pathOf(page)) {
    // Of another page: it would come back there much later, perhaps for somebody else.
    tabStorage().removeItem(DRAFT_KEY);
    return () => undefined;
  }
  const missing = new Map(Object.entries(draft.fields));
  const fill = () => {
    for (const field of page.querySelectorAll<Field>(TEXT_FIELDS)) {
      const value = missing.get(field.name);
      if (value === undefined) continue;
      missing.delete(field.name);
      if (field.value !== value) type(field, value);
    }
    if (missing.size === 0) finish();
  };
  const finish = () => {
    tabStorage().removeItem(DRAFT_KEY);
    stop();
  };
  const observer = new MutationObserver(fill);
  const timer = setTimeout(() => finish(), RESTORE_WITHIN_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(page.body, { childList: true, subtree: true });
  fill();
  return stop;
};
