import type { Page } from 'playwright';

export interface Difference {
  /** How many pixels are not the same; all of them when the sizes differ. */
  pixels: number;
  /** The picture before, paled, with the changed pixels in red. */
  png: Buffer;
}

/**
 * Compares two pictures pixel by pixel, without tolerance. The browser that takes the pictures also reads them, so that no
 * image library is needed.
 */
export async function compare(page: Page, before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null;
  const { pixels, data } = await page.evaluate(
    async ([first, second]) => {
      const read = async (base64: string) => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
        return bitmap;
      };
      const [left, right] = [await read(first), await read(second)];
      const [width, height] = [Math.max(left.width, right.width), Math.max(left.height, right.height)];
      const draw = (bitmap: ImageBitmap) => {
        const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('No canvas');
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, width, height);
      };
      const [was, is] = [draw(left), draw(right)];
      const seen = new ImageData(width, height);
      let changed = 0;
      for (let at = 0; at < was.data.length; at += 4) {
        const channels = [0, 1, 2, 3].map((channel) => [was.data[at + channel], is.data[at + channel]] as const);
        const isSame = channels.every(([one, other]) => one === other);
        if (!isSame) changed += 1;
        const grey = 255 - (255 - ((was.data[at] ?? 0) + (was.data[at + 1] ?? 0) + (was.data[at + 2] ?? 0)) / 3) / 5;
        seen.data.set(isSame ? [grey, grey, grey, 255] : [225, 0, 60, 255], at);
      }
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      canvas.getContext('2d')?.putImageData(seen, 0, 0);
      return { pixels: changed, data: canvas.toDataURL('image/png').slice('data:image/png;base64,'.length) };
    },
    [before.toString('base64'), after.toString('base64')] as const,
  );
  // The same picture in other bytes.
  return pixels === 0 ? null : { pixels, png: Buffer.from(data, 'base64') };
}
