import * as v from 'valibot';
import type { ContractClient } from './contract-client';
import type { CreatedOffer } from './created-records';

const Row = v.looseObject({ id: v.union([v.number(), v.string()]) });
const Page = v.union([v.array(v.unknown()), v.looseObject({ data: v.array(v.unknown()) })]);
const LastPage = v.looseObject({ last_page: v.number() });

/** The most pages to read when the backend's search finds nothing. */
const MAX_PAGES = 20;

/**
 * The ids of the administrator's offers that hold `mark`, by the backend's own search or page by page.
 * @returns `null` when no list can be read
 */
export async function findOffers(client: ContractClient, token: string, mark: string): Promise<string[] | null> {
  const read = async (query: Record<string, string>) => {
    const { body } = await client.send('adminListOffers', { token, query });
    const page = v.safeParse(Page, body);
    if (!page.success) return null;
    const rows = Array.isArray(page.output) ? page.output : page.output.data;
    const ids = rows.flatMap((row) => {
      const known = v.safeParse(Row, row);
      return known.success && JSON.stringify(known.output).includes(mark) ? [String(known.output.id)] : [];
    });
    return { ids, lastPage: v.is(LastPage, body) ? body.last_page : 1 };
  };
  const found = await read({ search: mark });
  if (found === null || found.ids.length > 0) return found?.ids ?? null;
  for (let page = 1, last = 1; page <= Math.min(last, MAX_PAGES); page += 1) {
    const next = await read({ page: String(page) });
    if (next === null || next.ids.length > 0) return next?.ids ?? null;
    last = next.lastPage;
  }
  return [];
}

/** Deletes offers, whatever the backend answers; those that it keeps stay in `client.made`. */
const remove = async (client: ContractClient, token: string, offers: readonly CreatedOffer[]): Promise<void> => {
  for (const offer of offers) {
    const { id, mark } = offer;
    const ids = id !== null ? [id] : mark !== null ? await findOffers(client, token, mark) : [];
    if (ids === null) continue;
    let isGone = true;
    for (const found of ids) isGone = (await client.deleteOffer(token, found)) && isGone;
    if (isGone) client.made.offersAreGone((other) => other === offer);
  }
};

/** Deletes the offer with this title. Ignores errors, to keep the check's own; the end of the run tries again. */
export const removeOffer = (client: ContractClient, token: string, title: string): Promise<void> =>
  remove(
    client,
    token,
    client.made.offers.filter(({ mark }) => mark !== null && title.includes(mark)),
  ).catch(() => undefined);

/**
 * Deletes every offer that the run created and closes its sessions.
 * @param token of the administrator who created the offers
 * @returns the offers that the backend keeps
 */
export async function removeCreatedRecords(client: ContractClient, token: string): Promise<string[]> {
  await remove(client, token, client.made.offers).catch(() => undefined);
  for (const session of client.made.tokens) await client.send('logout', { token: session }).catch(() => undefined);
  return client.made.offers.map(({ id, mark }) => (id === null ? `an offer « ${mark} »` : `offer ${id}`));
}
