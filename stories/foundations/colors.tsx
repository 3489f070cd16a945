import { chakra } from '@chakra-ui/react';
import { MODES } from '~/brands/modes';
import { purposeOf } from './color-uses';
import { colorTokens, colorValue, contrastRatio, modeNames, requiredRatio } from './contrast';
import { contrastPairs } from './contrast-pairs';
import { TokenTable } from './foundation';

const Swatch = chakra('span', {
  base: {
    display: 'grid',
    gap: '1',
    minWidth: '88px',
    '& i': { height: '40px', border: 'hairline', borderRadius: 'md', forcedColorAdjust: 'none' },
    '& code': { color: 'fg.muted', fontSize: 'xs' },
  },
});

const Use = chakra('span', { base: { display: 'block', color: 'fg.muted', fontWeight: 'normal' } });

const modeColumns = MODES.map((mode) => modeNames[mode]);

/** Every colour token with its value in each mode, side by side, and what it is for, from `color-uses.ts`. */
export function ColorSwatches() {
  const rows = colorTokens.map(({ path }) => ({
    key: path,
    cells: [
      <span key="name">
        {path}
        <Use>{purposeOf(path)}</Use>
      </span>,
      ...MODES.map((mode) => (
        <Swatch key={mode}>
          <i style={{ background: colorValue(path, mode) }} />
          <code>{colorValue(path, mode)}</code>
        </Swatch>
      )),
    ],
  }));
  return <TokenTable label="Couleurs" columns={['Jeton', ...modeColumns]} rows={rows} />;
}

const ratioFormat = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const Sample = chakra('span', {
  base: {
    display: 'inline-block',
    minWidth: '96px',
    padding: '4px 12px',
    border: 'hairline',
    borderRadius: 'sm',
    fontWeight: 'medium',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    forcedColorAdjust: 'none',
  },
});

/** Every pair that meets on a screen, its ratio in each mode computed here and now from the two tokens. */
export function ContrastTable() {
  const rows = contrastPairs.map(({ foreground, background, min }) => ({
    key: `${foreground} ${background} ${min}`,
    cells: [
      `${foreground} sur ${background}`,
      min >= 4.5 ? 'texte' : 'interface',
      ...MODES.map((mode) => {
        const [front, back] = [colorValue(foreground, mode), colorValue(background, mode)];
        const ratio = contrastRatio(front, back);
        const isMet = ratio >= requiredRatio(min, mode);
        return (
          <Sample key={mode} style={{ color: front, background: back }}>
            {isMet ? ratioFormat.format(ratio) : `MANQUÉ : ${ratioFormat.format(ratio)}`}
          </Sample>
        );
      }),
    ],
  }));
  return <TokenTable label="Contrastes" columns={['Paire', 'Pour', ...modeColumns]} rows={rows} />;
}
