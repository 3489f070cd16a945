/** For `::after`: reserves the width of the bold text in `data-words`, without height. */
export const boldWidth = {
  content: 'attr(data-words)',
  display: 'block',
  height: '0',
  overflow: 'hidden',
  fontWeight: 'bold',
  whiteSpace: 'nowrap',
  visibility: 'hidden',
} as const;
