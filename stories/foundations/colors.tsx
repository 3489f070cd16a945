import { chakra } from '@chakra-ui/react';
import { purposeOf } from './color-uses';
import { colorTokens, colorValue, contrastRatio } from './contrast';
import { contrastPairs } from './contrast-pairs';
import { Foundation, TokenTable } from './foundation';

const Grid = chakra('ul', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))' },
});

const Swatch = chakra('li', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '1',
    lineHeight: 'snug',
    '& i': { height: '56px', border: 'hairline', borderRadius: 'md', forcedColorAdjust: 'none' },
    '& b': { fontWeight: 'bold' },
    '& code': { color: 'fg.muted', fontSize: 'xs' },
    '& span': { color: 'fg.muted', fontSize: 'sm' },
  },
});

/** Every colour token with its value, as `tokens.ts` states it, and what it is for, from `color-uses.ts`. */
export function ColorSwatches() {
  return (
    <Foundation>
      <Grid>
        {colorTokens.map(({ path, value }) => (
          <Swatch key={path}>
            <i style={{ background: value }} />
            <b>{path}</b>
            <code>{value}</code>
            <span>{purposeOf(path)}</span>
          </Swatch>
        ))}
      </Grid>
    </Foundation>
  );
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
    forcedColorAdjust: 'none',
  },
});

/** Every pair that meets on a screen, its ratio computed here and now from the two tokens. */
export function ContrastTable() {
  const rows = contrastPairs.map(({ foreground, background, min }) => {
    const [front, back] = [colorValue(foreground), colorValue(background)];
    const ratio = contrastRatio(front, back);
    return {
      key: `${foreground} ${background} ${min}`,
      cells: [
        `${foreground} sur ${background}`,
        <Sample key="sample" style={{ color: front, background: back }}>
          {min >= 4.5 ? 'Missio 1€' : '●'}
        </Sample>,
        `${ratioFormat.format(ratio)} : 1`,
        `${ratioFormat.format(min)} : 1, ${min >= 4.5 ? 'texte' : 'interface'}`,
        ratio >= min ? 'Tenu' : 'MANQUÉ',
      ],
    };
  });
  return <TokenTable label="Contrastes" columns={['Paire', 'Exemple', 'Rapport', 'Exigé', 'Verdict']} rows={rows} />;
}
