import { chakra } from '@chakra-ui/react';
import { BRAND } from '~/content/brand';
import { type FillableElement, withContent } from '../layout/elements';

const BrandRoot = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'control.md',
    borderRadius: 'sm',
    fontSize: 'xl',
    fontWeight: 'bold',
    letterSpacing: '-0.03em',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '& svg': {
      width: '30px',
      height: '22px',
      flex: 'none',
      forcedColorAdjust: 'none',
      _highContrast: { color: 'LinkText' },
    },
  },
});

const MarkStub = chakra('path', { base: { fill: 'accent.solid' } });

/** The slip takes the text's colour, its stub is always orange. */
function BrandMark() {
  return (
    <svg viewBox="0 0 30 22" aria-hidden="true" focusable="false">
      <path d="M4 0h13v22H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4Z" fill="currentColor" />
      <MarkStub d="M21 0h5a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4h-5Z" />
      <path d="M19 1.5v19" stroke="currentColor" strokeWidth="1.6" strokeDasharray="2.4 2.8" />
    </svg>
  );
}

export type BrandProps =
  | { asChild?: false; children?: never }
  | {
      /** `<Brand asChild><Link to="/" /></Brand>`. */
      asChild: true;
      children: FillableElement;
    };

/** The mark and the name, in the colour of the surrounding text. */
export function Brand({ asChild, children }: BrandProps) {
  const content = (
    <>
      <BrandMark />
      {BRAND}
    </>
  );
  if (!asChild) return <BrandRoot>{content}</BrandRoot>;
  return <BrandRoot asChild>{withContent(children, content)}</BrandRoot>;
}
