export const once = <TValue>(make: () => TValue): (() => TValue) => {
  let made: { value: TValue } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};
