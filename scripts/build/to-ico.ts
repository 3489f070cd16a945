interface Picture {
  /** Of both sides, in pixels. */
  size: number;
  png: Buffer;
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const ICON = 1;

/** Packs PNG pictures of several sizes into one `.ico`. */
export const toIco = (pictures: readonly Picture[]): Buffer => {
  const table = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length);
  table.writeUInt16LE(ICON, 2);
  table.writeUInt16LE(pictures.length, 4);
  let offset = table.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    table.writeUInt8(size, entry);
    table.writeUInt8(size, entry + 1);
    table.writeUInt16LE(1, entry + 4);
    table.writeUInt16LE(32, entry + 6);
    table.writeUInt32LE(png.length, entry + 8);
    table.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([table, ...pictures.map(({ png }) => png)]);
};
