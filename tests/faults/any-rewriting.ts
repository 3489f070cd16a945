import fc from 'fast-check';
import { type Fault, HOSTILE_TEXT } from './faults';
import { changeLeaves } from './fields';

const anyValue = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', 0, -1, 1e308, [], {}, HOSTILE_TEXT, '\u202e\u0000', '9'.repeat(400)),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.double({ noNaN: true }),
);

/** Which values of an answer are replaced, in turn, and by what. */
export const anyRewriting = fc.record({
  replacements: fc.array(anyValue, { minLength: 1, maxLength: 4 }),
  every: fc.integer({ min: 1, max: 60 }),
  from: fc.nat({ max: 30 }),
});

type Rewriting = typeof anyRewriting extends fc.Arbitrary<infer T> ? T : never;

/** The fault of an answer of which some values are others. */
export const rewrittenBy = ({ replacements, every, from }: Rewriting): Fault => {
  let seen = 0;
  let used = 0;
  const rewrite = (leaf: unknown) => {
    seen += 1;
    if (seen <= from || (seen - from) % every !== 0) return leaf;
    used += 1;
    return replacements[used % replacements.length];
  };
  return {
    name: `${replacements.length} values, every ${every} from ${from}`,
    tamper: ({ status, text }) => {
      seen = 0;
      used = 0;
      return { status, text: JSON.stringify(changeLeaves(JSON.parse(text), rewrite)) };
    },
  };
};
