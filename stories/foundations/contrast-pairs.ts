/** Two tokens and their minimum contrast (WCAG 2.2). */
export interface ContrastPair {
  foreground: string;
  background: string;
  min: number;
}

const TEXT = 4.5;
const INTERFACE = 3;

const pairs = (foreground: string, backgrounds: readonly string[], min: number): ContrastPair[] =>
  backgrounds.map((background) => ({ foreground, background, min }));

const BACKGROUNDS = ['bg', 'bg.panel'];
const TINTS = ['earned', 'pending', 'refused', 'info'];

const ofTint = (tint: string): ContrastPair[] => [
  ...pairs(`${tint}.fg`, [`${tint}.subtle`, 'bg.panel', 'bg'], TEXT),
  ...pairs(`${tint}.contrast`, [`${tint}.solid`, ...(tint === 'pending' ? [] : [`${tint}.hover`])], TEXT),
  ...pairs(`${tint}.emphasized`, ['bg.panel', 'bg', `${tint}.subtle`], INTERFACE),
];

/** Every pair of tokens that meets on a screen. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs('fg', [...BACKGROUNDS, 'bg.muted', 'accent.subtle', ...TINTS.map((tint) => `${tint}.subtle`)], TEXT),
  ...pairs('fg.muted', [...BACKGROUNDS, 'bg.muted'], TEXT),
  ...pairs('fg.subtle', BACKGROUNDS, TEXT),
  ...pairs('fg.onInk', ['bg.ink', 'bg.inkRaised'], TEXT),
  ...pairs('fg.onInkMuted', ['bg.ink', 'bg.inkRaised'], TEXT),
  ...pairs('accent.fg', [...BACKGROUNDS, 'bg.muted', 'accent.subtle'], TEXT),
  ...pairs('accent.contrast', ['accent.solid', 'accent.hover'], TEXT),
  ...pairs('accent.solid', ['bg.ink', 'bg.inkRaised'], TEXT),
  ...pairs('chosen.contrast', ['chosen.solid', 'chosen.hover'], TEXT),
  ...pairs('chosen.solid', [...BACKGROUNDS, 'bg.muted'], INTERFACE),
  // The edge of a wrong field, and the bars of progress.
  ...pairs('refused.solid', ['bg.panel', 'bg.muted'], INTERFACE),
  ...pairs('info.solid', ['bg.muted'], INTERFACE),
  ...TINTS.flatMap(ofTint),
  ...pairs('border.strong', BACKGROUNDS, INTERFACE),
  ...pairs('focusRing', [...BACKGROUNDS, 'bg.muted'], INTERFACE),
  ...pairs('accent.emphasized', BACKGROUNDS, INTERFACE),
];
