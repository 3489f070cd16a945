import { inflateRawSync } from 'node:zlib';

const CENTRAL_ENTRY = 0x02014b50;
const DEFLATED = 8;

/** A file of a zip archive, as text: found by the directory at the archive's end. */
export const readEntry = (zip: Buffer, path: string): string => {
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(CENTRAL_ENTRY);
  for (let at = zip.indexOf(signature); at !== -1; at = zip.indexOf(signature, at + 1)) {
    const nameLength = zip.readUInt16LE(at + 28);
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) !== path) continue;
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    return (zip.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(bytes) : bytes).toString('utf8');
  }
  throw new Error(`The archive has no ${path}`);
};

const NUMBER_FORMATS = /<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g;
const STYLES = /<xf [^>]*numFmtId="(\d+)"/g;
const CELL = /<c r="([A-Z]+\d+)"([^>]*)>(?:<is><t[^>]*>|<v>)([^<]*)/g;

export interface SheetCell {
  type: 'text' | 'number';
  content: string;
  format: string | undefined;
}

/** The cells of the first sheet of an .xlsx file by their address, `B2`, read without the library that wrote them. */
export async function readSheet(file: Blob): Promise<Record<string, SheetCell>> {
  const zip = Buffer.from(await file.arrayBuffer());
  const styles = readEntry(zip, 'xl/styles.xml');
  const formats = new Map([...styles.matchAll(NUMBER_FORMATS)].map(([, id, code]) => [id, code]));
  const styleFormats = [...(styles.split('<cellXfs')[1] ?? '').matchAll(STYLES)].map(([, id]) => formats.get(id) ?? id);
  const cells = readEntry(zip, 'xl/worksheets/sheet1.xml').matchAll(CELL);
  return Object.fromEntries(
    [...cells].map(([, address = '', attributes = '', content = '']): [string, SheetCell] => {
      const style = / s="(\d+)"/.exec(attributes)?.[1];
      const type = attributes.includes('t="inlineStr"') ? 'text' : 'number';
      return [address, { type, content, format: style ? styleFormats[Number(style)] : undefined }];
    }),
  );
}
