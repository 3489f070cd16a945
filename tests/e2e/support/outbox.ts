import { expect, request } from '@playwright/test';
import * as v from 'valibot';
import { MOCK_URL } from './mock';

const Outbox = v.object({ data: v.array(v.object({ to: v.string(), url: v.nullish(v.string()) })) });

const linksTo = async (address: string, mockUrl: string): Promise<string[]> => {
  const context = await request.newContext({ baseURL: mockUrl });
  const { data } = v.parse(Outbox, await (await context.get('/__mock/outbox')).json());
  await context.dispose();
  return data.flatMap(({ to, url }) => (to === address && url ? [url] : []));
};

/** The path of the link in the newest mail to this address: the app's own origin is the test's affair. */
export const linkMailedTo = async (address: string, mockUrl = MOCK_URL): Promise<string> => {
  await expect.poll(() => linksTo(address, mockUrl)).not.toHaveLength(0);
  const [link = ''] = await linksTo(address, mockUrl);
  const { pathname, search } = new URL(link);
  return pathname + search;
};
