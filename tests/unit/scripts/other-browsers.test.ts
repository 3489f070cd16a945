import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findBrowser } from '../../../scripts/other-browsers.mjs';

let folder = '';
const program = (name: string): string => {
  writeFileSync(join(folder, name), '');
  chmodSync(join(folder, name), 0o755);
  return join(folder, name);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'missio-path-'));
  for (const name of ['FIREFOX_PATH', 'WEBKIT_PATH']) vi.stubEnv(name, undefined);
  vi.stubEnv('PATH', folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a browser that is there is named, and nothing is installed', () => {
  const install = vi.fn();
  const firefox = program('firefox-esr');
  expect(findBrowser('firefox', install)).toEqual({ environment: { FIREFOX_PATH: firefox } });
  expect(install).not.toHaveBeenCalled();
});

test('a missing browser is installed, and then named', () => {
  const install = vi.fn(() => program('firefox-esr'));
  expect(findBrowser('firefox', install)).toEqual({ environment: { FIREFOX_PATH: join(folder, 'firefox-esr') } });
  expect(install).toHaveBeenCalledWith(['firefox-esr']);
});

test('where there is none, and none to install, it says what is missing', () => {
  expect(findBrowser('firefox', () => undefined)).toEqual({ missing: 'this system has no firefox-esr' });
  program('WebKitWebDriver');
  expect(findBrowser('webkit', () => undefined)).toEqual({
    missing: 'this system has no webkit2gtk-driver and xvfb',
  });
});
