import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum around a chunk's data. */
const CHUNK_OVERHEAD_BYTES = 12;
const CHANNELS: Record<number, number> = { 2: 3, 6: 4 };

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(data.length + CHUNK_OVERHEAD_BYTES);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
};

function readChunks(png: Buffer) {
  let header = Buffer.alloc(0);
  const data: Buffer[] = [];
  for (let at = SIGNATURE_BYTES; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const content = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') header = Buffer.from(content);
    if (type === 'IDAT') data.push(content);
    at += length + CHUNK_OVERHEAD_BYTES;
  }
  return { header, rows: inflateSync(Buffer.concat(data)) };
}

/** The PNG specification's predictor of the same name (section 9.4). */
function paeth(left: number, up: number, upLeft: number) {
  const guess = left + up - upLeft;
  const [toLeft, toUp, toUpLeft] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - upLeft)];
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}

/** Undoes the row filters in place: filter bytes become « none », the rest the pixels themselves. */
function unfilter(rows: Buffer, stride: number, channels: number) {
  const line = stride + 1;
  const pixel = (at: number, isThere: boolean) => (isThere ? (rows[at] ?? 0) : 0);
  for (let start = 0; start < rows.length; start += line) {
    const filter = rows[start];
    for (let x = 0; filter !== 0 && x < stride; x += 1) {
      const at = start + 1 + x;
      const left = pixel(at - channels, x >= channels);
      const up = pixel(at - line, start > 0);
      const upLeft = pixel(at - line - channels, start > 0 && x >= channels);
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, upLeft)][filter ?? 0] ?? 0;
      rows[at] = (rows[at] ?? 0) + guess;
    }
    rows[start] = 0;
  }
}

/**
 * The same picture in fewer bytes: the browser packs its screenshots for speed. Flat colours and letters pack best without row
 * filters. Equal pictures stay equal byte for byte.
 */
export function shrinkPng(png: Buffer): Buffer {
  const { header, rows } = readChunks(png);
  const channels = CHANNELS[header[9] ?? 0];
  // Anything but what the browser makes: left as it is.
  if (!channels || header[8] !== 8) return png;
  unfilter(rows, header.readUInt32BE(0) * channels, channels);
  const packed = Buffer.concat([
    png.subarray(0, SIGNATURE_BYTES),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return packed.length < png.length ? packed : png;
}
