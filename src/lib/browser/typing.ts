/** Specification, section 9. */
export const TYPING_DELAY_MS = 150;
export const DELETING_DELAY_MS = 75;
export const WHOLE_SENTENCE_PAUSE_MS = 1000;

/** How many characters of which sentence, and whether they are being deleted. */
export interface TypingState {
  sentence: number;
  length: number;
  isDeleting: boolean;
}

const known = new Map<string, readonly string[]>();

/** A letter and its accent are one step. */
const charactersOf = (sentence: string): readonly string[] => {
  const characters = known.get(sentence) ?? Array.from(sentence.normalize('NFC'));
  known.set(sentence, characters);
  return characters;
};

const sentenceAt = (sentences: readonly string[], index: number) => sentences[index % sentences.length] ?? '';

export const shownText = (sentences: readonly string[], { sentence, length }: TypingState) =>
  charactersOf(sentenceAt(sentences, sentence)).slice(0, length).join('');

const isWhole = (sentences: readonly string[], { sentence, length }: TypingState) =>
  length >= charactersOf(sentenceAt(sentences, sentence)).length;

/** Shown by the server, the first paint, and reduced motion. */
export const wholeFirstSentence = (sentences: readonly string[]): TypingState => ({
  sentence: 0,
  length: charactersOf(sentenceAt(sentences, 0)).length,
  isDeleting: false,
});

/** How long `state` is shown, in milliseconds. */
export function delayOf(sentences: readonly string[], state: TypingState) {
  if (state.isDeleting) return DELETING_DELAY_MS;
  return isWhole(sentences, state) ? WHOLE_SENTENCE_PAUSE_MS : TYPING_DELAY_MS;
}

/** One character more, or one fewer while deleting; then the next sentence. */
export function nextTypingState(sentences: readonly string[], state: TypingState): TypingState {
  if (!state.isDeleting) {
    return isWhole(sentences, state) ? { ...state, isDeleting: true } : { ...state, length: state.length + 1 };
  }
  if (state.length > 1) return { ...state, length: state.length - 1 };
  return { sentence: (state.sentence + 1) % sentences.length, length: 0, isDeleting: false };
}

export const TYPING_HEADLINE_ATTRIBUTE = 'data-typing-headline';
const RUNNING_ATTRIBUTE = 'data-typing';
const PAUSED_ATTRIBUTE = 'data-paused';

/** Types the `[data-sentence]`s into `[data-typed]`, once per `root`, whose button stops and resumes it. */
export const typeHeadline = (root: HTMLElement): void => {
  const typed = root.querySelector('[data-typed]');
  const button = root.querySelector('button');
  if (!typed || !button || root.hasAttribute(RUNNING_ATTRIBUTE)) return;
  root.setAttribute(RUNNING_ATTRIBUTE, '');
  const sentences = [...root.querySelectorAll<HTMLElement>('[data-sentence]')].map(
    ({ dataset }) => dataset.sentence ?? '',
  );
  const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
  let state = wholeFirstSentence(sentences);
  let timer = 0;
  const schedule = () => {
    clearTimeout(timer);
    if (!stillness.matches && !root.hasAttribute(PAUSED_ATTRIBUTE)) {
      timer = window.setTimeout(step, delayOf(sentences, state));
    }
  };
  const show = () => {
    // A new text would cost three times the style work; a translator may have put an element in its place.
    const text = typed.firstChild instanceof Text ? typed.firstChild : typed;
    text.textContent = shownText(sentences, state);
  };
  const step = () => {
    if (!root.isConnected) return;
    state = nextTypingState(sentences, state);
    show();
    schedule();
  };
  button.addEventListener('click', () => {
    root.toggleAttribute(PAUSED_ATTRIBUTE);
    const { title } = button;
    button.title = button.dataset.otherTitle ?? '';
    button.dataset.otherTitle = title;
    schedule();
  });
  stillness.addEventListener('change', () => {
    state = wholeFirstSentence(sentences);
    show();
    schedule();
  });
  schedule();
};
