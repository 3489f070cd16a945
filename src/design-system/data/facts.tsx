import { chakra } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
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

/** One name and its value, inside `Facts`. */
export function Fact({ label, children }: FactProps) {
  const isMissing = children === undefined || children === null || children === '' || children === false;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{isMissing ? MISSING : children}</dd>
    </div>
  );
}
