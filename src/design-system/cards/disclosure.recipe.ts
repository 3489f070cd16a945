import { defineSlotRecipe } from '@chakra-ui/react';

/** A question that opens: hairlines between several of them, the sign at the end of the line. */
export const disclosureRecipe = defineSlotRecipe({
  className: 'disclosure',
  slots: ['root', 'heading', 'toggle', 'content'],
  base: {
    root: { '& + &': { borderTop: 'hairline' } },
    heading: { fontSize: 'lg' },
    toggle: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      width: '100%',
      minHeight: '64px',
      paddingBlock: '4',
      paddingInline: { base: '4', md: '6' },
      borderRadius: 'lg',
      background: 'transparent',
      color: 'inherit',
      fontWeight: 'bold',
      lineHeight: 'snug',
      textAlign: 'left',
      cursor: 'pointer',
      transitionProperty: 'background-color',
      transitionDuration: 'fast',
      _hover: { background: 'bg' },
      _focusVisible: { outlineOffset: '-3px' },
      '& > svg': {
        flex: 'none',
        width: '18px',
        height: '18px',
        transitionProperty: 'transform',
        transitionDuration: 'base',
        transitionTimingFunction: 'out',
      },
      '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
    },
    content: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '3',
      paddingBottom: '6',
      paddingInline: { base: '4', md: '6' },
      '&[hidden]': { display: 'none' },
    },
  },
});
