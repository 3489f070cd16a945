import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/** Every file of a folder, deep. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const encodings = {
  br: (bytes: Buffer) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes a `.br` and a `.gz` beside each file that becomes smaller by it, for a server that sends them as they are.
 * @returns how many files were compressed, and their bytes before and after
 */
export const precompress = (folder: string) => {
  const sums = { files: 0, raw: 0, br: 0, gz: 0 };
  for (const path of listFiles(folder).filter((file) => COMPRESSIBLE.test(file))) {
    const bytes = readFileSync(path);
    sums.files += 1;
    sums.raw += bytes.length;
    for (const [extension, compress] of [['br', encodings.br] as const, ['gz', encodings.gz] as const]) {
      const compressed = compress(bytes);
      const isSmaller = compressed.length < bytes.length;
      if (isSmaller) writeFileSync(`${path}.${extension}`, compressed);
      sums[extension] += isSmaller ? compressed.length : bytes.length;
    }
  }
  return sums;
};
