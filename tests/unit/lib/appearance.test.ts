// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { APPEARANCE_KEY, followAppearance, showAppearance } from '~/lib/browser/appearance';

const root = document.documentElement;
const theme = () => root.getAttribute('data-theme');
const colorsFor = () => [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'));
const select = (): HTMLSelectElement => {
  const found = document.querySelector('select');
  if (!found) throw new Error('No select');
  return found;
};

/** As another tab does: the browser tells this one once it has stored. */
const storeElsewhere = (value: string | null) => {
  if (value === null) localStorage.removeItem(APPEARANCE_KEY);
  else localStorage.setItem(APPEARANCE_KEY, value);
  window.dispatchEvent(new StorageEvent('storage', { key: APPEARANCE_KEY }));
};

const choose = (value: string) => {
  select().value = value;
  select().dispatchEvent(new Event('change', { bubbles: true }));
};

beforeEach(() => {
  document.head.innerHTML = '<meta data-of-theme="light"><meta data-of-theme="dark">';
  document.body.innerHTML = `<select data-appearance><option value="">Automatique</option>
    <option value="light">Claire</option><option value="dark">Sombre</option></select>`;
  followAppearance();
  storeElsewhere(null);
});

describe('the appearance', () => {
  it('is the device’s until another is chosen', () => {
    expect(theme()).toBeNull();
    expect(select().value).toBe('');
    expect(colorsFor()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  it('is what is chosen, kept on the device, with the browser’s own colour', () => {
    choose('dark');
    expect(theme()).toBe('dark');
    expect(localStorage.getItem(APPEARANCE_KEY)).toBe('dark');
    expect(colorsFor()).toEqual(['not all', 'all']);
    choose('');
    expect(theme()).toBeNull();
    expect(localStorage.getItem(APPEARANCE_KEY)).toBeNull();
  });

  it('is what another tab has chosen, also for a page that was kept meanwhile', () => {
    storeElsewhere('dark');
    expect([theme(), select().value]).toEqual(['dark', 'dark']);
    localStorage.setItem(APPEARANCE_KEY, 'light');
    window.dispatchEvent(new Event('pageshow'));
    expect([theme(), select().value]).toEqual(['light', 'light']);
  });

  it('is the device’s where something else is stored', () => {
    storeElsewhere('sepia');
    expect(theme()).toBeNull();
  });

  it('is said by a select that comes later', () => {
    storeElsewhere('dark');
    select().value = '';
    showAppearance();
    expect(select().value).toBe('dark');
  });

  it('does not mind other fields', () => {
    document.body.append(Object.assign(document.createElement('input'), { value: 'dark' }));
    document.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }));
    expect(theme()).toBeNull();
  });
});
