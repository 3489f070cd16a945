/*
 * A deployment replaces the files that an open tab has not loaded yet. Whatever then asks for such a file fails, and only the new
 * build can give it: the tab has to load itself anew. Nobody is reloaded for a page that was merely hovered: the reload
 * comes when something that failed to load is really needed: an error boundary receives the failure, or a toast or dialog
 * cannot be shown.
 */
import { renewReplacedBuild } from '~/api/published-page';
import { MISSING_PART_EVENT } from '~/lib/missing-part-event';
import { collectDraft, type Draft, storeDraft } from './drafts';

const MISSING_CHUNK = 'MissingChunk';

/** What was typed when the file turned out to be missing: React takes the form away before anybody can ask. */
let draft: Draft | null = null;

/** Whether an error is a part of the app's own code that could not be loaded. */
export const isMissingChunk = (error: unknown): boolean => error instanceof Error && error.name === MISSING_CHUNK;

const onPreloadError = (event: VitePreloadErrorEvent) => {
  // The router would reload by itself on the browser's own message, also when the network is away and all would be lost.
  event.payload.name = MISSING_CHUNK;
  event.payload.message = `A part of the app could not be loaded: ${event.payload.message}`;
  draft = collectDraft(document);
};

const onMissingPart = (event: Event) => {
  if (event instanceof CustomEvent && isMissingChunk(event.detail)) void recoverFromDeployment();
};

/** Starts to mark the failures of lazily loaded code, and to answer those of a toast or a dialog that is needed; once per page. */
export const watchMissingChunks = (): void => {
  window.addEventListener('vite:preloadError', onPreloadError);
  window.addEventListener(MISSING_PART_EVENT, onMissingPart);
};

/** The app's own script. Should others stand before it (a host's, or packages), they may keep their name from build to build. */
const readEntry = (page: Document): string | null =>
  [...page.querySelectorAll('script[type="module"][src]')].at(-1)?.getAttribute('src') ?? null;

/**
 * Loads the tab anew when its build was replaced on the server, with what was typed.
 * @returns whether a reload is under way
 */
export const recoverFromDeployment = async (): Promise<boolean> => {
  const entry = readEntry(document);
  if (entry === null) return false;
  return await renewReplacedBuild(entry, () => {
    if (draft) storeDraft(draft);
  });
};
