import { chromium } from 'playwright';
import { describe, expect, it } from 'vitest';
import { chromiumLaunchOptions } from '../../../scripts/chromium-launch-options';

const featuresIn = (commandLine: string): string[] =>
  /--disable-features=(\S+)/.exec(commandLine)?.[1]?.split(',') ?? [];

/** Playwright's own browser path, read from its error about a missing browser. */
const readPlaywrightsCommandLine = async (): Promise<string> => {
  const failure = await chromium.launch({ executablePath: process.execPath }).then(
    () => '',
    (error: unknown) => String(error),
  );
  return /<launching> (.+)/.exec(failure)?.[1] ?? '';
};

describe('the options of the browser under test', () => {
  it('switch off all that Playwright does, and the pages of the address bar', async () => {
    const own = featuresIn(await readPlaywrightsCommandLine());
    expect(own.length).toBeGreaterThan(0);
    const ours = featuresIn((chromiumLaunchOptions().args ?? []).join(' '));
    expect(ours).toEqual([...own, 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']);
  });
});
