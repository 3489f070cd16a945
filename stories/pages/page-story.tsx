import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { App } from '~/app/app';
// Loaded beforehand: the silent synchronisation then starts with the page, and `afterEach` can wait for it.
import '~/features/admin/network/sync-silently';
import { styleCache } from '../style-cache';
import { type OpenPage, openPage, type PageParameters } from './open-page';
import { expectEveryToast } from './steps';

/** A story of a whole screen. */
export type PageStory = Omit<StoryObj, 'parameters'> & {
  parameters: PageParameters & Record<string, unknown>;
};

const openPages = new Map<string, OpenPage & { key: number }>();
let lastKey = 0;

/**
 * Spread it into the meta of a file of page stories:
 *
 * ```tsx
 * const meta = {
 *   title: 'Écrans/Espace personnel/Tableau de bord',
 *   tags: ['!autodocs', 'ecran:/dashboard'],
 *   ...page,
 * } satisfies Meta;
 * export default meta;
 *
 * export const Vide: PageStory = {
 *   name: 'Vide',
 *   tags: ['etat:vide'],
 *   parameters: { scenario: 'rien-du-tout', path: '/dashboard' },
 *   play: async ({ canvas }) => {
 *     await canvas.findByText('Aucune participation pour le moment.');
 *   },
 * };
 * ```
 *
 * The two tags put the story into its cell of the state matrix (`stories/state-matrix.ts`). They and `!autodocs` must
 * be written out in the file: Storybook reads them without running it. The tag `console-attendue` marks a story that
 * writes to the console (an unreadable answer): `npm run visual` treats any other console error as a failure.
 */
export const page = {
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ id, parameters: { scenario, path } }) => {
    const opened = openPage({ scenario, path });
    lastKey += 1;
    openPages.set(id, { ...opened, key: lastKey });
    return () => {
      opened.close();
      openPages.delete(id);
    };
  },
  // The silent synchronisation may still refresh a list, and the toaster's code may still load.
  afterEach: async ({ id }) => {
    await waitFor(() => expect(openPages.get(id)?.isQuiet()).toBe(true));
    await expectEveryToast();
  },
  // A new key for each opening: « Remount » starts a new app, not the old tree with another router.
  render: (_args, { id }) => {
    const opened = openPages.get(id);
    return opened ? <App key={opened.key} app={opened.app} styleCache={styleCache} /> : <div />;
  },
} satisfies Meta;
