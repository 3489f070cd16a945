import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How wide a number is, in px. */
const PIN = 24;

const Root = chakra('figure', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Drawing = chakra('div', { base: { position: 'relative', padding: { base: '4', md: '6' } } });

const number = {
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: `${PIN}px`,
  height: `${PIN}px`,
  borderRadius: 'full',
  background: 'bg.ink',
  color: 'fg.onInk',
  fontSize: 'xs',
  fontWeight: 'bold',
} as const;

const Pin = chakra('span', {
  base: {
    ...number,
    border: '2px solid {colors.bg.panel}',
    lineHeight: '1',
    transform: 'translate(-50%, -50%)',
    boxSizing: 'content-box',
  },
});

const Legend = chakra('ol', {
  base: {
    display: 'grid',
    gap: '12px 24px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
    counterReset: 'part',
    listStyle: 'none',
    '& li': {
      position: 'relative',
      paddingLeft: '36px',
      fontSize: 'sm',
      lineHeight: 'snug',
      counterIncrement: 'part',
      _before: { ...number, content: 'counter(part)', left: '0', top: '-2px' },
    },
    '& b': { display: 'block', fontSize: 'md' },
    '& code': { fontSize: 'xs' },
  },
});

interface AnatomyPart {
  /** The first element that the drawing has for this selector. */
  selector: string;
  /** Where its number stands: at its upper left corner, over its middle, on its right edge, or after it. */
  at?: 'corner' | 'above' | 'edge' | 'after';
  name: string;
  text: ReactNode;
}

interface Place {
  left: number;
  top: number;
}

const placeOf = (box: DOMRect, at: AnatomyPart['at']): Place => {
  if (at === 'above') return { left: box.left + box.width / 2, top: box.top };
  if (at === 'edge') return { left: box.right, top: box.top + box.height / 2 };
  if (at === 'after') return { left: box.right + PIN, top: box.top + box.height / 2 };
  return { left: box.left, top: box.top };
};

export interface AnatomyProps {
  /** What is drawn. */
  label: string;
  parts: readonly AnatomyPart[];
  children: ReactNode;
}

/** The real component with a number on each of its parts, and what each number stands for. */
export function Anatomy({ label, parts, children }: AnatomyProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly (Place | null)[]>([]);
  useEffect(() => {
    const element = drawing.current;
    if (!element) return;
    const measure = () => {
      const origin = element.getBoundingClientRect();
      setPlaces(
        parts.map(({ selector, at }) => {
          const box = element.querySelector(selector)?.getBoundingClientRect();
          // What only screen readers find is a pixel small.
          if (!box || box.width <= 1) return null;
          const { left, top } = placeOf(box, at);
          return { left: left - origin.left, top: top - origin.top };
        }),
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A text of another width moves what stands after it, and leaves the drawing as wide as it was.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [parts]);
  return (
    <Root aria-label={label}>
      <Drawing ref={drawing}>
        <div inert>{children}</div>
        {places.map(
          (place, index) =>
            place && (
              <Pin key={parts[index]?.name} data-pin="" aria-hidden="true" style={place}>
                {index + 1}
              </Pin>
            ),
        )}
      </Drawing>
      <Legend>
        {parts.map(({ name, text }, index) => (
          <li key={name}>
            <b>{name}</b>
            {text}
            {places[index] === null && <span data-unseen="">. Pas dessiné à cette largeur.</span>}
          </li>
        ))}
      </Legend>
    </Root>
  );
}
