/** Values by property, nested styles by condition. */
export interface Styles {
  [key: string]: unknown;
}

export const isStyles = (value: unknown): value is Styles =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const entriesOf = (styles: object): [string, unknown][] => Object.entries(styles);

/** Deep merge; empty values of `source` change nothing. */
export const mergeInto = (target: Styles, source: object): Styles => {
  for (const [key, value] of entriesOf(source)) {
    const known = target[key];
    if (isStyles(value)) target[key] = mergeInto(isStyles(known) ? known : {}, value);
    else if (value !== undefined && value !== null) target[key] = value;
  }
  return target;
};

/** Caches `make` by object. */
export const onceEach = <TGiven extends object, TMade>(make: (given: TGiven) => TMade) => {
  const made = new WeakMap<TGiven, { value: TMade }>();
  return (given: TGiven): TMade => {
    const known = made.get(given) ?? { value: make(given) };
    made.set(given, known);
    return known.value;
  };
};
