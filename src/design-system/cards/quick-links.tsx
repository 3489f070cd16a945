import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { type FillableElement, withContent } from '../layout/elements';
import { WIDE } from '../layout/media';

const Root = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [WIDE]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gridTemplateColumns: 'none' },
    '& > li + li': {
      borderTop: 'hairline',
      [WIDE]: { borderTop: 'none', borderLeft: 'hairline' },
    },
    '& a': {
      display: 'grid',
      gridTemplateColumns: '22px minmax(0, 1fr) 18px',
      gap: '3',
      alignItems: 'center',
      minHeight: '60px',
      height: '100%',
      paddingBlock: '2',
      paddingInline: { base: '4', md: '6' },
      lineHeight: '1.3',
      textDecoration: 'none',
      _hover: { background: 'bg' },
      _focusVisible: { outlineOffset: '-3px' },
    },
    '& svg': { width: '18px', height: '18px' },
    '& strong': { display: 'block' },
    '& [data-detail]': { color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
  },
});

export interface QuickLinksProps {
  children: ReactNode;
}

/** Links from a dashboard to its areas, side by side where there is room; inside a `Panel`. */
export function QuickLinks({ children }: QuickLinksProps) {
  return <Root>{children}</Root>;
}

export interface QuickLinkProps {
  /** An empty router link: `<Link to="/admin/users" />`. */
  link: FillableElement;
  icon: ReactElement;
  title: string;
  /** « 37 comptes à valider ». */
  detail: ReactNode;
}

export function QuickLink({ link, icon, title, detail }: QuickLinkProps) {
  return (
    <li>
      {withContent(
        link,
        <>
          {icon}
          <span>
            <strong>{title}</strong>
            <span data-detail="">{detail}</span>
          </span>
          <ArrowRight aria-hidden />
        </>,
      )}
    </li>
  );
}
