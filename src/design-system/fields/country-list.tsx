import { chakra, defineRecipe } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { CountryChoice } from './country-search';

const ListRoot = chakra(
  'ul',
  defineRecipe({
    base: {
      position: 'fixed',
      zIndex: 'menu',
      margin: '0',
      padding: '1',
      border: 'none',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      listStyle: 'none',
      background: 'bg.panel',
      color: 'fg',
      borderRadius: 'md',
      boxShadow: 'pop',
      _highContrast: { border: '1px solid CanvasText' },
    },
  }),
);

const Row = chakra(
  'li',
  defineRecipe({
    base: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      minHeight: { base: 'control.md', md: 'control.sm' },
      paddingInline: '3',
      borderRadius: 'sm',
      cursor: 'pointer',
      _hover: { background: 'bg.muted' },
      '&[data-active]': { background: 'accent.subtle' },
      '&[aria-selected=true]': { fontWeight: 'bold' },
      '&[aria-disabled]': { color: 'fg.muted', cursor: 'default', background: 'transparent' },
      _highContrast: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  }),
);

const GAP_PX = 4;
const MAX_HEIGHT_PX = 320;

/** Below the box, or above where there is more room. In the top layer, so that nothing clips it. */
function place(list: HTMLElement, box: HTMLElement) {
  const edge = box.getBoundingClientRect();
  const below = window.innerHeight - edge.bottom - 2 * GAP_PX;
  const above = edge.top - 2 * GAP_PX;
  const isBelow = below >= Math.min(list.scrollHeight, MAX_HEIGHT_PX) || below >= above;
  Object.assign(list.style, {
    left: `${edge.left}px`,
    right: 'auto',
    width: `${edge.width}px`,
    maxHeight: `${Math.min(MAX_HEIGHT_PX, isBelow ? below : above)}px`,
    top: isBelow ? `${edge.bottom + GAP_PX}px` : 'auto',
    bottom: isBelow ? 'auto' : `${window.innerHeight - edge.top + GAP_PX}px`,
  });
}

export interface CountryListProps {
  /** For `aria-controls`. */
  id: string;
  box: RefObject<HTMLElement | null>;
  choices: readonly CountryChoice[];
  /** The loading or error text; `null` once loaded. */
  statusText: string | null;
  value: string;
  activeIndex: number;
  onChoose: (choice: CountryChoice) => void;
}

/** The id of a row, for `aria-activedescendant`. */
export const rowId = (listId: string, code: string) => `${listId}-${code || 'tous'}`;

/** The open list of a country picker; the focus stays in the box. */
export function CountryList({ id, box, choices, statusText, value, activeIndex, onChoose }: CountryListProps) {
  const list = useRef<HTMLUListElement>(null);
  const hasScrolled = useRef(false);
  const activeCode = choices[activeIndex]?.code;

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    // Safari 16 lacks the method and throws on the selector.
    if ('showPopover' in element && !element.matches(':popover-open')) element.showPopover();
    const update = () => box.current && place(element, box.current);
    update();
    window.addEventListener('resize', update);
    // Captured: scroll events of a surrounding panel do not bubble.
    window.addEventListener('scroll', update, true);
    return () => {
      window.removeEventListener('resize', update);
      window.removeEventListener('scroll', update, true);
    };
  });

  useEffect(() => {
    if (activeCode === undefined) return;
    const block = hasScrolled.current ? 'nearest' : 'center';
    document.getElementById(rowId(id, activeCode))?.scrollIntoView({ block });
    hasScrolled.current = true;
  }, [id, activeCode]);

  return (
    <ListRoot
      ref={list}
      id={id}
      role="listbox"
      aria-label="Choix proposés"
      popover="manual"
      // Else Tab would reach the box itself, which scrolls, and lose the focus as it closes.
      tabIndex={-1}
      // Keeps the focus in the box.
      onMouseDown={(event) => event.preventDefault()}
    >
      {choices.map((choice, index) => (
        <Row
          key={choice.code}
          id={rowId(id, choice.code)}
          role="option"
          aria-selected={choice.code === value}
          data-active={index === activeIndex || undefined}
          onClick={() => onChoose(choice)}
        >
          <span>{choice.name}</span>
          {choice.code === value && <Check aria-hidden size={18} />}
        </Row>
      ))}
      {(statusText || choices.length === 0) && (
        <Row role="option" aria-selected={false} aria-disabled>
          {statusText ?? 'Aucun pays trouvé'}
        </Row>
      )}
    </ListRoot>
  );
}
