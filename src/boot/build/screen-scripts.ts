import * as v from 'valibot';

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

const collect = (manifest: Manifest, name: string, found: Set<string>): void => {
  const chunk = manifest[name];
  if (!chunk || chunk.isEntry || found.has(chunk.file)) return;
  found.add(chunk.file);
  for (const imported of chunk.imports) collect(manifest, imported, found);
};

/** The scripts of a chunk (`chunk-groups.ts`) and of what it imports. @throws {Error} when there is none */
export const findScripts = (json: string, name: string): readonly string[] => {
  const manifest = parseManifest(json);
  const files = new Set<string>();
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.name === name) collect(manifest, key, files);
  if (files.size === 0) throw new Error(`No chunk is called ${name}`);
  return [...files].map((file) => `/${file}`);
};

/** `_user/offers/$offerId` → `/offers/*`. */
const addressOf = (route: string): string =>
  `/${route
    .split('/')
    .filter((part) => !part.startsWith('_') && part !== 'index')
    .map((part) => (part.startsWith('$') ? '*' : part))
    .join('/')}`;

/** Scripts that each screen needs besides the entry, by address: layouts, route and imports. */
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

/** Lists each file once, and the screens by their indexes in that list. */
export const toScreenTable = (screens: ReadonlyMap<string, readonly string[]>) => {
  const files = [...new Set([...screens.values()].flat())];
  return {
    files,
    screens: Object.fromEntries(
      [...screens].map(([address, scripts]) => [address, scripts.map((script) => files.indexOf(script))]),
    ),
  };
};
