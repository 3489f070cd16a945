import { parseArgs } from 'node:util';

/** @throws {Error} on senseless options: without any run nothing would differ */
export const readOptions = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      update: { type: 'boolean', default: false },
      filter: { type: 'string', multiple: true, default: [] },
      'own-browser-only': { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
      package: { type: 'boolean', default: false },
      repeat: { type: 'string', default: '1' },
    },
  });
  if (!/^[1-9]\d*$/.test(values.repeat)) throw new Error(`--repeat wants a number from 1 on, not « ${values.repeat} »`);
  return { ...values, repeat: Number(values.repeat) };
};

type Options = ReturnType<typeof readOptions>;

/** Without `--update` a missing picture is a failure. */
export const playwrightArguments = (
  { update, repeat, package: isPackage, 'own-browser-only': isOwnBrowserOnly }: Options,
  isOwnBrowser: boolean,
): string[] => [
  'test',
  `--config=playwright.${isPackage ? 'package' : 'visual'}.config.ts`,
  `--update-snapshots=${update ? 'changed' : 'none'}`,
  ...(repeat > 1 ? [`--repeat-each=${repeat}`] : []),
  ...(isOwnBrowserOnly && !isOwnBrowser && !update ? ['--ignore-snapshots'] : []),
];

/** Why the pictures may not be renewed, if so: all are of one browser, `madeWith`. */
export const updateRefusal = (
  { update, filter }: { update: boolean; filter: readonly string[] },
  madeWith: string,
  thisBrowser: string,
): string | null => {
  const isOther = madeWith !== '' && madeWith !== thisBrowser;
  return update && filter.length > 0 && isOther
    ? `The committed pictures are of another browser (${madeWith.trim()}; this one: ${thisBrowser.trim()}): ` +
        'update all of them, without --filter, or none.'
    : null;
};
