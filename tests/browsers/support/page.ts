import * as v from 'valibot';
import { expect, vi } from 'vitest';
import { TOKEN_KEY, USER_KEY } from '../../../src/lib/browser/storage';
import type { openSession } from '../../e2e/support/accounts';
import { ERRORS_KEY, LEFT_ATTRIBUTE, TOASTS_KEY } from './page-recorder';
import type { Found, Role, Tab } from './tab';

const Texts = v.array(v.string());

/** Longer than anything takes, on a busy machine too. */
export const PATIENCE = { timeout: 20_000, interval: 50 };

/** Whether a click in the middle of an element would reach it: it is in view, and nothing moves it any more. */
const isClickable = async (element: Element): Promise<boolean> => {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const former = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const isStill = left === former.left && top === former.top;
  const isReached = element.contains(hit) || hit?.closest('label') !== null;
  return isStill && width > 0 && !element.matches(':disabled') && isReached;
};

const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
};

/** A public page starts the app at the first input. */
const startApp = () => void document.dispatchEvent(new Event('input'));

/** Whether the page and its scripts have come. */
const isLoaded = (): boolean => {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  const hasCome = ({ src }: HTMLScriptElement) => performance.getEntriesByName(src).length > 0;
  return document.readyState === 'complete' && scripts.length > 0 && scripts.every(hasCome);
};

/** The name of the content's first button or link that begins so. */
const firstName = (start: string): string | undefined =>
  [...document.querySelectorAll('main :is(button, a)')]
    .filter((control) => control.getClientRects().length > 0)
    .map((control) => control.getAttribute('aria-label') ?? control.textContent.trim())
    .find((name) => name.startsWith(start));

/** What a visitor does with a tab, and sees. Each step waits until the page is ready for it. */
export class Page {
  readonly tab: Tab;
  readonly #origin: string;

  constructor(tab: Tab, origin: string) {
    this.tab = tab;
    this.#origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.tab.run((attribute) => document.documentElement.setAttribute(attribute, ''), LEFT_ATTRIBUTE);
    await this.tab.goto(this.#origin + path);
  }

  /** Goes to another screen as the app's links do: its router listens to the history, and the document stays. */
  async goTo(path: string): Promise<void> {
    await this.tab.run((address) => history.pushState(null, '', address), path);
    await this.isAt(path);
  }

  /** When the document came: another one has another time. */
  loadedAt(): Promise<unknown> {
    return this.tab.run(() => performance.timeOrigin);
  }

  /** Goes back to another document. */
  async leaveBack(): Promise<void> {
    await this.#getsAnew(() => this.tab.back());
  }

  async reload(): Promise<void> {
    await this.#getsAnew(() => this.tab.run(() => void setTimeout(() => window.location.reload())));
  }

  /** Waits until another document is there. */
  async #getsAnew(leave: () => Promise<unknown>): Promise<void> {
    const mark = 'data-test-before';
    await this.tab.run((attribute) => document.documentElement.setAttribute(attribute, ''), mark);
    await leave();
    const isStillHere = (attribute: string) => document.documentElement.hasAttribute(attribute);
    await vi.waitFor(async () => expect(await this.tab.run(isStillHere, mark)).toBe(false), PATIENCE);
  }

  /** Closes what the test before has opened, and deletes what it has stored. */
  async forget(): Promise<void> {
    for (const tab of await this.tab.opened()) await tab.close();
    await this.open('/favicon.svg');
    await this.tab.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await this.tab.deleteCookies();
  }

  /** Signs in by the local storage, without the form; the next page that opens has the session. */
  async signIn(session: Awaited<ReturnType<typeof openSession>>): Promise<void> {
    await this.open('/favicon.svg');
    const pairs = [
      [TOKEN_KEY, session.access_token],
      [USER_KEY, JSON.stringify(session.user)],
    ];
    await this.tab.run((entries) => {
      for (const [key, value] of JSON.parse(entries)) localStorage.setItem(key, value);
    }, JSON.stringify(pairs));
  }

  async click(role: Role, name: string): Promise<void> {
    await vi.waitFor(() => this.#press(role, name), PATIENCE);
  }

  /** Clicks the first button or link of the content whose name begins so. */
  async clickFirst(role: 'button' | 'link', start: string): Promise<void> {
    const name = await vi.waitFor(async () => v.parse(v.string(), await this.tab.run(firstName, start)), PATIENCE);
    await this.click(role, name);
  }

  /** Types at the end of what stands in a field. */
  async type(label: string, text: string): Promise<void> {
    await vi.waitFor(async () => (await this.#shown('field', label)).type(text), PATIENCE);
  }

  /** Waits until it is there to be seen. */
  async sees(role: Role, name: string): Promise<void> {
    await vi.waitFor(() => this.#shown(role, name), PATIENCE);
  }

  /** Waits until an element of this selector has its place. */
  async shows(selector: string): Promise<void> {
    const isThere = (css: string) => document.querySelector(css)?.checkVisibility();
    await vi.waitFor(async () => expect(await this.tab.run(isThere, selector)).toBe(true), PATIENCE);
  }

  /** Waits until no element of this selector is left. */
  async showsNo(selector: string): Promise<void> {
    const count = (css: string) => document.querySelectorAll(css).length;
    await vi.waitFor(async () => expect(await this.tab.run(count, selector)).toBe(0), PATIENCE);
  }

  /** Waits until the focus is on an element of this selector; `:focus` needs an active window too. */
  async focuses(selector: string): Promise<void> {
    const isOnIt = (css: string) => document.activeElement?.matches(css);
    await vi.waitFor(async () => expect(await this.tab.run(isOnIt, selector)).toBe(true), PATIENCE);
  }

  /** Waits until nothing of this name is to be seen. */
  async seesNo(role: Role, name: string): Promise<void> {
    await vi.waitFor(async () => {
      for (const element of await this.tab.find(role, name)) expect(await element.run(isShown)).toBe(false);
    }, PATIENCE);
  }

  /** Waits until a text is to be read. */
  async reads(text: string): Promise<void> {
    await vi.waitFor(async () => expect(await this.text()).toContain(text), PATIENCE);
  }

  /** Waits until a text is no more to be read. */
  async readsNo(text: string): Promise<void> {
    await vi.waitFor(async () => expect(await this.text()).not.toContain(text), PATIENCE);
  }

  /** The tab that this page has opened. */
  async opened(): Promise<Page> {
    return vi.waitFor(async () => {
      const [tab] = await this.tab.opened();
      if (!tab) throw new Error('No other tab was opened');
      return new Page(tab, this.#origin);
    }, PATIENCE);
  }

  /** Waits until nothing waits any more. */
  async settles(): Promise<void> {
    await vi.waitFor(async () => {
      await this.tab.run(startApp);
      expect(await this.tab.run(isLoaded)).toBe(true);
      expect(await this.tab.run(() => document.querySelectorAll('[aria-busy=true]').length)).toBe(0);
      expect(await this.text()).not.toContain('Chargement…');
    }, PATIENCE);
  }

  /** Waits until the script has come that is fetched ahead of its first use. */
  async hasFetched(name: string): Promise<void> {
    const isThere = (part: string) =>
      performance.getEntriesByType('resource').some((entry) => entry.name.includes(part));
    await vi.waitFor(async () => expect(await this.tab.run(isThere, `/assets/${name}-`)).toBe(true), PATIENCE);
  }

  /** Waits until the address has this path and search. */
  async isAt(path: string): Promise<void> {
    await vi.waitFor(
      async () => expect(await this.tab.run(() => location.pathname + location.search)).toBe(path),
      PATIENCE,
    );
  }

  /** Waits until this is the page's main heading, and no other one. */
  async isHeaded(heading: string): Promise<void> {
    const texts = () => [...document.querySelectorAll('h1')].map(({ innerText }) => innerText);
    await vi.waitFor(async () => expect(await this.tab.run(texts)).toEqual([heading]), PATIENCE);
  }

  /** Waits until a toast has said this. */
  async isTold(message: string): Promise<void> {
    await vi.waitFor(async () => expect((await this.#recorded(TOASTS_KEY)).join('\n')).toContain(message), PATIENCE);
  }

  /** What stands in a field. */
  async value(label: string): Promise<unknown> {
    const element = await vi.waitFor(() => this.#shown('field', label), PATIENCE);
    return element.run((field) => ('value' in field ? field.value : undefined));
  }

  /** What is to be read on the page, with simple spaces. */
  async text(): Promise<string> {
    return v.parse(v.string(), await this.tab.run(() => document.body.innerText.replace(/\s+/g, ' ')));
  }

  /** What the console has shown as an error on any page of this tab. */
  errors(): Promise<string[]> {
    return this.#recorded(ERRORS_KEY);
  }

  async #recorded(key: string): Promise<string[]> {
    return v.parse(Texts, await this.tab.run((name) => JSON.parse(sessionStorage.getItem(name) ?? '[]'), key));
  }

  async #press(role: Role, name: string): Promise<void> {
    const element = await this.#shown(role, name);
    if (!(await element.run(isClickable))) throw new Error(`${role} « ${name} » cannot be clicked`);
    await element.click();
  }

  async #shown(role: Role, name: string): Promise<Found> {
    for (const element of await this.tab.find(role, name)) if (await element.run(isShown)) return element;
    throw new Error(`No ${role} « ${name} » in: ${await this.text()}`);
  }
}
