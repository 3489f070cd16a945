import { readToken } from '~/api/credentials';
import type { SkeletonArea } from '../protocol';
import { NAME_SLOT, PENDING_ATTRIBUTE, SKELETON_ATTRIBUTE } from '../protocol';
import { fieldOf, isFirstOpened, mayOpen, userOf } from './stored-user';

export interface SkeletonPage {
  path: string;
  area: SkeletonArea;
  /** The address of the app's entry script. */
  entry: string;
  /** The address that tells who is signed in. */
  me: string;
}

/** The name of whoever is there, if the guards let them through; the app reads the answer itself. */
const readName = async (response: Response | undefined, area: SkeletonArea): Promise<string | null> => {
  if (!response?.ok) return null;
  const answer: unknown = await response.clone().json();
  const user = userOf(answer);
  const name = fieldOf(user, 'name');
  return mayOpen(user, area) && typeof name === 'string' ? name : null;
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
 * After a skeleton, which waits in a template: shows it with the name of who is there, once the server has said that it is somebody whom the guards
 * let through. It is only looked at: React puts the screen itself in its place.
 */
export const showSkeleton = async ({ path, area, entry, me }: SkeletonPage): Promise<void> => {
  const preloaded = window.missioPreloadedResponses;
  if (!preloaded || !isFirstOpened(path)) return;
  const isSignedIn = () => readToken() === preloaded.token;
  const name = await Promise.resolve(preloaded.responses.get(me))
    .then((response) => readName(response, area))
    // What cannot be read the app says itself.
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
