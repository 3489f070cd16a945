import type { IncomingMessage } from 'node:http';
import { MAX_BODY_BYTES } from '~/api/contract/scalars';
import type { BackendRequest } from '../backend/request';

/** Beyond this the connection is cut. */
const MAX_DRAINED_BYTES = 32 * MAX_BODY_BYTES;

/** Reads no further than the contract allows. */
export async function readBody(request: IncomingMessage): Promise<BackendRequest['body']> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request) {
    if (!Buffer.isBuffer(piece)) continue;
    bytes += piece.length;
    if (bytes <= MAX_BODY_BYTES) pieces.push(piece);
    if (bytes > MAX_DRAINED_BYTES) request.destroy();
  }
  if (bytes > MAX_BODY_BYTES) return 'too-large';
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces)) };
  } catch {
    return 'not-utf-8';
  }
}
