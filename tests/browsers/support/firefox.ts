import { type BrowserContext, type ElementHandle, launch, type Page } from 'puppeteer-core';
import { type Browser, candidates, FIELDS, type Found, type Role, type Tab } from './tab';

const found = (handle: ElementHandle): Found => ({
  click: () => handle.click(),
  type: (text) => handle.type(text),
  run: (script) => handle.evaluate(script),
});

/** Where more elements than this may have a role, asking each takes longer than asking the whole page. */
const FEW = 50;

/** The whole page takes a second: where few elements may have the role, only they and their content are asked. */
const find = async (page: Page, role: Role, name: string): Promise<Found[]> => {
  const near = await page.$$(candidates[role]);
  const roots = near.length > FEW ? [page] : near;
  const query = role === 'field' ? `aria/${name}` : `aria/${name}[role="${role}"]`;
  const named = (await Promise.all(roots.map((root) => root.$$(query)))).flat();
  if (role !== 'field') return named.map(found);
  const isField = await Promise.all(named.map((handle) => handle.evaluate((node, css) => node.matches(css), FIELDS)));
  return named.filter((_, index) => isField[index]).map(found);
};

const tabOf = (page: Page, context: BrowserContext): Tab => ({
  goto: async (url) => {
    await page.goto(url);
  },
  back: async () => {
    await page.goBack();
  },
  resize: (size) => page.setViewport(size),
  find: (role, name) => find(page, role, name),
  press: (key) => page.keyboard.press(key),
  run: (script, argument = '') => page.evaluate(script, argument),
  setOnline: (isOnline) => page.setOfflineMode(!isOnline),
  opened: async () => (await context.pages()).filter((other) => other !== page).map((other) => tabOf(other, context)),
  deleteCookies: async () => page.deleteCookie(...(await page.cookies())),
  close: () => page.close(),
  screenshot: async () => Buffer.from(await page.screenshot()),
});

/** Debian's Firefox, by WebDriver BiDi: it needs no driver between. */
export const startFirefox = async (): Promise<Browser> => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH,
    // Puppeteer lets every window open; visitors have the blocker.
    extraPrefsFirefox: { 'intl.accept_languages': 'fr-FR, fr', 'dom.disable_open_during_load': true },
  });
  const [page] = await browser.pages();
  if (!page) throw new Error('Firefox has opened no tab');
  // A form that asks before it is left: the tests leave.
  page.on('dialog', (dialog) => dialog.accept());
  return { tab: tabOf(page, browser.defaultBrowserContext()), close: () => browser.close() };
};
