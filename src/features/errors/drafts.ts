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

/** A draft of the page's text fields of which `isKept` is true; `null` when there is none. */
export const collect = (page: Document, userId: number | null, isKept: (field: Field) => boolean): Draft | null => {
  const fields = [...page.querySelectorAll<Field>(TEXT_FIELDS)].filter(isKept);
  if (fields.length === 0) return null;
  return { path: pathOf(page), fields: Object.fromEntries(fields.map((field) => [field.name, field.value])), userId };
};

/** Reads what stands in the page's text fields; `null` when nothing does. */
export const collectDraft = (page: Document): Draft | null => collect(page, null, ({ value }) => value !== '');

/** Keeps a draft until the next load of this tab. */
export const storeDraft = (draft: Draft): void => tabStorage().setItem(DRAFT_KEY, JSON.stringify(draft));

/** What was kept, as text; `null` mostly. */
export const readStoredDraft = (): string | null => tabStorage().getItem(DRAFT_KEY);

export const dropDraft = (): void => tabStorage().removeItem(DRAFT_KEY);
