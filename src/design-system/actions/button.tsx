import { chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import type { Tone } from '../badges/tones';
import type { DomProps } from '../dom-props';
import { Spin } from '../feedback/spin';
import { buttonRecipe } from './button.recipe';

const ButtonRoot = chakra('button', buttonRecipe);

export interface ButtonProps extends DomProps<'button'> {
  /**
   * `accent` is the one thing to do in a view; `plain` everything else; `ghost` what one may leave out; `ink` and
   * `lineInk` stand on or beside ink; `soft` and `solid` take a `tone`.
   * @default 'plain'
   */
  variant?: 'accent' | 'plain' | 'ghost' | 'ink' | 'lineInk' | 'soft' | 'solid';
  /** The meaning of a `soft` or `solid` button; without effect on the others. */
  tone?: Tone;
  /**
   * 32, 36, 44 or 52 px high; on a phone never less than 44.
   * @default 'md'
   */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** Takes the whole width of its container. */
  isBlock?: boolean;
  /**
   * Its action is under way: shows a spinner, ignores presses, and is announced as unavailable, but keeps the focus
   * (a native `disabled` would drop it).
   */
  isBusy?: boolean;
  /** What it says while busy, for instance « Connexion en cours... »; its usual label when left out. */
  busyLabel?: string;
  /** Gives the look to its only child, for links: `<Button asChild><Link to="/login">Connexion</Link></Button>`. */
  asChild?: boolean;
}

/** A thing to press, or a link that weighs as much (`asChild`). Verbs on the label, sentence case. */
export function Button({ isBusy = false, busyLabel, children, onClick, type, asChild, ...rest }: ButtonProps) {
  if (asChild) {
    return (
      <ButtonRoot asChild onClick={onClick} {...rest}>
        {children}
      </ButtonRoot>
    );
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // aria-disabled alone stops nothing: neither the handler nor the form behind a submit button.
    if (isBusy || rest['aria-disabled'] === true) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <ButtonRoot type={type ?? 'button'} aria-disabled={isBusy || undefined} onClick={press} {...rest}>
      {isBusy && <Spin />}
      {isBusy && busyLabel ? busyLabel : children}
    </ButtonRoot>
  );
}
