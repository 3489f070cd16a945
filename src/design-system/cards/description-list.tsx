import { chakra, defineRecipe } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { MISSING } from '~/lib/format/formats';

const descriptionListRecipe = defineRecipe({
  className: 'description-list',
  base: {
    display: 'grid',
    gap: '3',
    minWidth: '0',
    '& > div': {
      display: 'grid',
      // At least the longest word of a name; on a phone the value gets the rest.
      gridTemplateColumns: { base: 'minmax(108px, 3fr) minmax(0, 5fr)', md: 'minmax(108px, 2fr) minmax(0, 3fr)' },
      gap: { base: '2', md: '3' },
      alignItems: 'baseline',
    },
    '& dt': { minWidth: '0', color: 'fg.muted', fontSize: 'sm' },
    '& dd': { minWidth: '0', fontWeight: 'medium', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    '& dd > a': {
      display: 'inline-grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'center',
      maxWidth: '100%',
      minHeight: { base: 'control.md', md: 'auto' },
      overflowWrap: 'anywhere',
    },
  },
  variants: {
    isSeparated: {
      true: {
        '& > div:not(:last-child)': { paddingBottom: '3', borderBottom: 'hairline' },
      },
    },
  },
});

const Root = chakra('dl', descriptionListRecipe);

export interface DescriptionListProps {
  children: ReactNode;
  /** Hairlines between the items, for dialogs. */
  isSeparated?: boolean;
  ref?: Ref<HTMLDListElement>;
}

/** Names and values of a person, an offer or a participation. */
export function DescriptionList({ children, isSeparated = false, ref }: DescriptionListProps) {
  return (
    <Root ref={ref} isSeparated={isSeparated}>
      {children}
    </Root>
  );
}

export interface DescriptionItemProps {
  label: string;
  /** A dash when empty. */
  children?: ReactNode;
}

const MAIL_ADDRESS = /^[^\s@]+@[^\s@]+$/;

/** A text in its own direction; lets a long email address wrap before its @. */
const textOf = (value: string): ReactNode => {
  if (!MAIL_ADDRESS.test(value)) return <bdi>{value}</bdi>;
  const at = value.indexOf('@');
  return (
    <bdi>
      <span>{value.slice(0, at)}</span>
      <wbr />
      <span>{value.slice(at)}</span>
    </bdi>
  );
};

export function DescriptionItem({ label, children }: DescriptionItemProps) {
  const isMissing = children === undefined || children === null || children === '' || children === false;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{isMissing ? MISSING : typeof children === 'string' ? textOf(children) : children}</dd>
    </div>
  );
}
