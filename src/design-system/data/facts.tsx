import { chakra } from '@chakra-ui/react';
import { Fragment, type ReactNode, type Ref } from 'react';
import { MISSING } from '~/lib/formats';
import { factsRecipe } from './facts.recipe';

const Root = chakra('dl', factsRecipe);

export interface FactsProps {
  /** `Fact`s. */
  children: ReactNode;
  /** Hairlines between the facts: in dialogs. */
  isSeparated?: boolean;
  ref?: Ref<HTMLDListElement>;
}

/** What is known of a person, an offer or a participation: a list of `Fact`s. */
export function Facts({ children, isSeparated = false, ref }: FactsProps) {
  return (
    <Root ref={ref} isSeparated={isSeparated}>
      {children}
    </Root>
  );
}

export interface FactProps {
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

/** One name and its value, inside `Facts`. */
export function Fact({ label, children }: FactProps) {
  const isMissing = children === undefined || children === null || children === '' || children === false;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{isMissing ? MISSING : withPause(children)}</dd>
    </div>
  );
}
