import { parseArgs } from 'node:util';

/**
 * The options of `npm run visual`; `scripts/visual.ts` says what they do.
 * @throws {Error} when they make no sense: no run at all would look like one in which nothing differs
 */
export const readOptions = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      update: { type: 'boolean', default: false },
      filter: { type: 'string', multiple: true, default: [] },
      'own-browser-only': { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
      repeat: { type: 'string', default: '1' },
    },
  });
  if (!/^[1-9]\d*$/.test(values.repeat)) throw new Error(`--repeat wants a number from 1 on, not « ${values.repeat} »`);
  return { ...values, repeat: Number(values.repeat) };
};

type Options = ReturnType<typeof readOptions>;

/** How Playwright is called. Without `--update` it writes no picture: one that is missing is a failure. */
export const playwrightArguments = (
  { update, repeat, 'own-browser-only': isOwnBrowserOnly }: Options,
  isOwnBrowser: boolean,
): string[] => [
  'test',
  '--config=playwright.visual.config.ts',
  `--update-snapshots=${update ? 'changed' : 'none'}`,
  ...(repeat > 1 ? [`--repeat-each=${repeat}`] : []),
  ...(isOwnBrowserOnly && !isOwnBrowser && !update ? ['--ignore-snapshots'] : []),
];

/**
 * Why the committed pictures may not be renewed, or nothing. They are all of one browser: another one renews all of them or none.
 * @param madeWith what the committed pictures say of their browser; empty when there are none
 */
export const updateRefusal = (
  { update, filter }: { update: boolean; filter: readonly string[] },
  madeWith: string,
  thisBrowser: string,
): string | null => {
  const isOther = madeWith !== '' && madeWith !== thisBrowser;
  return update && filter.length > 0 && isOther
    ? `The committed pictures are of another browser (${madeWith.trim()}; this one: ${thisBrowser.trim()}): update all of them, without --filter, or none.`
    : null;
};
