import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const encodings = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes a `.br` and a `.gz` beside each file that gets smaller. @returns number of files, bytes before and after */
export const precompress = async (folder: string) => {
  const sums = { files: 0, raw: 0, br: 0, gz: 0 };
  const compressFile = async (path: string) => {
    const bytes = readFileSync(path);
    sums.files += 1;
    sums.raw += bytes.length;
    for (const [extension, compress] of [['br', encodings.br] as const, ['gz', encodings.gz] as const]) {
      const compressed = await compress(bytes);
      const isSmaller = compressed.length < bytes.length;
      if (isSmaller) writeFileSync(`${path}.${extension}`, compressed);
      sums[extension] += isSmaller ? compressed.length : bytes.length;
    }
  };
  await Promise.all(
    listFiles(folder)
      .filter((file) => COMPRESSIBLE.test(file))
      .map(compressFile),
  );
  return sums;
};
