import { crc32, deflateSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shrinkPng } from '../../../scripts/visual/shrink-png';

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

/** Each row as itself (0), as steps from the left (1) or as steps from above (2). */
const encode = (pixels: Buffer, filters: readonly number[], level: number) => {
  const rows = Buffer.concat(
    filters.map((filter, y) => {
      const row = Buffer.alloc(STRIDE + 1, filter);
      for (let x = 0; x < STRIDE; x += 1) {
        const here = pixels[y * STRIDE + x] ?? 0;
        const left = x >= CHANNELS ? (pixels[y * STRIDE + x - CHANNELS] ?? 0) : 0;
        const up = y > 0 ? (pixels[(y - 1) * STRIDE + x] ?? 0) : 0;
        row[x + 1] = here - ([0, left, up][filter] ?? 0);
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

describe('shrinkPng', () => {
  it('keeps every pixel, whatever the rows were filtered by', () => {
    const filters = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 4, maxLength: 12 });
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
