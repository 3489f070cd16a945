import { chakra, defineRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const listLinesRecipe = defineRecipe({
  className: 'list-lines',
  base: {
    minWidth: '0',
    background: 'bg.panel',
    border: 'hairline',
    borderRadius: 'lg',
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2px {spacing.4}',
      alignItems: 'center',
      minHeight: '65px',
      paddingBlock: '3',
      paddingInline: '4',
    },
    '& > li:has(a):hover': { background: 'bg' },
    '& a': { textDecoration: 'none', background: 'transparent' },
    '& a::after': { content: '""', position: 'absolute', inset: '0' },
    '& a:focus-visible': { outline: 'none' },
    '& a:focus-visible::after': { outline: '2px solid {colors.focusRing}', outlineOffset: '-2px' },
    '& > li:first-of-type, & > li:first-of-type a::after': { borderTopRadius: 'lg' },
    '& > li:last-of-type, & > li:last-of-type a::after': { borderBottomRadius: 'lg' },
    '& > li + li': { borderTop: 'hairline' },
    '& p:first-of-type': {
      fontWeight: 'medium',
      lineHeight: '1.35',
      lineClamp: { base: '3', md: '2' },
      overflowWrap: 'anywhere',
    },
    '& p + p': { color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
  },
});

const Root = chakra('ul', listLinesRecipe);

export interface ListLinesProps {
  children: ReactNode;
}

/** A short list on a white surface, one line per thing: the latest participations. */
export function ListLines({ children }: ListLinesProps) {
  return <Root>{children}</Root>;
}

export interface ListLineProps {
  /** Cut after two lines; a link makes the whole line clickable. */
  title: ReactNode;
  detail?: ReactNode;
  end?: ReactNode;
}

export function ListLine({ title, detail, end }: ListLineProps) {
  return (
    <li>
      <div>
        <p>{title}</p>
        {detail !== undefined && <p>{detail}</p>}
      </div>
      {end}
    </li>
  );
}
