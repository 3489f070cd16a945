import { chakra } from '@chakra-ui/react';
import { Fragment, type ReactNode, type Ref } from 'react';
import { MISSING } from '~/lib/format/formats';
import { descriptionListRecipe } from './description-list.recipe';

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

/** Lets a long email address wrap before its @. */
const withPause = (value: ReactNode): ReactNode => {
  if (typeof value !== 'string' || !MAIL_ADDRESS.test(value)) return value;
  const at = value.indexOf('@');
  return (
    <Fragment>
      <span>{value.slice(0, at)}</span>
      <wbr />
      <span>{value.slice(at)}</span>
    </Fragment>
  );
};

export function DescriptionItem({ label, children }: DescriptionItemProps) {
  const isMissing = children === undefined || children === null || children === '' || children === false;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{isMissing ? MISSING : withPause(children)}</dd>
    </div>
  );
}
