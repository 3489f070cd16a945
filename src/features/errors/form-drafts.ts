import type { Id } from '~/api/contract/scalars';
import { tabStorage } from '~/lib/browser/storage';

const DRAFT_KEY = 'missio:draft';

/** Unsaved field values, kept in session storage over a reload or a new login. Never passwords. */
export interface Draft {
  path: string;
  fields: Record<string, string>;
  /** Set when the session ended. */
  userId: Id | null;
}

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NO_TEXT =
  '[name*=password], [type=password], [type=hidden], [type=checkbox], [type=radio], [type=file], [readonly]';

export const TEXT_FIELDS = `textarea[name], select[name], input[name]:not(${NO_TEXT})`;

export const pathOf = (page: Document): string => `${page.location.pathname}${page.location.search}`;

/** The page's text fields that `isKept` accepts; `null` if none. */
export const collect = (page: Document, userId: Id | null, isKept: (field: Field) => boolean): Draft | null => {
  const fields = [...page.querySelectorAll<Field>(TEXT_FIELDS)].filter(isKept);
  if (fields.length === 0) return null;
  return { path: pathOf(page), fields: Object.fromEntries(fields.map((field) => [field.name, field.value])), userId };
};

/** Every filled text field of the page. */
export const collectDraft = (page: Document): Draft | null => collect(page, null, ({ value }) => value !== '');

export const storeDraft = (draft: Draft): void => tabStorage().setItem(DRAFT_KEY, JSON.stringify(draft));

export const readStoredDraft = (): string | null => tabStorage().getItem(DRAFT_KEY);

export const dropDraft = (): void => tabStorage().removeItem(DRAFT_KEY);
