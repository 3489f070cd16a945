import type { Meta } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { type PageStory, page } from './page-story';

const meta = {
  title: 'Écrans/Hors connexion',
  tags: ['!autodocs'],
  ...page,
} satisfies Meta;

export default meta;

const TITLE = 'Vous êtes hors connexion';

let isOnline = true;

/** The network comes or goes, and the browser says so. */
const setNetwork = (isThere: boolean) => {
  isOnline = isThere;
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
};

export const Away: PageStory = {
  name: 'Réseau perdu pendant une saisie',
  parameters: { scenario: 'visiteur', path: '/contact' },
  beforeEach: () => {
    const word = spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    return () => {
      // The queries outlast a story, and would wait for the network in the next one.
      setNetwork(true);
      word.mockRestore();
    };
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /^Message/ });
    await userEvent.type(field, 'Bonjour');
    await expect(canvas.queryByText(TITLE)).toBeNull();

    setNetwork(false);
    const title = await canvas.findByText(TITLE);
    await expect(title).toBeVisible();
    await expect(title.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    // What one was about to do stays as it was.
    await expect(field).toHaveValue('Bonjour');
    await expect(field).toHaveFocus();

    setNetwork(true);
    await waitFor(() => expect(canvas.queryByText(TITLE)).toBeNull());
    setNetwork(false);
    await expect(await canvas.findByText(TITLE)).toBeVisible();
  },
};
