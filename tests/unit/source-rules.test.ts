import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

const filesWith = (pattern: RegExp): string[] =>
  sources.filter((file) => pattern.test(readFileSync(file, 'utf8'))).toSorted();

/** What the linter cannot say about the app's source, and `SECURITY.md` promises. */
describe('the source of the app', () => {
  it('writes no markup from texts and runs no text', () => {
    expect(filesWith(/dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/)).toEqual([]);
    expect(filesWith(/\beval\(|new Function\(/)).toEqual([]);
  });

  it('sends requests from src/api alone: the client, the country lookup, and the look for another build', () => {
    expect(filesWith(/(?<![\w.])fetch\(|XMLHttpRequest\(|sendBeacon|new WebSocket|EventSource\(/)).toEqual([
      'src/api/http.ts',
      'src/api/ip-lookup.ts',
      'src/api/published-page.ts',
    ]);
  });

  it('touches the storages of the browser in one place, which knows what to do where they are blocked', () => {
    expect(filesWith(/\b(?:local|session)Storage\b/)).toEqual(['src/lib/safe-storage.ts']);
  });

  it('takes nothing of the mock server or its packages', () => {
    expect(filesWith(/from '(?:json-server|lowdb|express|croner)|mock-server\//)).toEqual([]);
  });

  it('writes nothing by style sheets that the markup does not say', () => {
    const written = sources
      .filter((file) => file.startsWith('src/design-system') || file.startsWith('src/features'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bcontent: '([^']*)'/g)].map(([, value]) => value));
    const repeating = /^(?:""|attr\([\w-]+\)(?: " ")?|counter\(\w+\)(?: \/ "")?)$/;
    expect(written.filter((value) => !repeating.test(value ?? ''))).toEqual([]);
  });

  it('refers to nothing by its colour, its shape or its place', () => {
    const words =
      /ci-dessous|ci-dessus|ci-contre|[àÀ] (?:gauche|droite) |en (?:vert|rouge|orange|jaune|bleu)\b|(?:bouton|bandeau|encadré|lien) (?:vert|rouge|orange|jaune|bleu|rond|carré)/;
    const shown = sources.filter((file) => /^src\/(?:features|routes|design-system)/.test(file));
    const texts = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
    expect(shown.filter((file) => words.test(texts(file)))).toEqual([]);
  });

  it('names no other host but the country lookup', () => {
    const hosts = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/https?:\/\/([a-z0-9.-]+)/gi)].map(([, host = '']) => host),
    );
    const allowed = new Set(['ipapi.co', 'www.w3.org']);
    expect([...new Set(hosts)].filter((host) => !allowed.has(host) && !/(?:example|exemple)/.test(host))).toEqual([]);
  });
});
