/** A seeded generator: the same seed gives the same numbers on every machine. */
export interface Random {
  /** In [0, 1). */
  next: () => number;
  /** From `min` to `max`, both included. */
  integer: (min: number, max: number) => number;
  pick: <T>(values: readonly [T, ...T[]]) => T;
  chance: (probability: number) => boolean;
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    integer,
    pick: (values) => values[integer(0, values.length - 1)] ?? values[0],
    chance: (probability) => next() < probability,
  };
}
