/**
 * For an `::after` below a link that turns bold as the current one: takes the width of its bold words, and no height.
 * The element carries them in `data-words`.
 */
export const boldWidth = {
  content: 'attr(data-words)',
  display: 'block',
  height: '0',
  overflow: 'hidden',
  fontWeight: 'bold',
  whiteSpace: 'nowrap',
  visibility: 'hidden',
} as const;
