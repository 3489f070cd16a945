import { createStyleCache } from '~/design-system/design-system-provider';

/** Emotion's cache of all stories, as the app's. */
export const styleCache = createStyleCache();
