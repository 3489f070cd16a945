import { expect, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

interface Media {
  media?: 'print' | '';
  reducedMotion?: 'reduce' | 'no-preference';
  colorScheme?: 'light' | 'dark';
  forcedColors?: 'none' | 'active';
}

/** As the project's pages have them. */
const usual = { media: '', reducedMotion: 'reduce', colorScheme: 'light', forcedColors: 'none' } as const;

const send = async (changes: Media) => {
  const { media, reducedMotion, colorScheme, forcedColors } = { ...usual, ...changes };
  await cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: [
      { name: 'prefers-reduced-motion', value: reducedMotion },
      { name: 'prefers-color-scheme', value: colorScheme },
      { name: 'forced-colors', value: forcedColors },
    ],
  });
  const queries = [
    ...(media ? [media] : []),
    `(prefers-reduced-motion: ${reducedMotion})`,
    `(prefers-color-scheme: ${colorScheme})`,
    `(forced-colors: ${forcedColors})`,
  ];
  // Otherwise a test would look at the usual drawing, and pass.
  await expect.poll(() => queries.filter((query) => !matchMedia(query).matches)).toEqual([]);
};

/** Has the browser draw for another medium or another reader, until the test ends. */
export const emulateMedia = async (media: Media): Promise<void> => {
  onTestFinished(() => send(usual));
  await send(media);
};
