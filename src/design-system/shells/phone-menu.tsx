import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { Menu, X } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { isComposing } from '~/lib/browser/composition';
import type { FillableElement } from '../layout/elements';
import { loadMotion, prefersReducedMotion, useMotion } from '../motion/use-motion';
import { baseTransition } from '../tokens';
import { LinkItems } from './link-items';
import { phoneMenuRecipe } from './public-header.recipe';

/** While open, calls `dismiss` on Escape, outside press, focus leaving `ref`, and Back. */
function useDismiss(
  ref: RefObject<HTMLElement | null>,
  isOpen: boolean,
  dismiss: (reason: 'escape' | 'outside') => void,
) {
  const onDismiss = useEffectEvent(dismiss);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) onDismiss('escape');
    };
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) onDismiss('outside');
    };
    const onBack = () => onDismiss('outside');
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    window.addEventListener('popstate', onBack);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      window.removeEventListener('popstate', onBack);
    };
  }, [isOpen, ref]);
}

export interface PhoneMenuPanelProps {
  isOpen: boolean;
  children: ReactNode;
}

const hidden = { opacity: 0, y: -4 };
const shown = { opacity: 1, y: 0 };

/** Animates the panel once the animations are loaded. */
export function PhoneMenuPanel({ isOpen, children }: PhoneMenuPanelProps) {
  const available = useMotion({ load: 'manual' });
  const [motion, setMotion] = useState(available);
  // Never under an open panel: a remount would lose the focus inside it.
  if (!isOpen && motion !== available) setMotion(available);
  if (!motion) return isOpen ? children : null;
  const { AnimatePresence, MotionScope, m } = motion;
  return (
    <MotionScope>
      <AnimatePresence>
        {isOpen && (
          <m.div key="panel" initial={hidden} animate={shown} exit={hidden} transition={baseTransition}>
            {children}
          </m.div>
        )}
      </AnimatePresence>
    </MotionScope>
  );
}

export interface PhoneMenuProps {
  links: readonly FillableElement[];
  /** Login and registration, or the user's own area. */
  accountLinks: readonly FillableElement[];
}

const warmUp = () => {
  if (!prefersReducedMotion()) void loadMotion();
};

/** The « Menu » of narrow screens. Closes on navigation, Escape and outside presses. */
export function PhoneMenu({ links, accountLinks }: PhoneMenuProps) {
  const styles = useSlotRecipe({ recipe: phoneMenuRecipe })();
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useDismiss(root, isOpen, (reason) => {
    setIsOpen(false);
    if (reason === 'escape') toggle.current?.focus();
  });

  const closeOnLink = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    setIsOpen(false);
    // A link to the current page, or to a new tab, moves no focus: keep it on the toggle.
    const staysHere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (staysHere || link.pathname === window.location.pathname) toggle.current?.focus();
  };

  const Icon = isOpen ? X : Menu;
  return (
    <chakra.div ref={root} css={styles.root}>
      <chakra.button
        ref={toggle}
        css={styles.toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        <Icon aria-hidden="true" />
        <span>Menu</span>
      </chakra.button>
      <PhoneMenuPanel isOpen={isOpen}>
        {/* Keyboards fire this click as well. */}
        <chakra.div css={styles.panel} id={panelId} data-closes-on-use onClick={closeOnLink}>
          <nav aria-label="Menu">
            <ul>
              <LinkItems links={links} />
            </ul>
            <ul>
              <LinkItems links={accountLinks} />
            </ul>
          </nav>
        </chakra.div>
      </PhoneMenuPanel>
    </chakra.div>
  );
}
