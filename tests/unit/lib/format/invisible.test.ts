import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { removeInvisible, trimInvisible } from '~/lib/format/invisible';

/** Zero-width space, joiners, marks of direction, isolates, soft hyphen, BOM, word joiner, Hangul filler. */
const invisible = [...'\u200B\u200C\u200D\u200E\u200F\u202A\u202C\u202E\u2066\u2069\u061C\u00AD\uFEFF\u2060\u3164'];

describe('an invisible character', () => {
  it.each(invisible)('%j is removed within a link, and at the ends of a name', (sign) => {
    expect(removeInvisible(`${sign}a${sign}b c${sign}`)).toBe('ab c');
    expect(trimInvisible(`${sign} ${sign}a${sign}b c ${sign}`)).toBe(`a${sign}b c`);
    expect(trimInvisible(`${sign} ${sign}`)).toBe('');
  });

  it.each(['می‌خواهم', '👩‍🚀', '👩‍🚀 Zoé', 'Zoé ❤️', 'Équipe 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', 'é', 'एक'])(
    'stays where it belongs to a name: %s',
    (name) => expect(trimInvisible(`\u200B ${name} `)).toBe(name),
  );

  it('is taken off any text once: what is left begins and ends with a sign', () => {
    const text = fc.string({ unit: fc.constantFrom(' ', '\n', 'a', 'é', '.', ...invisible) });
    fc.assert(
      fc.property(text, (typed) => {
        const kept = trimInvisible(typed);
        expect(typed).toContain(kept);
        expect(trimInvisible(kept)).toBe(kept);
        expect(removeInvisible(kept).trim()).toBe(removeInvisible(typed).trim());
        expect(removeInvisible(typed)).not.toMatch(/\p{Cf}/u);
      }),
    );
  });

  it('is found at once in a text of any length', () => {
    const spaces = ' '.repeat(200_000);
    const started = performance.now();
    expect(trimInvisible(`${spaces}a${spaces}b${spaces}`)).toBe(`a${spaces}b`);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
