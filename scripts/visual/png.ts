import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum around a chunk's data. */
const CHUNK_OVERHEAD_BYTES = 12;
/** The specification's row filters (section 9.2); the fifth is `paeth`. */
const [NONE, LEFT, UP, AVERAGE] = [0, 1, 2, 3];
const CHANNELS: Record<number, number> = { 2: 3, 6: 4 };

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(data.length + CHUNK_OVERHEAD_BYTES);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
};

/** The PNG specification's predictor of the same name (section 9.4). */
function paeth(left: number, up: number, upLeft: number) {
  const guess = left + up - upLeft;
  const [toLeft, toUp, toUpLeft] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - upLeft)];
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}

/** Undoes one row's filter in place: to each byte comes what its neighbours made of it. */
function unfilterRow(filter: number, row: Buffer, above: Buffer, channels: number) {
  // The browser's usual filter has a loop to itself: it is what a comparison spends its time on.
  if (filter === UP) for (let x = 0; x < row.length; x += 1) row[x] = (row[x] ?? 0) + (above[x] ?? 0);
  else if (filter !== NONE) {
    for (let x = 0; x < row.length; x += 1) {
      const left = x < channels ? 0 : (row[x - channels] ?? 0);
      const upLeft = x < channels ? 0 : (above[x - channels] ?? 0);
      const up = above[x] ?? 0;
      const guess = filter === LEFT ? left : filter === AVERAGE ? (left + up) >> 1 : paeth(left, up, upLeft);
      row[x] = (row[x] ?? 0) + guess;
    }
  }
}

/** Undoes the row filters in place: filter bytes become « none », the rest the pixels themselves. */
function unfilter(rows: Buffer, stride: number, channels: number) {
  let above: Buffer = Buffer.alloc(stride);
  for (let start = 0; start < rows.length; start += stride + 1) {
    const row = rows.subarray(start + 1, start + 1 + stride);
    unfilterRow(rows[start] ?? NONE, row, above, channels);
    rows[start] = NONE;
    above = row;
  }
}

function readPng(png: Buffer) {
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
  const rows = inflateSync(Buffer.concat(data));
  const channels = CHANNELS[header[9] ?? 0];
  // Anything but what the browser makes is left as it is.
  if (!channels || header[8] !== 8) return null;
  unfilter(rows, header.readUInt32BE(0) * channels, channels);
  return { header, rows };
}

/** Whether two pictures are the same, however each is packed: cheaper than packing one as the other. */
export function isSamePicture(one: Buffer, other: Buffer): boolean {
  if (one.equals(other)) return true;
  const [left, right] = [readPng(one), readPng(other)];
  return left !== null && right !== null && left.header.equals(right.header) && left.rows.equals(right.rows);
}

/**
 * The same picture in fewer bytes: the browser packs its screenshots for speed. Flat colours and letters pack best without row
 * filters. Equal pictures stay equal byte for byte.
 */
export function shrinkPng(png: Buffer): Buffer {
  const picture = readPng(png);
  if (!picture) return png;
  const { header, rows } = picture;
  const packed = Buffer.concat([
    png.subarray(0, SIGNATURE_BYTES),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return packed.length < png.length ? packed : png;
}
