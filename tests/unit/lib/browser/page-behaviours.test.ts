// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { followPage, openAnchor } from '~/lib/browser/page-behaviours';

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`No element ${id}`);
  return element;
};

const isOpen = (id: string) => byId(id).getAttribute('aria-expanded') === 'true';

beforeEach(() => {
  document.body.innerHTML = `
    <div>
      <button id="menu" data-disclosure="menu" aria-expanded="false" aria-controls="panel"></button>
      <div id="panel" hidden><a id="here" href="#ici"></a><a id="there" href="/ailleurs"></a></div>
    </div>
    <div id="paiement">
      <button id="question" data-disclosure aria-expanded="false" aria-controls="answer"></button>
      <div id="answer" hidden></div>
    </div>
    <button id="other"></button>`;
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  followPage();
});

describe('what opens and closes without React', () => {
  it('follows the button, as often as it was asked to', () => {
    followPage();
    byId('question').click();
    expect(isOpen('question')).toBe(true);
    expect(byId('answer').hidden).toBe(false);
    byId('question').click();
    expect(isOpen('question')).toBe(false);
    expect(byId('answer').hidden).toBe(true);
  });

  it('opens what an anchor names, and nothing for one that names nothing', () => {
    openAnchor('');
    openAnchor('inconnu');
    openAnchor('other');
    expect(isOpen('question')).toBe(false);
    openAnchor('paiement');
    openAnchor('paiement');
    expect(isOpen('question')).toBe(true);
  });

  it.each([
    [
      'Escape, which returns the focus',
      () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
      'menu',
    ],
    ['a press elsewhere', () => byId('other').dispatchEvent(new Event('pointerdown', { bubbles: true })), null],
    ['the focus elsewhere', () => byId('other').focus(), 'other'],
    ['Back', () => window.dispatchEvent(new PopStateEvent('popstate')), null],
    ['a link to the same page, which returns the focus', () => byId('here').click(), 'menu'],
    ['a link elsewhere', () => byId('there').click(), null],
  ])('closes the menu by %s', (_, act, focused) => {
    byId('menu').click();
    expect(isOpen('menu')).toBe(true);
    byId('panel').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(isOpen('menu')).toBe(true);
    act();
    expect(isOpen('menu')).toBe(false);
    expect(byId('panel').hidden).toBe(true);
    if (focused) expect(document.activeElement).toBe(byId(focused));
  });

  it('leaves a question open where a menu would close', () => {
    byId('question').click();
    byId('other').focus();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(isOpen('question')).toBe(true);
  });
});
