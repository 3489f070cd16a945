import { chakra } from '@chakra-ui/react';
import { type ReactElement, useEffect } from 'react';
import { APPEARANCE_ATTRIBUTE, AUTOMATIC, followAppearance } from '~/lib/browser/appearance';

const AppearanceRoot = chakra('label', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '{spacing.1} {spacing.2}',
    maxWidth: '100%',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    '& select': {
      minWidth: '0',
      maxWidth: '100%',
      minHeight: { base: 'control.md', md: 'control.sm' },
      paddingInline: '2',
      border: 'control',
      borderRadius: 'md',
      background: 'transparent',
      color: 'inherit',
      fontFamily: 'body',
      // At least 16 px: phone browsers zoom into smaller ones.
      fontSize: { base: 'md', md: 'sm' },
      cursor: 'pointer',
    },
    '.on-ink &': { '& select': { borderColor: 'fg.onInkMuted' } },
    // The list of a transparent control is white in some browsers.
    '& option': { background: 'bg.panel', color: 'fg' },
  },
  variants: {
    hasIcon: {
      true: {
        '& > span': { lgDown: { srOnly: true } },
        '& > svg': { width: '18px', height: '18px', md: { display: 'none' } },
        mdDown: {
          position: 'relative',
          justifyContent: 'center',
          width: 'control.md',
          height: 'control.md',
          borderRadius: 'md',
          '& select': { position: 'absolute', inset: '0', width: '100%', opacity: '0' },
          '&:has(:focus-visible)': { outline: '2px solid {colors.focusRing}', outlineOffset: '-2px' },
        },
      },
    },
  },
});

export interface AppearanceSelectProps {
  /** In a row with little room: stands for the control on phones; below 64rem the label is for screen readers. */
  icon?: ReactElement;
}

/** « Apparence » of this device: changes the page by itself, before React is there too (`appearance.ts`). */
export function AppearanceSelect({ icon }: AppearanceSelectProps) {
  useEffect(followAppearance, []);
  return (
    <AppearanceRoot hasIcon={icon !== undefined}>
      {icon}
      <span>Apparence</span>
      <select autoComplete="off" defaultValue={AUTOMATIC} {...{ [APPEARANCE_ATTRIBUTE]: '' }}>
        <option value={AUTOMATIC}>Automatique</option>
        <option value="light">Claire</option>
        <option value="dark">Sombre</option>
      </select>
    </AppearanceRoot>
  );
}
