import { scrypt } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from '../../mock-server/host/node-environment';

vi.mock('node:crypto', { spy: true });

/** What a verification costs: how often a key is derived, of what size and with which parameters. */
const workOf = async (verification: () => Promise<boolean>) => {
  vi.mocked(scrypt).mockClear();
  const isRight = await verification();
  const work = vi
    .mocked(scrypt)
    .mock.calls.map(([, salt, bytes, options]) => ({ salt: Buffer.byteLength(salt), bytes, options }));
  return { isRight, work };
};

test('an unknown account costs as much as a wrong password, and no password opens it', async () => {
  const hash = await hashPassword('motdepasse-user');
  const wrong = await workOf(() => verifyPassword('faux', hash));
  expect(wrong).toMatchObject({ isRight: false, work: [{}] });
  expect(await workOf(() => verifyPassword('faux', undefined))).toEqual(wrong);
  expect(await verifyPassword('', undefined)).toBe(false);
  expect(await verifyPassword('motdepasse-user', hash)).toBe(true);
});
