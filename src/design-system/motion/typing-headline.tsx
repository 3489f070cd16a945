import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { delayOf, nextTypingState, shownText, wholeFirstSentence } from './typing';
import { typingHeadlineRecipe } from './typing-headline.recipe';
import { useReducedMotion } from './use-motion';

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
