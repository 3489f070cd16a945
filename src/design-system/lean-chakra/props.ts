/*
 * In the place of two lists, of every CSS property and of every attribute. They answer what Chakra asks of each prop of a `chakra.…` element: is it
 * style, and may the element have it? Here style is what `style-utilities.ts` knows, and types already keep from an element what it may not have.
 */

/** For `@pandacss/is-valid-prop`: whether a prop is style that the utilities do not know. A unit test finds any that a source uses. */
export const isCssProperty = (): boolean => false;

/** Chakra's own props, which mean nothing to an element. */
const ofChakra = new Set(['as', 'asChild', 'colorPalette', 'css', 'recipe', 'theme', 'unstyled']);

/** For `@emotion/is-prop-valid`: whether an element may have a prop that is not style. */
const isPropValid = (name: string): boolean => !ofChakra.has(name);
export default isPropValid;
