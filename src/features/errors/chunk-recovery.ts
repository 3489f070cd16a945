/*
 * A deployment removes files that an open tab has not loaded yet. The tab reloads once such a file is needed, not when
 * a link is merely hovered.
 */
import { reloadIfOutdated } from '~/api/deployment-check';
import { CHUNK_LOAD_ERROR_EVENT } from '~/lib/browser/lazy-module';
import { collectDraft, type Draft, storeDraft } from './form-drafts';

const MISSING_CHUNK = 'MissingChunk';

/** Collected early: React removes the form before anyone can ask. */
let draft: Draft | null = null;

export const isMissingChunk = (error: unknown): boolean => error instanceof Error && error.name === MISSING_CHUNK;

const onPreloadError = (event: VitePreloadErrorEvent) => {
  // Renamed: the router would reload on the browser's own error, even while offline.
  event.payload.name = MISSING_CHUNK;
  event.payload.message = `A part of the app could not be loaded: ${event.payload.message}`;
  draft = collectDraft(document);
};

const onMissingPart = (event: Event) => {
  if (event instanceof CustomEvent && isMissingChunk(event.detail)) void recoverFromDeployment();
};

/** Marks failures of lazy code and recovers from those that matter. Call it once per page. */
export const watchMissingChunks = (): void => {
  window.addEventListener('vite:preloadError', onPreloadError);
  window.addEventListener(CHUNK_LOAD_ERROR_EVENT, onMissingPart);
};

/** The app's entry script; other scripts keep their names between builds. */
const readEntry = (page: Document): string | null =>
  [...page.querySelectorAll('script[type="module"][src]')].at(-1)?.getAttribute('src') ?? null;

/** Reloads the tab, keeping what was typed, if the server has another build. @returns whether it reloads */
export const recoverFromDeployment = async (): Promise<boolean> => {
  const entry = readEntry(document);
  if (entry === null) return false;
  return await reloadIfOutdated(entry, () => {
    if (draft) storeDraft(draft);
  });
};
