import { createHash, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import type { Environment } from '../backend/environment';

/** A sixteenth of the usual: the accounts are invented, and the tests sign in a thousand times. */
const COST = 1024;
const BLOCK_SIZE = 8;
const PARALLELISM = 1;
const KEY_BYTES = 32;

const SALT_BYTES = 16;

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
const hashText = (salt: Buffer, key: Buffer): string =>
  ['scrypt', COST, BLOCK_SIZE, PARALLELISM, salt.toString('base64url'), key.toString('base64url')].join('$');

/** For unknown accounts: as much work as a real hash, and no password has a key of zeros. */
const hashOfNobody = hashText(Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));

export async function hashPassword(password: string, salt: Buffer = randomBytes(SALT_BYTES)): Promise<string> {
  return hashText(salt, await derive(password, salt, { N: COST, r: BLOCK_SIZE, p: PARALLELISM }));
}

/** `false` without a hash, after the same time. */
export async function verifyPassword(password: string, hash: string = hashOfNobody): Promise<boolean> {
  const [scheme, cost, blockSize, parallelism, salt = '', key = ''] = hash.split('$');
  const expected = Buffer.from(key, 'base64url');
  if (scheme !== 'scrypt' || expected.length !== KEY_BYTES) return false;
  const options = { N: Number(cost), r: Number(blockSize), p: Number(parallelism) };
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), options), expected);
}

const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });

export const nodeEnvironment = (
  options: Pick<Environment, 'appUrl' | 'limitsLogins' | 'onMail' | 'networkSeed'>,
): Environment => ({
  ...options,
  now: () => new Date(),
  newToken: () => randomBytes(32).toString('base64url'),
  hashToken: async (token) => createHash('sha256').update(token).digest('base64url'),
  hashPassword: (password) => hashPassword(password),
  verifyPassword,
});
