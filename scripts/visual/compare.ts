import type { Page } from 'playwright';
import { isSamePicture } from './png';

export interface Difference {
  /** How many pixels are not the same; all of them when the sizes differ. */
  pixels: number;
  /** The picture before, paled, with the changed pixels in red. */
  png: Buffer;
}

/**
 * What one and the same browser may draw otherwise from run to run: an icon's edge, by a shade, when its layer was rastered at
 * another moment. More pixels than this, or one that differs by more, is a change: a colour token moved by a single level shows in thousands.
 */
const NOISE = { levels: 12, pixels: 60 };

/**
 * Compares two pictures pixel by pixel. The browser that takes the pictures also reads them, so that no image library is needed.
 * @returns `null` when they are the same, noise aside
 */
export async function compare(page: Page, before: Buffer, after: Buffer): Promise<Difference | null> {
  if (isSamePicture(before, after)) return null;
  const { pixels, levels, data } = await page.evaluate(
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
      let most = 0;
      for (let at = 0; at < was.data.length; at += 4) {
        const channels = [0, 1, 2, 3].map((channel) => [was.data[at + channel], is.data[at + channel]] as const);
        const isSame = channels.every(([one, other]) => one === other);
        if (!isSame) changed += 1;
        for (const [one = 0, other = 0] of channels) most = Math.max(most, Math.abs(one - other));
        const grey = 255 - (255 - ((was.data[at] ?? 0) + (was.data[at + 1] ?? 0) + (was.data[at + 2] ?? 0)) / 3) / 5;
        seen.data.set(isSame ? [grey, grey, grey, 255] : [225, 0, 60, 255], at);
      }
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      canvas.getContext('2d')?.putImageData(seen, 0, 0);
      return {
        pixels: changed,
        levels: most,
        data: canvas.toDataURL('image/png').slice('data:image/png;base64,'.length),
      };
    },
    [before.toString('base64'), after.toString('base64')] as const,
  );
  const isNoise = pixels <= NOISE.pixels && levels <= NOISE.levels;
  return isNoise ? null : { pixels, png: Buffer.from(data, 'base64') };
}
