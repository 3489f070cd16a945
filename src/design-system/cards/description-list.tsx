import { chakra } from '@chakra-ui/react';
import { Fragment, type ReactNode, type Ref } from 'react';
import { MISSING } from '~/lib/format/formats';
import { descriptionListRecipe } from './description-list.recipe';

const Root = chakra('dl', descriptionListRecipe);

export interface DescriptionListProps {
  /** `DescriptionItem`s. */
  children: ReactNode;
  /** Hairlines between the facts: in dialogs. */
  isSeparated?: boolean;
  ref?: Ref<HTMLDListElement>;
}

/** What is known of a person, an offer or a participation: a list of `DescriptionItem`s. */
export function DescriptionList({ children, isSeparated = false, ref }: DescriptionListProps) {
  return (
    <Root ref={ref} isSeparated={isSeparated}>
      {children}
    </Root>
  );
}

export interface DescriptionItemProps {
  /** The name of the fact. */
  label: string;
  /** Its value; a dash when there is none. */
  children?: ReactNode;
}

const MAIL_ADDRESS = /^[^\s@]+@[^\s@]+$/;

/** A mail address that is too long for its line breaks before the @, where one reads a pause, and not in the middle of a word. */
const withPause = (value: ReactNode): ReactNode => {
  if (typeof value !== 'string' || !MAIL_ADDRESS.test(value)) return value;
  const at = value.indexOf('@');
  return (
    <Fragment>
      {value.slice(0, at)}
      <wbr />
      {value.slice(at)}
    </Fragment>
  );
};

/** One name and its value, inside `DescriptionList`. */
export function DescriptionItem({ label, children }: DescriptionItemProps) {
  const isMissing = children === undefined || children === null || children === '' || children === false;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{isMissing ? MISSING : withPause(children)}</dd>
    </div>
  );
}
