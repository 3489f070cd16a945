import { createHash, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import type { Environment } from '../backend/environment';

const COST = 16_384;
const BLOCK_SIZE = 8;
const PARALLELISM = 1;
const KEY_BYTES = 32;

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const key = await derive(password, salt, { N: COST, r: BLOCK_SIZE, p: PARALLELISM });
  return ['scrypt', COST, BLOCK_SIZE, PARALLELISM, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
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

/** What the rules need, as Node has it. */
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
