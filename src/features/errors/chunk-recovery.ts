import { reloadIfOutdated } from '~/lib/browser/deployment-check';
import { CHUNK_LOAD_ERROR_EVENT } from '~/lib/browser/lazy-module';
import { collectDraft, type Draft, storeDraft } from './form-drafts';

const CHUNK_LOAD_ERROR = 'ChunkLoadError';

/** Set when code could not be loaded; the draft is collected before React unmounts the form. */
let loadError: { draft: Draft | null } | null = null;

/** Whether any code could not be loaded so far. */
export const hasChunkLoadError = (): boolean => loadError !== null;

export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && error.name === CHUNK_LOAD_ERROR;

const onPreloadError = (event: VitePreloadErrorEvent) => {
  // Renamed: on the original error the router would reload, even offline.
  event.payload.name = CHUNK_LOAD_ERROR;
  event.payload.message = `A part of the app could not be loaded: ${event.payload.message}`;
  loadError = { draft: collectDraft(document) };
};

const onChunkLoadError = (event: Event) => {
  if (event instanceof CustomEvent && isChunkLoadError(event.detail)) void recoverFromDeployment();
};

/** Recovers when an open tab needs a file that a deployment removed. Call it once per page. */
export const watchChunkLoadErrors = (): void => {
  window.addEventListener('vite:preloadError', onPreloadError);
  window.addEventListener(CHUNK_LOAD_ERROR_EVENT, onChunkLoadError);
};

/** The entry script: its name changes with each build. */
const readEntry = (page: Document): string | null =>
  [...page.querySelectorAll('script[type="module"][src]')].at(-1)?.getAttribute('src') ?? null;

/** Reloads the tab if the server has another build, keeping what was typed. @returns whether it reloads */
export const recoverFromDeployment = async (): Promise<boolean> => {
  const entry = readEntry(document);
  if (entry === null) return false;
  return await reloadIfOutdated(entry, () => {
    if (loadError?.draft) storeDraft(loadError.draft);
  });
};
