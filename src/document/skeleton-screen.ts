import { readToken } from '~/api/credentials';
import { EARLY_ANSWERS } from '~/api/early-answers';
import { PENDING_ATTRIBUTE, SKELETON_ATTRIBUTE } from '~/lib/document-attributes';
import { NAME_SLOT } from '~/lib/skeleton-screens';
import { fieldOf, isFirstOpened, mayOpen } from './known-user';

export interface SkeletonScreen {
  /** Its page. */
  path: string;
  /** The address of the app's start. */
  entry: string;
  /** The address that tells who is signed in. */
  me: string;
}

/** The name of whoever is there, if the guards let them through; the app reads the answer itself. */
const readName = async (response: unknown, path: string): Promise<string | null> => {
  if (!(response instanceof Response && response.ok)) return null;
  const answer: unknown = await response.clone().json();
  const user = fieldOf(fieldOf(answer, 'data') ?? answer, 'user');
  const name = fieldOf(user, 'name');
  return mayOpen(user, path) && typeof name === 'string' ? name : null;
};

const writeName = (skeleton: Element, name: string) => {
  const named = (text: string) => text.replaceAll(NAME_SLOT, () => name);
  for (const element of skeleton.querySelectorAll<HTMLElement>('[title]')) element.title = named(element.title);
  const texts = document.createTreeWalker(skeleton, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (text.nodeValue?.includes(NAME_SLOT)) text.nodeValue = named(text.nodeValue);
  }
};

/**
 * After a skeleton screen, which waits in a template: shows it with the name of who is there, as soon as the server has said so, if it is somebody whom
 * the guards let through. It is only looked at: React puts the screen itself in its place.
 */
export const skeletonScreen = async ({ path, entry, me }: SkeletonScreen): Promise<void> => {
  const early: unknown = Reflect.get(window, EARLY_ANSWERS);
  const answers = fieldOf(early, 'answers');
  if (!(answers instanceof Map) || !isFirstOpened(path)) return;
  const isSignedIn = () => readToken() === fieldOf(early, 'token');
  const answer: unknown = answers.get(me);
  // What cannot be read the app says itself.
  const name = await Promise.resolve(answer)
    .then((response) => readName(response, path))
    .catch(() => null);
  const app = document.getElementById('app');
  if (name === null || !isSignedIn() || !app?.querySelector(`[${PENDING_ATTRIBUTE}]`)) return;
  const skeleton = document.querySelector('template')?.content.firstElementChild;
  if (!skeleton) return;
  writeName(skeleton, name);
  // Our font would take its time from the scripts; where those are there already, it is in the browser's memory as well.
  const isWarm = performance.getEntriesByName(new URL(entry, window.location.href).href).length > 0;
  skeleton.setAttribute(SKELETON_ATTRIBUTE, isWarm ? 'warm' : 'cold');
  app.append(skeleton);
  // Another tab has signed out, or somebody else in: what the app shows will be theirs.
  window.addEventListener('storage', () => {
    if (!isSignedIn()) skeleton.remove();
  });
};
