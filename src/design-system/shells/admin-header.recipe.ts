import { defineSlotRecipe } from '@chakra-ui/react';
import { BELOW_TABLET, WIDE } from '../layout/media';

export const adminHeaderRecipe = defineSlotRecipe({
  slots: ['root', 'brand', 'badge', 'greeting', 'tools', 'logout'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'header',
      paddingInline: '4',
      background: 'bg.panel',
      borderBottom: 'hairline',
      [BELOW_TABLET]: {
        flexWrap: 'wrap',
        gap: '0 12px',
        paddingBottom: '10px',
        // Breaks the row after the logout button.
        _after: { content: '""', order: '2', width: '100%' },
      },
      [WIDE]: { paddingInline: '6' },
    },
    brand: { flex: 'none', [WIDE]: { display: 'none' } },
    badge: { flex: 'none', [BELOW_TABLET]: { order: '3' } },
    greeting: {
      minWidth: '0',
      marginLeft: 'auto',
      [BELOW_TABLET]: { order: '4', flex: '1 1 0', marginLeft: '0' },
    },
    tools: { flex: 'none', [BELOW_TABLET]: { display: 'none' } },
    logout: { flex: 'none', [BELOW_TABLET]: { marginLeft: 'auto' } },
  },
});
