import { defineSlotRecipe } from '@chakra-ui/react';
import { WIDE } from '../layout/media';
import { underline } from '../layout/mixins';

export const footerRecipe = defineSlotRecipe({
  slots: ['root', 'grid', 'row', 'tagline', 'title', 'links', 'contact', 'end'],
  base: {
    root: { background: 'bg.ink', color: 'fg.onInk', paddingBlock: '48px 24px', fontSize: 'sm' },
    grid: {
      display: 'grid',
      gap: '8',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      [WIDE]: { gridTemplateColumns: '2fr 1fr 1fr 1.5fr' },
    },
    // On phones brand and address take a row each, the link columns share one.
    row: { gridColumn: '1 / -1', maxWidth: '24rem', [WIDE]: { gridColumn: 'auto' } },
    tagline: { marginTop: '2', color: 'fg.onInkMuted', overflowWrap: 'anywhere' },
    title: { marginBottom: '1', color: 'fg.onInkMuted', fontSize: 'sm', fontWeight: 'medium', lineHeight: 'snug' },
    links: {
      '& a': {
        display: 'inline-flex',
        alignItems: 'center',
        minWidth: 'control.md',
        minHeight: { base: 'control.md', md: 'control.sm' },
        _hover: underline('{colors.accent.solid}'),
      },
    },
    contact: {
      display: 'grid',
      color: 'fg.onInkMuted',
      overflowWrap: 'anywhere',
      '& p + p:last-of-type': { marginTop: '2' },
      '& a': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: { base: 'control.md', md: 'auto' },
        overflowWrap: 'anywhere',
        ...underline('{colors.accent.solid}'),
      },
    },
    end: {
      marginTop: '8',
      paddingTop: '4',
      borderTop: '1px solid {colors.border.ink}',
      color: 'fg.onInkMuted',
    },
  },
});
