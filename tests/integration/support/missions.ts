import { vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';

export const takePart = page.getByRole('button', { name: 'Participer à cette offre' });
export const goOn = page.getByRole('button', { name: 'Continuer la mission' });
export const taken = page.getByText('Vous participez à cette offre');

/** What leads to a mission in the list. */
export const details = page.getByRole('link', { name: /^Voir les détails/ });

/** Where the app reads the mission to which this link leads. */
export const missionPath = (link: Locator): string =>
  `/api${new URL(link.element().getAttribute('href') ?? '', window.location.href).pathname}`;

/** From now on the browser blocks no tab; where they lead is still in `app.opened`. */
export const letTabsOpen = (): void => {
  const open = vi.spyOn(window, 'open');
  const record = open.getMockImplementation();
  // In place of the tab: its opener is set, and nothing else asked of it.
  open.mockImplementation((...address) => {
    record?.(...address);
    return window;
  });
};
