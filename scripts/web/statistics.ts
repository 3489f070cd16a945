export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The lower median; NaN for an empty list. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN;
