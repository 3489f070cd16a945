import { reloadIfOutdated } from '~/lib/browser/deployment-check';
import { reportError } from '~/lib/browser/error-reports';
import { CHUNK_LOAD_ERROR_EVENT } from '~/lib/browser/lazy-module';

const CHUNK_LOAD_ERROR = 'ChunkLoadError';

let hasFailed = false;

/** Whether any code could not be loaded so far. */
export const hasChunkLoadError = (): boolean => hasFailed;

export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && error.name === CHUNK_LOAD_ERROR;

const onPreloadError = (event: VitePreloadErrorEvent) => {
  // Renamed: on the original error the router would reload, even offline.
  event.payload.name = CHUNK_LOAD_ERROR;
  event.payload.message = `A part of the app could not be loaded: ${event.payload.message}`;
  hasFailed = true;
  if (import.meta.env.VITE_REPORT_URL) reportError('chunk', event.payload);
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
export const readEntry = (page: Document): string | null =>
  [...page.querySelectorAll('script[type="module"][src]')].at(-1)?.getAttribute('src') ?? null;

/** Reloads the tab if the server has another build; what was typed is kept. @returns whether it reloads */
export const recoverFromDeployment = async (): Promise<boolean> => {
  const entry = readEntry(document);
  return entry !== null && (await reloadIfOutdated(entry));
};
