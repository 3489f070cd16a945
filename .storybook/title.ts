import { BRAND } from '../src/brands/missio/name.ts';

/** What the workbench is called, in its sidebar and among a browser's tabs. */
export const STORYBOOK_TITLE = `${BRAND} · Système de design`;
