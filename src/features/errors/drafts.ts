import { UNSAVED_ATTRIBUTE } from '~/lib/document-attributes';
import { tabStorage } from '~/lib/safe-storage';

/*
 * What was typed into the fields of a page, kept in the tab's own storage over one reload, or until the same person has signed in again. Passwords are never kept.
 */
const DRAFT_KEY = 'missio:draft';
/** What was typed into the fields of a page, by their names. */
export interface Draft {
  /** The address of the page. */
  path: string;
  fields: Record<string, string>;
  /** Whose it is, where a session ended over it. */
  userId: number | null;
}

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields whose texts are kept. */
export const TEXT_FIELDS =
  'textarea[name], select[name], input[name]:not([name*=password], [type=password], [type=hidden], [type=checkbox], [type=radio], [type=file], [readonly])';

/** What a page is known by: its path and its query. */
export const pathOf = (page: Document): string => `${page.location.pathname}${page.location.search}`;

const draftOf = (page: Document, fields: readonly Field[], userId: number | null): Draft | null =>
  fields.length === 0
    ? null
    : { path: pathOf(page), fields: Object.fromEntries(fields.map((field) => [field.name, field.value])), userId };

const fieldsOf = (page: Document): Field[] => [...page.querySelectorAll<Field>(TEXT_FIELDS)];

/** Reads what stands in the page's text fields; `null` when nothing does. */
export const collectDraft = (page: Document): Draft | null =>
  draftOf(
    page,
    fieldsOf(page).filter(({ value }) => value !== ''),
    null,
  );

/** Reads what this user has changed in the page and not saved, what was emptied included; `null` when nothing is. What they left alone is somebody else's to change. */
export const collectUnsaved = (page: Document, userId: number): Draft | null =>
  draftOf(
    page,
    fieldsOf(page).filter((field) => field.hasAttribute(UNSAVED_ATTRIBUTE)),
    userId,
  );

/** Keeps a draft until the next load of this tab. */
export const storeDraft = (draft: Draft): void => tabStorage().setItem(DRAFT_KEY, JSON.stringify(draft));

/** What was kept, as text; `null` mostly. */
export const readStoredDraft = (): string | null => tabStorage().getItem(DRAFT_KEY);

export const dropDraft = (): void => tabStorage().removeItem(DRAFT_KEY);
