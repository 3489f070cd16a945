import * as v from 'valibot';

/** What `vite build` writes about its files: each by the module that it was made for, with the files that it imports. */
const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.optional(v.string()),
    isEntry: v.optional(v.boolean(), false),
    imports: v.optional(v.array(v.string()), []),
  }),
);
type Manifest = v.InferOutput<typeof Manifest>;

const SCREEN = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/;

const parseManifest = (json: string): Manifest => v.parse(v.pipe(v.string(), v.parseJson(), Manifest), json);

/**
 * The address of a chunk by its name (`chunk-groups.ts`).
 * @param json the text of Vite's manifest
 * @throws {Error} when the build has no chunk of this name
 */
export const findChunk = (json: string, name: string): string => {
  const chunk = Object.values(parseManifest(json)).find((entry) => entry.name === name);
  if (!chunk) throw new Error(`No chunk is called ${name}`);
  return `/${chunk.file}`;
};

const collect = (manifest: Manifest, name: string, found: Set<string>): void => {
  const chunk = manifest[name];
  if (!chunk || chunk.isEntry || found.has(chunk.file)) return;
  found.add(chunk.file);
  for (const imported of chunk.imports) collect(manifest, imported, found);
};

/** `_user/offers/$offerId` as the router's address for it, any parameter as `*`: `/offers/*`. */
const addressOf = (route: string): string =>
  `/${route
    .split('/')
    .filter((part) => !part.startsWith('_') && part !== 'index')
    .map((part) => (part.startsWith('$') ? '*' : part))
    .join('/')}`;

/**
 * The scripts that each screen needs besides the start, by address: those of the layouts around it, its own, and what they import.
 * @param json the text of Vite's manifest
 */
export const findScreenScripts = (json: string): ReadonlyMap<string, readonly string[]> => {
  const manifest = parseManifest(json);
  const routes = Object.keys(manifest).flatMap((name) => SCREEN.exec(name)?.[1] ?? []);
  const screens = routes.filter((route) => !routes.some((other) => other.startsWith(`${route}/`)));
  return new Map(
    screens.map((screen) => {
      const files = new Set<string>();
      for (const route of routes) {
        const isPart = route === screen || screen.startsWith(`${route}/`);
        if (isPart) collect(manifest, `src/routes/${route}.tsx?tsr-split=component`, files);
      }
      return [addressOf(screen), [...files].map((file) => `/${file}`)];
    }),
  );
};

/** The same for the inside of a document, each script named once: an address has the places of its scripts in `files`. */
export const toScreenTable = (screens: ReadonlyMap<string, readonly string[]>) => {
  const files = [...new Set([...screens.values()].flat())];
  return {
    files,
    screens: Object.fromEntries(
      [...screens].map(([address, scripts]) => [address, scripts.map((script) => files.indexOf(script))]),
    ),
  };
};
