import { seedDate } from '../mock-server/seed/seed-options';

/**
 * Sets the clock to the day of the sample data and lets it run on: dates on pictures stay the same, and timers and
 * debounces still work.
 * @returns the function that restores the real clock
 */
export function startStoryClock(): () => void {
  const RealDate = globalThis.Date;
  const offset = seedDate.getTime() - RealDate.now();
  const now = () => RealDate.now() + offset;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parts, newTarget) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}

/** Storybook's own: how its frame is laid out, and the filter that shows how colour-blind people see. */
const OF_STORYBOOK = /\bsb-[\w-]+|filter: none;/g;

const attributesOf = (element: Element) =>
  [...element.attributes]
    .map(({ name, value }) => `${name}="${value.replace(OF_STORYBOOK, '').trim()}"`)
    .filter((attribute) => !attribute.endsWith('=""'))
    .sort()
    .join(' ');

const contentOf = (storage: Storage) =>
  Object.keys(storage)
    .filter((key) => !/storybook|vitest/i.test(key))
    .sort()
    .map((key) => `${key}=${storage.getItem(key)}`)
    .join(' ');

/** What belongs to all stories of a document, each as a text or as the thing itself. */
const readDocument = () =>
  new Map<string, unknown>([
    ['<html>', attributesOf(document.documentElement)],
    ['<body>', attributesOf(document.body)],
    ['the title', document.title],
    ['the local storage', contentOf(localStorage)],
    ['the session storage', contentOf(sessionStorage)],
    ['fetch', globalThis.fetch],
    ['Date', globalThis.Date],
    ['setTimeout', globalThis.setTimeout],
    ['window.open', window.open],
  ]);

let untouched: ReturnType<typeof readDocument> | null = null;
let lastStory = '';

/**
 * Called before each story, once the story before it has been taken down.
 * @throws {Error} when that story has left something in the document that every story shares
 */
export function expectUntouchedDocument(nextStory: string): void {
  const now = readDocument();
  untouched ??= now;
  const culprit = lastStory;
  // An empty storage is what every story asks for, whatever an earlier visit had left in it.
  const left = [...now].filter(([name, value]) => value !== '' && value !== untouched?.get(name));
  // The next story is judged by what it finds, or one fault would fail all that follow.
  untouched = now;
  lastStory = nextStory;
  if (left.length === 0) return;
  const told = left.map(([name, value]) => `${name}: ${String(value)}`).join('\n');
  throw new Error(`The story « ${culprit} » changes what comes after it:\n${told}`);
}

const isRunning = (animation: Animation): boolean =>
  animation.playState === 'running' && Number.isFinite(animation.effect?.getComputedTiming().endTime);

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Resolves once every animation that has an end has ended. Two quiet frames in a row are needed, because framer-motion
 * starts an animation a frame after the render.
 */
export async function animationsEnd(): Promise<void> {
  for (let quietFrames = 0; quietFrames < 2; ) {
    const running = document.getAnimations().filter(isRunning);
    quietFrames = running.length === 0 ? quietFrames + 1 : 0;
    await Promise.allSettled(running.map(({ finished }) => finished));
    await nextFrame();
  }
}
