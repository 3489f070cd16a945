import { chakra } from '@chakra-ui/react';
import { BRAND } from '~/content/brand';
import { mark } from '~brand/mark';
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
      flex: 'none',
      forcedColorAdjust: 'none',
      _highContrast: { color: 'LinkText' },
    },
  },
});

const MarkAccent = chakra('path', { base: { fill: 'accent.solid' } });

/** The body takes the text's colour. */
function BrandMark() {
  const { width, height, body, accent, line } = mark;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" focusable="false">
      <path d={body} fill="currentColor" />
      <MarkAccent d={accent} />
      <path d={line} fill="none" stroke="currentColor" strokeWidth="1.6" strokeDasharray="2.4 2.8" />
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
