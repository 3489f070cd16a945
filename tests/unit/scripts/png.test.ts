import { crc32, deflateSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSamePicture, shrinkPng } from '../../../scripts/visual/png';

const WIDTH = 40;
const CHANNELS = 3;
const STRIDE = WIDTH * CHANNELS;

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};

/** Which of three neighbours comes nearest to the plane through them; the first of equals. */
const nearest = (left: number, up: number, upLeft: number) => {
  const distance = (value: number) => Math.abs(left + up - upLeft - value);
  return [left, up, upLeft].sort((a, b) => distance(a) - distance(b))[0] ?? 0;
};

/** Each row as itself (0), or as steps from the left (1), from above (2), from between both (3) or from the nearest (4). */
const encode = (pixels: Buffer, filters: readonly number[], level: number) => {
  const rows = Buffer.concat(
    filters.map((filter, y) => {
      const row = Buffer.alloc(STRIDE + 1, filter);
      for (let x = 0; x < STRIDE; x += 1) {
        const here = pixels[y * STRIDE + x] ?? 0;
        const left = x >= CHANNELS ? (pixels[y * STRIDE + x - CHANNELS] ?? 0) : 0;
        const up = y > 0 ? (pixels[(y - 1) * STRIDE + x] ?? 0) : 0;
        const upLeft = x >= CHANNELS && y > 0 ? (pixels[(y - 1) * STRIDE + x - CHANNELS] ?? 0) : 0;
        row[x + 1] = here - ([0, left, up, (left + up) >> 1, nearest(left, up, upLeft)][filter] ?? 0);
      }
      return row;
    }),
  );
  const header = Buffer.from([0, 0, 0, WIDTH, 0, 0, 0, filters.length, 8, 2, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const rowsOf = (png: Buffer) => {
  const at = png.indexOf('IDAT');
  return inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
};

const filters = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 4, maxLength: 12 });

describe('shrinkPng', () => {
  it('keeps every pixel, whatever the rows were filtered by', () => {
    fc.assert(
      fc.property(filters, fc.uint8Array({ minLength: STRIDE, maxLength: STRIDE }), (rows, row) => {
        const pixels = Buffer.concat(rows.map(() => Buffer.from(row)));
        // Level 0 packs nothing, so that the shrunk picture is the smaller one.
        const shrunk = shrinkPng(encode(pixels, rows, 0));
        expect(rowsOf(shrunk)).toEqual(
          rowsOf(
            encode(
              pixels,
              rows.map(() => 0),
              0,
            ),
          ),
        );
      }),
    );
  });

  it('never makes a picture larger', () => {
    const small = encode(Buffer.alloc(STRIDE), [0], 9);
    expect(shrinkPng(small).length).toBeLessThanOrEqual(small.length);
  });
});

describe('isSamePicture', () => {
  const picture = (height: number) => fc.uint8Array({ minLength: height * STRIDE, maxLength: height * STRIDE });
  const packed = filters.chain((rows) => fc.record({ rows: fc.constant(rows), pixels: picture(rows.length) }));
  const plain = (pixels: Buffer) => encode(pixels, Array(pixels.length / STRIDE).fill(0), 9);

  it('sees through the packing', () => {
    fc.assert(
      fc.property(packed, ({ rows, pixels }) => {
        expect(isSamePicture(plain(Buffer.from(pixels)), encode(Buffer.from(pixels), rows, 0))).toBe(true);
      }),
    );
  });

  it('sees a single pixel that is off by one', () => {
    fc.assert(
      fc.property(packed, fc.nat(), ({ rows, pixels }, at) => {
        const changed = Buffer.from(pixels);
        changed[at % changed.length] = (changed[at % changed.length] ?? 0) ^ 1;
        expect(isSamePicture(plain(Buffer.from(pixels)), encode(changed, rows, 0))).toBe(false);
      }),
    );
  });
});
