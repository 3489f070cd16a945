import { chakra, defineRecipe } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import type { DomProps } from '../layout/elements';
import { underline } from '../layout/mixins';

const TextLinkRoot = chakra(
  'a',
  defineRecipe({
    base: {
      color: 'inherit',
      ...underline(),
      borderRadius: '2px',
      transitionProperty: 'background-color',
      transitionDuration: 'fast',
      _hover: { background: 'accent.subtle' },
      '.on-ink &': { _hover: { background: 'bg.inkRaised' } },
      '& svg': { display: 'inline', width: '14px', height: '14px', marginLeft: '1', verticalAlign: '-2px' },
    },
  }),
);

export type TextLinkProps = DomProps<'a'> &
  (
    | {
        asChild?: false;
        /** Opens in a new tab, says so, and sends no referrer. */
        external?: boolean;
      }
    | {
        /** Styles its only child: `<TextLink asChild><Link to="/faq">F.A.Q</Link></TextLink>`. */
        asChild: true;
        external?: never;
      }
  );

/** A link in running text, on paper and on ink. */
export function TextLink({ external = false, children, asChild, ...rest }: TextLinkProps) {
  if (!external) {
    return (
      <TextLinkRoot asChild={asChild} {...rest}>
        {children}
      </TextLinkRoot>
    );
  }
  return (
    <TextLinkRoot target="_blank" rel="noopener noreferrer" {...rest}>
      <span>{children}</span>
      <ExternalLink aria-hidden />
      <chakra.span srOnly> (nouvel onglet)</chakra.span>
    </TextLinkRoot>
  );
}
