// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectDraft, storeDraft } from '~/features/errors/form-drafts';
import { restoreDraft } from '~/features/errors/restore-form-draft';
import { collectUnsavedDraft } from '~/features/errors/use-form-drafts';

const FORM = `<form>
  <input name="email" type="email"><input name="password" type="password"><input name="fixed" readonly>
  <input name="remember" type="checkbox"><textarea name="message"></textarea>
</form>`;

const field = (name: string) => {
  const element = document.querySelector(`[name=${name}]`);
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) throw new Error(name);
  return element;
};

const fill = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) field(name).value = value;
};

describe('drafts', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/contact?a=1');
    document.body.innerHTML = FORM;
  });
  afterEach(() => sessionStorage.clear());

  it('keeps the texts of a page, never a password, nor what cannot be typed', () => {
    fill({ email: 'a@b.fr', password: 'secret', fixed: 'x', message: 'Bonjour' });
    expect(collectDraft(document)).toEqual({
      path: '/contact?a=1',
      fields: { email: 'a@b.fr', message: 'Bonjour' },
      userId: null,
    });
  });

  it('never keeps a password, not even one that is being shown', () => {
    fill({ password: 'secret' });
    field('password').setAttribute('type', 'text');
    expect(collectDraft(document)).toBeNull();
  });

  it('does without where the browser blocks its storage', async () => {
    vi.resetModules();
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const drafts = await import('~/features/errors/form-drafts');
    const restoring = await import('~/features/errors/restore-form-draft');
    restoring.restoreDraft(document);
    drafts.storeDraft({ path: '/contact?a=1', fields: { email: 'a@b.fr' }, userId: null });
    restoring.restoreDraft(document);
    expect(field('email').value).toBe('a@b.fr');
    vi.restoreAllMocks();
  });

  it('of another page is gone with the load that did not want it', () => {
    storeDraft({ path: '/profile', fields: { email: 'a@b.fr' }, userId: null });
    restoreDraft(document)();
    window.history.replaceState(null, '', '/profile');
    restoreDraft(document)();
    expect(field('email').value).toBe('');
  });

  it('is nothing when nothing was typed', () => {
    expect(collectDraft(document)).toBeNull();
  });

  it('comes back as if it were typed, into fields that are there and into those that come later', async () => {
    storeDraft({ path: '/contact?a=1', fields: { email: 'a@b.fr', message: 'Bonjour' }, userId: null });
    document.body.innerHTML = '<input name="email">';
    const onInput = vi.fn();
    field('email').addEventListener('input', onInput);
    restoreDraft(document);
    expect(field('email').value).toBe('a@b.fr');
    expect(onInput).toHaveBeenCalledOnce();
    document.body.insertAdjacentHTML('beforeend', '<textarea name="message"></textarea>');
    await vi.waitFor(() => expect(field('message').value).toBe('Bonjour'));
    expect(sessionStorage.length).toBe(0);
  });

  it('comes back on its own page only', () => {
    storeDraft({ path: '/login', fields: { email: 'a@b.fr' }, userId: null });
    restoreDraft(document);
    expect(field('email').value).toBe('');
  });

  it('of a session that ended has the unsaved changes, emptied fields included, for the same person alone', () => {
    fill({ email: 'a@b.fr', password: 'secret' });
    expect(collectUnsavedDraft(document, 7)).toBeNull();
    for (const name of ['password', 'message']) field(name).setAttribute('data-unsaved', '');
    const draft = collectUnsavedDraft(document, 7);
    // The address is unchanged, so it is not in the draft: another person may change it meanwhile.
    expect(draft).toEqual({ path: '/contact?a=1', fields: { message: '' }, userId: 7 });
    const comeBack = (...userIds: (number | null)[]) => {
      document.body.innerHTML = FORM;
      fill({ message: 'Bonjour' });
      if (draft) storeDraft(draft);
      for (const userId of userIds) restoreDraft(document, userId);
      return field('message').value;
    };
    expect(comeBack(null)).toBe('Bonjour');
    expect(comeBack(7)).toBe('');
    expect(comeBack(8, 7)).toBe('Bonjour');
  });

  it('is given up as soon as one is elsewhere', async () => {
    storeDraft({ path: '/contact?a=1', fields: { message: 'Bonjour', email: 'a@b.fr' }, userId: null });
    document.body.innerHTML = '<textarea name="message"></textarea>';
    restoreDraft(document);
    window.history.replaceState(null, '', '/contact?a=2');
    document.body.innerHTML = FORM;
    await vi.waitFor(() => expect(sessionStorage.length).toBe(0));
    expect(field('email').value).toBe('');
  });

  it('survives what is not a draft', () => {
    for (const text of ['', '{', 'null', '{"path":1}', '[]']) {
      sessionStorage.setItem('missio:draft', text);
      expect(() => restoreDraft(document)).not.toThrow();
    }
  });
});
