import type { Page } from '@playwright/test';

export const SETTINGS = '/api/admin/daisycon/settings';
export const SYNC = '/api/admin/daisycon/sync';

export const syncCard = (page: Page) => page.getByRole('region', { name: 'Synchronisation' });
