// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { LOAD_FAILURE } from '~/content/shared-texts';
import { toastStore } from '~/design-system/feedback/notify';
import { confirm } from '~/design-system/overlay/confirm';
import { ConfirmHost } from '~/design-system/overlay/confirm-host';

vi.mock('~/design-system/overlay/confirm-dialog', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const root = createRoot(document.createElement('div'));
afterEach(() => {
  root.render(null);
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
});

it('a question whose dialog could not be fetched is answered with no, and the failure is told', async () => {
  root.render(<ConfirmHost />);
  const answer = confirm({ message: 'Êtes-vous sûr de vouloir supprimer cette offre\u00A0?' });
  await expect(answer).resolves.toBe(false);
  expect(toastStore.read().map(({ message }) => message)).toEqual([LOAD_FAILURE]);
});
