import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { toIco } from './build/to-ico';
import { chromiumLaunchOptions } from './chromium-launch-options';

/* `node scripts/with-chromium.mjs tsx scripts/icons.ts`: draws the icons of `public/` anew from `favicon.svg`. */

const LOGO = readFileSync('public/favicon.svg', 'utf8');
const INK = '#101B3B';

/** The logo on ink: a mask of the system may cut everything beyond four fifths of the width. */
const tile = (radius: number): string => {
  const logo = LOGO.replaceAll('#16213F', '#FFFFFF').replace('<svg ', '<svg x="18" y="18" width="64" height="64" ');
  const ground = `<rect width="100" height="100" rx="${radius}" fill="${INK}"/>`;
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
writeFileSync('public/favicon.ico', toIco(small));
for (const size of [192, 512]) writeFileSync(`public/icon-${size}.png`, await draw(tile(20), size));
writeFileSync('public/icon-maskable-512.png', await draw(tile(0), 512));
await browser.close();
