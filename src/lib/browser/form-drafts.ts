import { isAutofilled } from './autofill';
import { tabStorage } from './storage';

/* Unsent text of the forms, kept in the tab (decision 20): never a password or another secret. */

const PREFIX = 'missio:draft:';

/** On a form: the key of its draft, and the names of the fields that it may have. */
export const DRAFT_ATTRIBUTE = 'data-draft';
export const DRAFT_FIELDS_ATTRIBUTE = 'data-draft-fields';

type Owner = string | number | null;

const prefixOf = (owner: Owner): string => `${PREFIX}${encodeURIComponent(owner ?? '')}:`;

export const draftKey = (owner: Owner, form: string): string => `${prefixOf(owner)}${form}`;

export interface Draft {
  typed: Record<string, string>;
  start: Record<string, string>;
}

export const storeDraft = (key: string, draft: Draft): void => tabStorage().setItem(key, JSON.stringify(draft));

export const readStoredDraft = (key: string): string | null => tabStorage().getItem(key);

export const removeDraft = (key: string): void => tabStorage().removeItem(key);

const removeDrafts = (isRemoved: (key: string) => boolean): void => {
  for (const key of tabStorage().keys()) if (key.startsWith(PREFIX) && isRemoved(key)) removeDraft(key);
};

export const removeAllDrafts = (): void => removeDrafts(() => true);

/** Nothing of a former account stays once another is signed in. A visitor's text is for the next visitor. */
export const removeDraftsOfOthers = (owner: Owner): void =>
  removeDrafts((key) => ![owner, null].some((kept) => key.startsWith(prefixOf(kept))));

/** Whether a prerendered form has text already: filled in or restored by the browser, or kept in the tab. */
export const holdsText = (page: Document): boolean =>
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=checkbox]), textarea')].some(
    (field) => field.value !== field.defaultValue || isAutofilled(field),
  ) ||
  [...page.querySelectorAll(`form[${DRAFT_ATTRIBUTE}]`)].some(
    (form) => readStoredDraft(form.getAttribute(DRAFT_ATTRIBUTE) ?? '') !== null,
  );

/** Keeps what was typed into a prerendered form before React has taken it over. */
export const keepEarlyText = (page: Document): void => {
  for (const form of page.querySelectorAll<HTMLFormElement>(`form[${DRAFT_ATTRIBUTE}]`)) {
    const draft: Draft = { typed: {}, start: {} };
    const names = form.getAttribute(DRAFT_FIELDS_ATTRIBUTE)?.split(' ');
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
      const { name, value, defaultValue } = field;
      if (!names?.includes(name) || value === defaultValue || isAutofilled(field)) continue;
      draft.typed[name] = value;
      draft.start[name] = defaultValue;
    }
    const key = form.getAttribute(DRAFT_ATTRIBUTE);
    if (key !== null && Object.keys(draft.typed).length > 0) storeDraft(key, draft);
  }
};
