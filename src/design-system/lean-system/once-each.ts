/** `make`, called once for each object that it is given. */
export const onceEach = <TGiven extends object, TMade>(make: (given: TGiven) => TMade) => {
  const made = new WeakMap<TGiven, { value: TMade }>();
  return (given: TGiven): TMade => {
    const known = made.get(given) ?? { value: make(given) };
    made.set(given, known);
    return known.value;
  };
};
