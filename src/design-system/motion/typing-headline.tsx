import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { delayOf, nextTypingState, shownText, wholeFirstSentence } from './typing';
import { useReducedMotion } from './use-motion';

/** Keeps at least two lines for the typed part. */
const typingHeadlineRecipe = defineSlotRecipe({
  slots: ['root', 'heading', 'spoken', 'typed', 'room', 'shown', 'caret', 'pause'],
  base: {
    heading: {
      position: 'relative',
      fontSize: '4xl',
      lineHeight: 'tight',
      letterSpacing: 'tight',
      textWrap: 'wrap',
    },
    spoken: { srOnly: true },
    typed: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minHeight: '2.16em', color: 'accent.solid' },
    // Every sentence is laid out invisibly in the same cell, so that the page below never moves.
    room: {
      gridArea: '1 / 1',
      visibility: 'hidden',
      _before: { content: 'attr(data-sentence)' },
      _after: { content: '""', paddingLeft: '0.12em' },
    },
    shown: { gridArea: '1 / 1' },
    // Inline: a box that moves with each letter would count as layout shift.
    caret: {
      paddingLeft: '0.12em',
      background: 'linear-gradient(currentColor 0 0) 100% 0.15em / 0.06em 0.86em no-repeat',
      animation: 'blink 1s steps(1) infinite',
      forcedColorAdjust: 'none',
      _motionReduce: { display: 'none' },
      '&[data-still]': { animation: 'none' },
    },
    pause: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'control.xs',
      marginTop: '3',
      paddingInline: '8px 10px',
      border: '1px solid {colors.border.ink}',
      borderRadius: 'full',
      background: 'transparent',
      color: 'fg.onInkMuted',
      fontSize: 'xs',
      fontWeight: 'medium',
      lineHeight: '1',
      cursor: 'pointer',
      position: 'relative',
      // A 44 px target around the small pill.
      _before: { content: '""', position: 'absolute', inset: '-7px -4px' },
      _hover: { background: 'bg.inkRaised', color: 'fg.onInk' },
      _motionReduce: { display: 'none' },
      '& svg': { width: '14px', height: '14px' },
    },
  },
});

export interface TypingHeadlineProps {
  prefix: string;
  /** Typed one after the other; the first stands whole at first. */
  sentences: readonly [string, ...string[]];
  /** For screen readers; by default the prefix and all sentences. */
  spokenText?: string;
  isPausedAtFirst?: boolean;
}

/** The landing's h1. Types for ever, so a button stops it (WCAG 2.2.2); whole and still under reduced motion. */
export function TypingHeadline({ prefix, sentences, spokenText, isPausedAtFirst = false }: TypingHeadlineProps) {
  const styles = useSlotRecipe({ recipe: typingHeadlineRecipe })();
  const isStill = useReducedMotion();
  const [isPaused, setIsPaused] = useState(isPausedAtFirst);
  const [state, setState] = useState(() => wholeFirstSentence(sentences));
  const isRunning = !isStill && !isPaused;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setState(nextTypingState(sentences, state)), delayOf(sentences, state));
    return () => clearTimeout(timer);
  }, [isRunning, sentences, state]);

  const Icon = isPaused ? Play : Pause;
  return (
    <chakra.div css={styles.root}>
      <chakra.h1 css={styles.heading} tabIndex={-1}>
        <chakra.span css={styles.spoken}>{spokenText ?? [prefix, ...sentences].join(' ')}</chakra.span>
        <span aria-hidden="true">
          <span>{prefix}</span>{' '}
          <chakra.span css={styles.typed}>
            {sentences.map((sentence) => (
              <chakra.span key={sentence} css={styles.room} data-sentence={sentence} />
            ))}
            <chakra.span css={styles.shown}>
              <span>{shownText(sentences, isStill ? wholeFirstSentence(sentences) : state)}</span>
              <chakra.span css={styles.caret} data-still={isPaused ? '' : undefined} />
            </chakra.span>
          </chakra.span>
        </span>
      </chakra.h1>
      <chakra.button
        css={styles.pause}
        type="button"
        title={isPaused ? 'Relancer l’animation du titre' : 'Arrêter l’animation du titre'}
        onClick={() => setIsPaused(!isPaused)}
      >
        <Icon aria-hidden="true" />
        <span>{isPaused ? 'Reprendre' : 'Pause'}</span>
      </chakra.button>
    </chakra.div>
  );
}
