/*
 * What the design system uses of Modular Forms that its documentation does not promise. Checked with @modular-forms/react 0.12.0:
 * `tests/unit/design-system/form-internals.test.ts` fails with another version until it has been looked at again.
 */

/** The names of the fields that have been drawn so far; the official functions want to be told a name. */
export const fieldNamesOf = <TName extends string>(store: {
  internal: { fieldNames: { peek: () => TName[] } };
}): readonly TName[] => store.internal.fieldNames.peek();
