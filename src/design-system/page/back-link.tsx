import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { type FillableElement, withContent } from '../layout/elements';
import { underline } from '../layout/mixins';

const BackLinkRoot = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'control.md',
    borderRadius: 'sm',
    fontWeight: 'medium',
    _hover: underline(),
    '& svg': { width: '18px', height: '18px', flex: 'none' },
  },
});

export interface BackLinkProps {
  /** `<BackLink><Link to="/offers">Retour aux offres</Link></BackLink>`. */
  children: FillableElement;
}

export function BackLink({ children }: BackLinkProps) {
  return (
    <BackLinkRoot asChild>
      {withContent(
        children,
        <>
          <ArrowLeft aria-hidden="true" />
          <span>{children.props.children}</span>
        </>,
      )}
    </BackLinkRoot>
  );
}
