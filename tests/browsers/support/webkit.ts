import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Builder, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import { WEBKIT_DRIVER_PORT } from '../../e2e/ports';
import { type Browser, candidates, type Found, type Role, type Tab } from './tab';

const found = (driver: WebDriver, element: WebElement): Found => ({
  click: () => element.click(),
  type: (text) => element.sendKeys(text),
  run: (script) => driver.executeScript(script, element),
});

/** Those that take up a place: only they have a role and a name, and few are left to ask. */
const shownCandidates = (driver: WebDriver, role: Role): Promise<WebElement[]> =>
  driver.executeScript(
    (css: string) => [...document.querySelectorAll(css)].filter((element) => element.getClientRects().length > 0),
    candidates[role],
  );

/** WebKit's driver fails for an element that assistive technology does not see. */
const nameOf = (element: WebElement): Promise<string | null> =>
  element.getAccessibleName().catch((failure: unknown) => {
    if (failure instanceof error.WebDriverError && failure.message === '') return null;
    throw failure;
  });

const find = async (driver: WebDriver, role: Role, name: string): Promise<Found[]> => {
  const named: Found[] = [];
  for (const element of await shownCandidates(driver, role)) {
    if ((await nameOf(element)) !== name) continue;
    if (role === 'field' || (await element.getAriaRole()) === role) named.push(found(driver, element));
  }
  return named;
};

const tabOf = (driver: WebDriver, handle: string, focus: { handle: string }): Tab => {
  /** A session speaks to one tab at a time. */
  const here = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (focus.handle !== handle) await driver.switchTo().window(handle);
    focus.handle = handle;
    return work();
  };
  return {
    goto: (url) => here(() => driver.get(url)),
    back: () => here(() => driver.navigate().back()),
    resize: (size) =>
      here(async () => {
        await driver
          .manage()
          .window()
          .setRect({ x: 0, y: 0, ...size });
      }),
    find: (role, name) => here(() => find(driver, role, name)),
    press: (key) => here(() => driver.actions().sendKeys(Key[keyNames[key]]).perform()),
    run: (script, argument = '') => here(() => driver.executeScript(script, argument)),
    // The driver has no such switch: the page is told as the browser would tell it.
    setOnline: (isOnline) =>
      here(() =>
        driver.executeScript((isNow: boolean) => {
          Object.defineProperty(navigator, 'onLine', { configurable: true, value: isNow });
          window.dispatchEvent(new Event(isNow ? 'online' : 'offline'));
        }, isOnline),
      ),
    opened: async () =>
      (await driver.getAllWindowHandles())
        .filter((other) => other !== handle)
        .map((other) => tabOf(driver, other, focus)),
    deleteCookies: () => here(() => driver.manage().deleteAllCookies()),
    close: () => here(() => driver.close()),
    screenshot: () => here(async () => Buffer.from(await driver.takeScreenshot(), 'base64')),
  };
};

const keyNames = { Enter: 'ENTER', Escape: 'ESCAPE', Tab: 'TAB' } as const;

/** The first line that a program writes to this stream. */
const firstLine = (child: ChildProcess, stream: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const input = child.stdio[stream];
    if (!input || !('read' in input)) throw new Error(`No stream ${stream}`);
    createInterface({ input }).once('line', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended at once, with ${code}`)));
  });

/** The screen without a monitor that WebKit's window needs. */
const startScreen = async () => {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return { child, display: `:${await firstLine(child, 3)}` };
};

/** The test browser's own bar is wider than a phone, unless its buttons are small. */
const narrowWindows = (folder: string): void => {
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(
    join(folder, 'gtk-3.0', 'gtk.css'),
    '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }',
  );
};

/** Debian's WebKitGTK, by its own driver of the classic WebDriver protocol. */
export const startWebKit = async (): Promise<Browser> => {
  const folder = mkdtempSync(join(tmpdir(), 'missio-webkit-'));
  narrowWindows(folder);
  const screen = await startScreen();
  const server = spawn('WebKitWebDriver', [`--port=${WEBKIT_DRIVER_PORT}`], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: {
      ...process.env,
      DISPLAY: screen.display,
      XDG_CONFIG_HOME: folder,
      // No sandbox, as for Chromium: root in containers.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const stop = () => {
    server.kill();
    screen.child.kill();
  };
  process.once('exit', stop);
  const url = `http://127.0.0.1:${WEBKIT_DRIVER_PORT}`;
  await vi.waitFor(() => fetch(`${url}/status`), { timeout: 10_000 });
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: process.env.WEBKIT_PATH, args: ['--automation'] },
    })
    .build();
  const handle = await driver.getWindowHandle();
  return {
    tab: tabOf(driver, handle, { handle }),
    close: async () => {
      await driver.quit().finally(stop);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
