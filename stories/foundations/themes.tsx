import { chakra } from '@chakra-ui/react';
import { type BrandPalette, colorsOf, MODES } from '~/brands/modes';
import { purposeOf } from './color-uses';
import { colorTokens, modeNames } from './contrast';
import { Foundation, TokenTable } from './foundation';

const modules = import.meta.glob<BrandPalette>('../../src/brands/*/tokens.ts', { eager: true });
const brands = Object.entries(modules).map(([path, palette]) => ({ brand: path.split('/').at(-2) ?? '', palette }));

const Samples = chakra('ul', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' },
});

const Sample = chakra('li', {
  base: {
    padding: '4',
    borderRadius: 'lg',
    forcedColorAdjust: 'none',
    '& > div': { display: 'grid', gap: '2', padding: '4', border: '1px solid', borderRadius: 'lg', lineHeight: 'snug' },
    '& b': { justifySelf: 'start', padding: '4px 12px', borderRadius: 'md' },
    '& small': { fontSize: 'sm' },
  },
});

/** A slip on its paper, in every mode of every brand. */
export function LookSamples() {
  return (
    <Foundation>
      <Samples>
        {brands.flatMap(({ brand, palette }) =>
          MODES.map((mode) => {
            const colors = colorsOf(palette, mode);
            return (
              <Sample key={brand + mode} style={{ background: colors.bg }}>
                <div style={{ background: colors['bg.panel'], borderColor: colors.border, color: colors.fg }}>
                  <span>
                    {brand}, {modeNames[mode].toLowerCase()}
                  </span>
                  <small style={{ color: colors['fg.muted'] }}>Texte secondaire</small>
                  <b style={{ background: colors['accent.solid'], color: colors['accent.contrast'] }}>Participer</b>
                  <small style={{ color: colors['earned.fg'] }}>1€ gagné</small>
                </div>
              </Sample>
            );
          }),
        )}
      </Samples>
    </Foundation>
  );
}

const files = [
  ['tokens.ts', 'colors, dark, moreContrast, darkMoreContrast', 'les couleurs des quatre apparences'],
  ['tokens.ts', 'bodyFont, radii', 'la police et les coins'],
  ['fonts.css', '@font-face', 'la police, s’il faut la charger ; vide si l’appareil l’a'],
  ['mark.ts', 'mark', 'le logo, en trois tracés : corps, accent, pointillé'],
  ['name.ts', 'BRAND', 'le nom'],
  [
    'public/',
    'favicon.svg, manifest.webmanifest, icônes',
    'ce que voit le système ; icônes : npx tsx scripts/icons.ts',
  ],
];

/** What stands in the folder of a brand. */
export function BrandFileTable() {
  return (
    <TokenTable
      label="Fichiers d’une marque"
      columns={['Fichier', 'Donne', 'Pour']}
      rows={files.map((cells) => ({ key: cells.join(), cells }))}
    />
  );
}

/** Every colour that a brand must give, with those that the brands give by day. */
export function BrandColorTable() {
  const days = brands.map(({ brand, palette }) => ({ brand, colors: colorsOf(palette, 'light') }));
  return (
    <TokenTable
      label="Couleurs d’une marque"
      columns={['Jeton', 'Usage', ...brands.map(({ brand }) => brand)]}
      rows={colorTokens.map(({ path }) => ({
        key: path,
        cells: [path, purposeOf(path), ...days.map(({ brand, colors }) => <code key={brand}>{colors[path]}</code>)],
      }))}
    />
  );
}
