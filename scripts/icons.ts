import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import type { BrandPalette } from '../src/brands/modes';
import { readBrand } from './build/brand';
import { toIco } from './build/to-ico';
import { chromiumLaunchOptions } from './chromium-launch-options';

/* `node scripts/with-chromium.mjs tsx scripts/icons.ts`: draws a brand's icons anew from its `favicon.svg`. */

const brand = readBrand();
const OWN = `src/brands/${brand}/public`;
const FOLDER = existsSync(OWN) ? OWN : 'public';
const LOGO = readFileSync(`${FOLDER}/favicon.svg`, 'utf8');
const { colors }: Pick<BrandPalette, 'colors'> = await import(`../src/brands/${brand}/tokens.ts`);

const onInk = LOGO.replaceAll(colors.fg.DEFAULT.value, colors.fg.onInk.value);

/** The logo on ink: a mask of the system may cut everything beyond four fifths of the width. */
const tile = (radius: number): string => {
  const logo = onInk.replace('<svg ', '<svg x="18" y="18" width="64" height="64" ');
  const ground = `<rect width="100" height="100" rx="${radius}" fill="${colors.bg.ink.value}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${ground}${logo}</svg>`;
};

const browser = await chromium.launch(chromiumLaunchOptions());
const page = await browser.newPage();

const draw = async (svg: string, size: number): Promise<Buffer> => {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}body>svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  return page.screenshot({ omitBackground: true });
};

const small = [];
for (const size of [16, 32, 48]) small.push({ size, png: await draw(LOGO, size) });
writeFileSync(`${FOLDER}/favicon.ico`, toIco(small));
for (const size of [192, 512]) writeFileSync(`${FOLDER}/icon-${size}.png`, await draw(tile(20), size));
writeFileSync(`${FOLDER}/icon-maskable-512.png`, await draw(tile(0), 512));
writeFileSync(`${FOLDER}/apple-touch-icon.png`, await draw(tile(0), 180));
// Ours has a drawing of its own: `public/partage.png` stays.
if (FOLDER === OWN) {
  const { BRAND }: { BRAND: string } = await import(`../src/brands/${brand}/name.ts`);
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.setContent(`<style>
    body{margin:0;height:630px;display:flex;align-items:center;justify-content:center;gap:48px}
    body{background:${colors.bg.ink.value};color:${colors.fg.onInk.value};font:700 120px sans-serif}
    svg{width:180px;height:180px}</style>${onInk}<span>${BRAND}</span>`);
  writeFileSync(`${FOLDER}/partage.png`, await page.screenshot());
}
await browser.close();
