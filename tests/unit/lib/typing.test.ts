import { describe, expect, it } from 'vitest';
import {
  DELETING_DELAY_MS,
  delayOf,
  nextTypingState,
  shownText,
  TYPING_DELAY_MS,
  type TypingState,
  WHOLE_SENTENCE_PAUSE_MS,
  wholeFirstSentence,
} from '~/lib/browser/typing';

const sentences = ['été', 'ok'];

const play = (steps: number) => {
  const seen: { text: string; delay: number }[] = [];
  let state: TypingState = wholeFirstSentence(sentences);
  for (let step = 0; step < steps; step += 1) {
    seen.push({ text: shownText(sentences, state), delay: delayOf(sentences, state) });
    state = nextTypingState(sentences, state);
  }
  return seen;
};

describe('the typed headline', () => {
  it('starts whole, pauses, deletes, types the next sentence, and so on for ever', () => {
    expect(play(12).map(({ text }) => text)).toEqual([
      'été',
      'été',
      'ét',
      'é',
      '',
      'o',
      'ok',
      'ok',
      'o',
      '',
      'é',
      'ét',
    ]);
  });

  it('keeps the rhythm of the specification', () => {
    expect([TYPING_DELAY_MS, DELETING_DELAY_MS, WHOLE_SENTENCE_PAUSE_MS]).toEqual([150, 75, 1000]);
    expect(play(7).map(({ delay }) => delay)).toEqual([1000, 75, 75, 75, 150, 150, 1000]);
  });

  it('types a letter with its accent, even when they are two code points', () => {
    expect(shownText(['e\u0301te\u0301'], { sentence: 0, length: 1, isDeleting: false })).toBe('\u00e9');
  });
});
