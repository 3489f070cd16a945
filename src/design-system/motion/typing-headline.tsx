import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { TYPING_HEADLINE_ATTRIBUTE, typeHeadline } from '~/lib/browser/typing';

/** Keeps at least two lines for the typed part. */
const typingHeadlineRecipe = defineSlotRecipe({
  slots: ['root', 'heading', 'spoken', 'typed', 'room', 'shown', 'caret', 'pause'],
  base: {
    root: {
      '&[data-paused] [data-when=typing], &:not([data-paused]) [data-when=paused]': { display: 'none' },
      '&[data-paused] [data-caret]': { animation: 'none' },
    },
    heading: {
      position: 'relative',
      fontSize: '4xl',
      lineHeight: 'tight',
      letterSpacing: 'tight',
      textWrap: 'wrap',
    },
    spoken: { srOnly: true },
    typed: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      minHeight: '2.16em',
      color: 'accent.solid',
    },
    // Every sentence is laid out invisibly in the same cell, so that the page below never moves.
    room: {
      gridArea: '1 / 1',
      visibility: 'hidden',
      _before: { content: 'attr(data-sentence)' },
      _after: { content: '""', paddingLeft: '0.12em' },
    },
    // A letter lays out nothing around it.
    shown: { position: 'absolute', inset: '0', contain: 'size layout' },
    // Inline: a box that moves with each letter would count as layout shift.
    caret: {
      paddingLeft: '0.12em',
      background: 'linear-gradient(currentColor 0 0) 100% 0.15em / 0.06em 0.86em no-repeat',
      animation: 'blink 1s steps(1) infinite',
      forcedColorAdjust: 'none',
      _motionReduce: { display: 'none' },
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
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current) typeHeadline(root.current);
  }, []);
  const [stop, resume] = ['Arrêter l’animation du titre', 'Relancer l’animation du titre'];
  return (
    <chakra.div
      ref={root}
      css={styles.root}
      data-paused={isPausedAtFirst ? '' : undefined}
      {...{ [TYPING_HEADLINE_ATTRIBUTE]: '' }}
    >
      <chakra.h1 css={styles.heading} tabIndex={-1}>
        <chakra.span css={styles.spoken}>{spokenText ?? [prefix, ...sentences].join(' ')}</chakra.span>
        <span aria-hidden="true">
          <span>{prefix}</span>{' '}
          <chakra.span css={styles.typed}>
            {sentences.map((sentence) => (
              <chakra.span key={sentence} css={styles.room} data-sentence={sentence} />
            ))}
            <chakra.span css={styles.shown}>
              {/* The document may have typed already. */}
              <span data-typed suppressHydrationWarning>
                {sentences[0]}
              </span>
              <chakra.span css={styles.caret} data-caret />
            </chakra.span>
          </chakra.span>
        </span>
      </chakra.h1>
      <chakra.button
        css={styles.pause}
        type="button"
        title={isPausedAtFirst ? resume : stop}
        data-other-title={isPausedAtFirst ? stop : resume}
      >
        <Pause aria-hidden="true" data-when="typing" />
        <span data-when="typing">Pause</span>
        <Play aria-hidden="true" data-when="paused" />
        <span data-when="paused">Reprendre</span>
      </chakra.button>
    </chakra.div>
  );
}
