import type { APIRequestContext } from '@playwright/test';
import * as v from 'valibot';
import { MOCK_URL } from './mock';

const Offers = v.object({ data: v.array(v.object({ id: v.number(), title: v.string() })) });

/** Takes part in the newest French offer through the API. @returns the offer */
export const takePartByApi = async (request: APIRequestContext, { access_token }: { access_token: string }) => {
  const headers = { Authorization: `Bearer ${access_token}`, 'X-Country': 'FR' };
  const offers = await request.get(`${MOCK_URL}/api/offers?page=1`, { headers });
  const offer = v.parse(Offers, await offers.json()).data.at(0);
  if (!offer) throw new Error('There is no offer');
  const applied = await request.post(`${MOCK_URL}/api/offers/${offer.id}/apply`, { headers });
  if (!applied.ok()) throw new Error(`Taking part: ${applied.status()}`);
  return offer;
};
