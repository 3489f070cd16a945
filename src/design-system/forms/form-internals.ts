/*
 * Undocumented parts of Modular Forms that we use. Checked with @modular-forms/react 0.12.0:
 * `tests/unit/design-system/form-internals.test.ts` fails with another version.
 */

/** Names of the rendered fields: the public API needs the names. */
export const fieldNamesOf = <TName extends string>(store: {
  internal: { fieldNames: { peek: () => TName[] } };
}): readonly TName[] => store.internal.fieldNames.peek();
