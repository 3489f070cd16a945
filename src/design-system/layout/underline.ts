/** A link's line, in longhands: Safari takes neither a colour nor a thickness in `text-decoration`. */
export const underline = (color = '{colors.accent.emphasized}', thickness = '2px') => ({
  textDecorationLine: 'underline',
  textDecorationColor: color,
  textDecorationThickness: thickness,
  textUnderlineOffset: '4px',
});
