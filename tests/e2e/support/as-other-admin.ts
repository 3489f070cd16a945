import { expect, request } from '@playwright/test';
import { adminAccount, openSession } from './accounts';
import { MOCK_URL } from './mock';

/** What another administrator does meanwhile. */
export const asOtherAdmin = async (method: 'POST' | 'PUT' | 'DELETE', path: string, data?: object) => {
  const { access_token } = await openSession(adminAccount);
  const context = await request.newContext({ extraHTTPHeaders: { Authorization: `Bearer ${access_token}` } });
  const response = await context.fetch(`${MOCK_URL}${path}`, { method, ...(data ? { data } : {}) });
  expect(response.ok()).toBe(true);
  const answer: unknown = await response.json();
  await context.dispose();
  return answer;
};
