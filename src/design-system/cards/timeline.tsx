import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react';
import { Check, Hourglass, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '../feedback/tones';

const MARK = '28px';

const tint = (tone: Tone) => ({
  background: `${tone}.subtle`,
  borderColor: `${tone}.emphasized`,
  color: `${tone}.fg`,
});

const timelineRecipe = defineSlotRecipe({
  className: 'timeline',
  slots: ['root', 'step', 'mark', 'title', 'date', 'text'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    step: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { base: `${MARK} minmax(0, 1fr)`, md: `${MARK} minmax(0, 1fr) auto` },
      columnGap: '3',
      alignItems: 'baseline',
      paddingBottom: '4',
      '&:last-child': { paddingBottom: '0' },
      // The line to the next step.
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        top: MARK,
        bottom: '0',
        left: '13px',
        borderLeft: '2px solid {colors.border}',
      },
      '&[data-state=upcoming]': { color: 'fg.muted' },
      '& > *': { minWidth: '0', overflowWrap: 'anywhere' },
    },
    mark: {
      gridRow: '1 / span 3',
      alignSelf: 'start',
      display: 'grid',
      placeItems: 'center',
      width: MARK,
      height: MARK,
      border: 'control',
      borderRadius: 'full',
      background: 'bg.panel',
      '[data-state=done] > &': { background: 'bg.muted' },
      '&[data-tone=earned]': tint('earned'),
      '&[data-tone=pending]': tint('pending'),
      '&[data-tone=refused]': tint('refused'),
      '&[data-tone=info]': tint('info'),
      '& > svg': { width: '16px', height: '16px' },
    },
    title: { gridColumn: '2', fontWeight: 'medium', lineHeight: MARK },
    date: {
      gridColumn: { base: '2', md: '3' },
      color: 'fg.muted',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
    },
    text: { gridColumn: '2 / -1', maxWidth: 'container.text', color: 'fg.muted', fontSize: 'sm' },
  },
});

const words = { done: 'Fait\u00A0: ', current: 'En cours\u00A0: ', upcoming: 'À venir\u00A0: ' } as const;

const MarkIcon = ({ state, tone }: Pick<TimelineStep, 'state' | 'tone'>) => {
  if (state === 'upcoming') return null;
  if (state === 'current') return <Hourglass />;
  return tone === 'refused' ? <X /> : <Check />;
};

export interface TimelineStep {
  key: string;
  title: string;
  /** As it is shown; a dash if unknown. */
  date: string;
  text?: ReactNode;
  state: 'done' | 'current' | 'upcoming';
  /** Of the step that decides; the others stay neutral. */
  tone?: Tone;
}

export interface TimelineProps {
  label: string;
  steps: readonly TimelineStep[];
}

/** Past, current and coming steps, each with its date. */
export function Timeline({ label, steps }: TimelineProps) {
  const styles = useSlotRecipe({ recipe: timelineRecipe })();
  return (
    <chakra.ol css={styles.root} aria-label={label}>
      {steps.map(({ key, title, date, text, state, tone }) => (
        <chakra.li
          key={key}
          css={styles.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <chakra.span css={styles.mark} data-tone={tone} aria-hidden="true">
            <MarkIcon state={state} tone={tone} />
          </chakra.span>
          <chakra.p css={styles.title}>
            <chakra.span srOnly>{words[state]}</chakra.span>
            <span>{title}</span>
          </chakra.p>
          <chakra.p css={styles.date}>{date}</chakra.p>
          {text !== undefined && <chakra.p css={styles.text}>{text}</chakra.p>}
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
