import { chakra } from '@chakra-ui/react';
import type { MouseEvent, ReactNode } from 'react';
import { Spin } from '../feedback/spinner';
import type { Tone } from '../feedback/tones';
import { type DomProps, type FillableElement, withContent } from '../layout/elements';
import { buttonRecipe } from './button.recipe';

const ButtonRoot = chakra('button', buttonRecipe);

/** The text's own element, replaced whole: browsers that translate move bare texts, and React would lose them. */
const Label = chakra('span', { base: { display: 'contents' } });

export interface ButtonProps extends DomProps<'button'> {
  /** `accent`: main action; `ghost`: optional; `ink`, `lineInk`: on dark; `soft`, `solid`: take a `tone`. */
  variant?: 'accent' | 'plain' | 'ghost' | 'ink' | 'lineInk' | 'soft' | 'solid';
  /** Applies to `soft` and `solid` only. */
  tone?: Tone;
  /** 32, 36, 44 or 52 px high, at least 44 on phones. */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  isBlock?: boolean;
  /** Shows a spinner and ignores presses, but keeps the focus, which a native `disabled` would drop. */
  isBusy?: boolean;
  busyLabel?: string;
  /** Styles its only child: `<Button asChild><Link to="/login">Connexion</Link></Button>`. */
  asChild?: boolean;
}

/** A button, or a link that looks like one (`asChild`). */
export function Button({ isBusy = false, busyLabel, children, onClick, type, asChild, ...rest }: ButtonProps) {
  if (asChild) {
    return (
      <ButtonRoot asChild onClick={onClick} {...rest}>
        {children}
      </ButtonRoot>
    );
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // `aria-disabled` stops neither the handler nor the form behind a submit button.
    if (isBusy || rest['aria-disabled'] === true) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <ButtonRoot type={type ?? 'button'} aria-disabled={isBusy || undefined} onClick={press} {...rest}>
      {isBusy && <Spin />}
      <Label key={isBusy ? 'busy' : 'ready'}>{(isBusy && busyLabel) || children}</Label>
    </ButtonRoot>
  );
}

export interface IconButtonProps extends Omit<DomProps<'button'>, 'children'> {
  /** Accessible name and tooltip, in French: « Détails de Camille ». */
  label: string;
  icon: ReactNode;
  /** Makes it a link: `<Link to="/faq" />`. */
  link?: FillableElement;
  variant?: 'plain' | 'ghost' | 'lineInk' | 'soft' | 'solid';
  tone?: Tone;
  /** 32, 36, 44 or 52 px, at least 44 on phones. */
  size?: 'xs' | 'sm' | 'md' | 'lg';
}

export function IconButton({ label, icon, link, variant = 'ghost', type = 'button', ...rest }: IconButtonProps) {
  const named = { isIcon: true, variant, 'aria-label': label, title: label, ...rest };
  if (link) {
    return (
      <ButtonRoot asChild {...named}>
        {withContent(link, icon)}
      </ButtonRoot>
    );
  }
  return (
    <ButtonRoot type={type} {...named}>
      {icon}
    </ButtonRoot>
  );
}
