// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  draftKey,
  keepEarlyText,
  readStoredDraft,
  removeAllDrafts,
  removeDraftsOfOthers,
  storeDraft,
} from '~/lib/browser/form-drafts';

const draft = { typed: { name: 'Ada' }, start: { name: '' } };
const OWNERS = [null, 1, 11, '1:profile', 'ab/c'];
const keys = OWNERS.map((owner) => draftKey(owner, 'profile'));
const kept = () => OWNERS.filter((_, index) => readStoredDraft(keys[index] ?? '') !== null);

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('other', 'stays');
});

describe('the drafts of a tab', () => {
  beforeEach(() => {
    for (const key of keys) storeDraft(key, draft);
  });

  it('have a place for each account, whatever its id', () => {
    expect(new Set(keys).size).toBe(OWNERS.length);
    expect(kept()).toEqual(OWNERS);
  });

  it.each(OWNERS.slice(1))('are those of a visitor and of the account %s once it is signed in', (owner) => {
    removeDraftsOfOthers(owner);
    expect(kept()).toEqual([null, owner]);
  });

  it('are gone after a logout, and nothing else is', () => {
    removeAllDrafts();
    expect({ ...sessionStorage }).toEqual({ other: 'stays' });
  });
});

it('last as long as the page where the browser blocks its storage', async () => {
  vi.resetModules();
  const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const drafts = await import('~/lib/browser/form-drafts');
  drafts.storeDraft('missio:draft::contact', draft);
  expect(drafts.readStoredDraft('missio:draft::contact')).toBe(JSON.stringify(draft));
  drafts.removeAllDrafts();
  expect(drafts.readStoredDraft('missio:draft::contact')).toBeNull();
  blocked.mockRestore();
});

describe('a prerendered form that React has not taken over', () => {
  const KEY = draftKey(null, 'register');
  const draw = (attributes: string) => {
    document.body.innerHTML = `<form ${attributes}>
      <input name="name" value="Ada"><input name="email" type="email"><input name="password" type="password">
      <textarea name="message"></textarea>
    </form>`;
    for (const field of document.querySelectorAll<HTMLInputElement>('[name=name], [name=email], [name=password]'))
      field.value = `${field.name}, changed`;
  };

  it('keeps the fields that it names and that were typed into', () => {
    draw(`data-draft="${KEY}" data-draft-fields="name email message gone"`);
    keepEarlyText(document);
    expect(JSON.parse(readStoredDraft(KEY) ?? '')).toEqual({
      typed: { name: 'name, changed', email: 'email, changed' },
      start: { name: 'Ada', email: '' },
    });
  });

  it.each(['data-draft-fields="name"', `data-draft="${KEY}" data-draft-fields="message"`, `data-draft="${KEY}"`])(
    'keeps nothing with %s',
    (attributes) => {
      draw(attributes);
      keepEarlyText(document);
      expect(readStoredDraft(KEY)).toBeNull();
    },
  );
});
