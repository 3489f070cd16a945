/** A link's line, in longhands: Safari takes neither a colour nor a thickness in `text-decoration`. */
export const underline = (color = '{colors.accent.emphasized}', thickness = '2px') => ({
  textDecorationLine: 'underline',
  textDecorationColor: color,
  textDecorationThickness: thickness,
  textUnderlineOffset: '4px',
});

const END_FADE = 'linear-gradient(to right, #000 calc(100% - 32px), #0003)';

export const fadedEnd = { maskImage: END_FADE, WebkitMaskImage: END_FADE } as const;

export const hyphenated = { hyphens: 'auto', WebkitHyphens: 'auto' } as const;

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
