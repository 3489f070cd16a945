import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { isComposing } from '~/lib/browser/composition';
import { formatNumber } from '~/lib/format/formats';
import { useMotion } from '../motion/use-motion';
import { baseTransition } from '../tokens';
import { filterTabsRecipe } from './filter-tabs.recipe';
import { observeSizes, useScrollingRow } from './use-scrolling-row';

const Root = chakra('div', filterTabsRecipe);

export interface FilterTab<TValue extends string> {
  value: TValue;
  label: string;
  lang?: string;
  /** Number of rows; `loading` keeps its place while it loads. */
  count?: number | 'loading';
}

export interface FilterTabsProps<TValue extends string> {
  tabs: readonly FilterTab<TValue>[];
  value: TValue;
  onChange: (value: TValue) => void;
  label: string;
  /** `id` of the `FilterPanel`. */
  panelId?: string;
  size?: 'md' | 'sm';
}

const tabId = (panelId: string, value: string) => `${panelId}-onglet-${value || 'toutes'}`;

const moves: Partial<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Filters the list below. One tab stop; arrows, Home and End choose at once. */
export function FilterTabs<TValue extends string>(props: FilterTabsProps<TValue>) {
  const { tabs, value, onChange, label, panelId, size } = props;
  const root = useScrollingRow<HTMLDivElement>();

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isComposing(event)) return;
    const index = tabs.findIndex((tab) => tab.value === value);
    const next = moves[event.key]?.(Math.max(index, 0), tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    root.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(tab)]?.focus();
    if (tab.value !== value) onChange(tab.value);
  };

  const hasCurrent = tabs.some((tab) => tab.value === value);
  return (
    <Root ref={root} size={size} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map((tab, index) => {
        const isCurrent = tab.value === value;
        return (
          <button
            key={tab.value}
            type="button"
            role="tab"
            lang={tab.lang}
            id={panelId && tabId(panelId, tab.value)}
            aria-selected={isCurrent}
            aria-controls={panelId}
            tabIndex={isCurrent || (!hasCurrent && index === 0) ? 0 : -1}
            onClick={() => !isCurrent && onChange(tab.value)}
          >
            <span data-words={tab.label}>{tab.label}</span>
            {tab.count !== undefined && <Count count={tab.count} />}
          </button>
        );
      })}
      {hasCurrent && <FilterTabsBar root={root} current={value} tabs={tabs} />}
    </Root>
  );
}

function Count({ count }: { count: number | 'loading' }) {
  if (count === 'loading') return <span data-count="" aria-hidden="true" />;
  return (
    <>
      {' '}
      <span data-count="">{formatNumber(count)}</span>
    </>
  );
}

export interface FilterPanelProps {
  id: string;
  value: string;
  children: ReactNode;
}

/** What the current tab of `FilterTabs` shows. */
export function FilterPanel({ id, value, children }: FilterPanelProps) {
  return (
    <div role="tabpanel" id={id} aria-labelledby={tabId(id, value)}>
      {children}
    </div>
  );
}

interface FilterTabsBarProps {
  root: RefObject<HTMLDivElement | null>;
  current: string;
  /** Watched only: labels and counts move the tabs. */
  tabs: readonly unknown[];
}

/** A bar that slides to the current tab. Without motion the tab draws its own. */
function FilterTabsBar({ root, current, tabs }: FilterTabsBarProps) {
  const motion = useMotion();
  const [place, setPlace] = useState({ x: 0, width: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `current` and `tabs` change the document it reads
  useLayoutEffect(() => {
    const list = root.current;
    if (!list || !motion) return undefined;
    const measure = () => {
      const tab = list.querySelector<HTMLElement>('[aria-selected=true]');
      if (!tab) return;
      const { offsetLeft: x, offsetWidth: width } = tab;
      setPlace((known) => (known.x === x && known.width === width ? known : { x, width }));
    };
    measure();
    return observeSizes(list.querySelectorAll('[role=tab]'), measure);
  }, [root, motion, current, tabs]);

  if (!motion || place.width === 0) return null;
  return (
    <motion.MotionScope>
      <motion.m.span
        data-bar=""
        role="presentation"
        initial={false}
        animate={{ ...place }}
        transition={baseTransition}
      />
    </motion.MotionScope>
  );
}
