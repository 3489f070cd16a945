/** Gives what `make` made at the first call, at that one and at every later one. */
export const lazy = <TValue>(make: () => TValue): (() => TValue) => {
  let made: { value: TValue } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};
