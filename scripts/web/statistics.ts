/** The sum; 0 of nothing. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The middle one in order of size, the lower of two; NaN of nothing. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN;
