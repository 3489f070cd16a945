import { readToken } from '~/api/credentials';
import { showAppearance } from '~/lib/browser/appearance';
import { NAME_SLOT, PENDING_ATTRIBUTE, SKELETON_ATTRIBUTE, type SkeletonArea } from '../protocol';
import { canAccess, fieldOf, isCurrentAddress, userOf } from './stored-user';

interface SkeletonPage {
  path: string;
  area: SkeletonArea;
  entry: string;
  me: string;
}

const readName = async (response: Response | undefined, area: SkeletonArea): Promise<string | null> => {
  if (!response?.ok) return null;
  const answer: unknown = await response.clone().json();
  const user = userOf(answer);
  const name = fieldOf(user, 'name');
  return canAccess(user, area) && typeof name === 'string' ? name : null;
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

/** Shows the skeleton with the user's name once the server has confirmed. React replaces it. */
export const showSkeleton = async ({ path, area, entry, me }: SkeletonPage): Promise<void> => {
  const preloaded = window.missioPreloadedResponses;
  if (!preloaded || !isCurrentAddress(path)) return;
  const isSignedIn = () => readToken() === preloaded.token;
  const name = await Promise.resolve(preloaded.responses.get(me))
    .then((response) => readName(response, area))
    .catch(() => null);
  const app = document.getElementById('app');
  if (name === null || !isSignedIn() || !app?.querySelector(`[${PENDING_ATTRIBUTE}]`)) return;
  const skeleton = document.querySelector('template')?.content.firstElementChild;
  if (!skeleton) return;
  writeName(skeleton, name);
  // Our font would compete with the scripts, unless these are cached.
  const isWarm = performance.getEntriesByName(new URL(entry, window.location.href).href).length > 0;
  skeleton.setAttribute(SKELETON_ATTRIBUTE, isWarm ? 'warm' : 'cold');
  app.append(skeleton);
  showAppearance();
  // Another tab has signed out or changed the user.
  window.addEventListener('storage', () => {
    if (!isSignedIn()) skeleton.remove();
  });
  // Left before the app had started: a page that the browser has kept would stay as it was, even after a logout.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && skeleton.isConnected) window.location.reload();
  });
};
