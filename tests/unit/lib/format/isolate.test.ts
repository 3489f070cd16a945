import { describe, expect, it } from 'vitest';
import { isolate } from '~/lib/format/isolate';

describe('a name in a sentence that is a plain string', () => {
  it.each([
    ['محمد (تجربة)', '\u2068محمد (تجربة)\u2069'],
    ['Noa נועה', '\u2068Noa נועה\u2069'],
    ['Zoé \u202Eétnom', '\u2068Zoé \u202Eétnom\u2069'],
    ['Zoé\u2069 est \u2066validée', '\u2068Zoé est validée\u2069'],
  ])('%s stands apart', (name, isolated) => expect(isolate(name)).toBe(isolated));

  it.each(['Éloïse Ñandú', 'Ω', '王小明', '👩🏽‍🚀', ''])('%s stays as it is', (name) =>
    expect(isolate(name)).toBe(name),
  );
});
