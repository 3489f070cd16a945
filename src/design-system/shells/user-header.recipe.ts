import { defineSlotRecipe } from '@chakra-ui/react';
import { NARROW, WIDE } from '../layout/media';

/** One row where there is room, else separate rows for badge and links. */
export const userHeaderRecipe = defineSlotRecipe({
  slots: ['root', 'row', 'brand', 'nav', 'greeting', 'badge', 'logout'],
  base: {
    root: { background: 'bg.panel', borderBottom: 'hairline' },
    row: {
      [WIDE]: {
        display: 'grid',
        // A long name gives way to the links.
        gridTemplate: '"brand nav greeting logout" 64px / auto minmax(0, max-content) minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: '4',
      },
      [NARROW]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' },
    },
    brand: { gridArea: 'brand', [NARROW]: { minHeight: '52px', display: 'flex', alignItems: 'center' } },
    nav: {
      gridArea: 'nav',
      minWidth: '0',
      [NARROW]: {
        order: '9',
        width: 'calc(100% + 32px)',
        marginInline: '-16px',
        borderTop: 'hairline',
        md: { width: 'calc(100% + 48px)', marginInline: '-24px' },
      },
    },
    greeting: { gridArea: 'greeting', minWidth: '0', textAlign: 'right', [NARROW]: { flex: '1 1 0' } },
    badge: {
      gridArea: 'badge',
      [NARROW]: {
        order: '8',
        width: 'calc(100% + 32px)',
        marginInline: '-16px',
        padding: '8px 16px',
        borderTop: 'hairline',
        md: { width: 'calc(100% + 48px)', marginInline: '-24px', paddingInline: '6' },
      },
    },
    logout: { gridArea: 'logout', [NARROW]: { marginLeft: '-8px' } },
  },
  variants: {
    hasBadge: {
      true: {
        row: {
          [WIDE]: {
            gridTemplate:
              '"brand nav greeting logout" 34px "brand nav badge logout" 30px' +
              ' / auto minmax(0, max-content) minmax(0, 1fr) auto',
          },
        },
        greeting: { [WIDE]: { alignSelf: 'end', justifySelf: 'end', maxWidth: '100%' } },
        badge: { [WIDE]: { alignSelf: 'start', justifySelf: 'end' } },
      },
    },
  },
});
