import { chakra } from '@chakra-ui/react';
import { WIDE } from '~/design-system/layout/media';
import {
  borders,
  breakpoints,
  colors,
  durations,
  easings,
  fontSizes,
  fontWeights,
  letterSpacings,
  lineHeights,
  radii,
  shadows,
  sizes,
  spacing,
  zIndex,
} from '~/design-system/tokens';
import { Foundation, TokenTable } from './foundation';

type Scale = { readonly [name: string]: { readonly value: string | number } | Scale };

const isToken = (node: Scale[string]): node is { readonly value: string | number } => 'value' in node;

/** A scale's tokens in a flat list: `control.md` for a nested one. */
const flatten = (scale: Scale, prefix = ''): { name: string; value: string }[] =>
  Object.entries(scale).flatMap(([name, node]) => {
    const path = prefix ? `${prefix}.${name}` : name;
    return isToken(node) ? [{ name: path, value: String(node.value) }] : flatten(node, path);
  });

const Bar = chakra('i', { base: { display: 'block', height: '16px', maxWidth: '100%', background: 'accent.solid' } });

const Box = chakra('i', { base: { display: 'block', width: '96px', height: '56px', background: 'bg.panel' } });

const SENTENCE = 'Chaque mission accomplie vous rapporte 1€.';

const Specimen = chakra('span', { base: { display: 'block', color: 'fg' } });

/** Sizes of text, from the smallest to the hero's. */
export function FontSizes() {
  const rows = flatten(fontSizes).map(({ name, value }) => ({
    key: name,
    cells: [
      name,
      value,
      <Specimen key="s" style={{ fontSize: value, lineHeight: 1.3 }}>
        {SENTENCE}
      </Specimen>,
    ],
  }));
  return <TokenTable label="Tailles" columns={['Jeton', 'Valeur', 'Exemple']} rows={rows} />;
}

/** The three weights. */
export function FontWeights() {
  const rows = flatten(fontWeights).map(({ name, value }) => ({
    key: name,
    cells: [
      name,
      value,
      <Specimen key="s" style={{ fontWeight: value }}>
        {SENTENCE}
      </Specimen>,
    ],
  }));
  return <TokenTable label="Graisses" columns={['Jeton', 'Valeur', 'Exemple']} rows={rows} />;
}

/** Line heights and letter spacings. */
export function TextRhythm() {
  const rows = [
    ...flatten(lineHeights).map(({ name, value }) => ({
      kind: 'Interligne',
      name,
      value,
      style: { lineHeight: value },
    })),
    ...flatten(letterSpacings).map(({ name, value }) => ({
      kind: 'Approche',
      name,
      value,
      style: { letterSpacing: value },
    })),
  ].map(({ kind, name, value, style }) => ({
    key: kind + name,
    cells: [
      `${kind} ${name}`,
      value,
      <Specimen key="s" style={{ maxWidth: 320, ...style }}>
        {SENTENCE} {SENTENCE}
      </Specimen>,
    ],
  }));
  return <TokenTable label="Rythme du texte" columns={['Jeton', 'Valeur', 'Exemple']} rows={rows} />;
}

/** The spaces that components and pages are made of. */
export function Spaces() {
  const rows = flatten(spacing)
    .sort((a, b) => Number.parseInt(a.value, 10) - Number.parseInt(b.value, 10))
    .map(({ name, value }) => ({
      key: name,
      cells: [name, value, <Bar key="bar" style={{ width: value }} />],
    }));
  return <TokenTable label="Espacements" columns={['Jeton', 'Valeur', 'Exemple']} rows={rows} />;
}

/** Heights of controls and rows, widths of containers. */
export function Sizes() {
  const rows = flatten(sizes).map(({ name, value }) => ({
    key: name,
    cells: [name, value, <Bar key="bar" style={{ width: value }} />],
  }));
  return <TokenTable label="Dimensions" columns={['Jeton', 'Valeur', 'Exemple']} rows={rows} />;
}

const [, wide = ''] = /\(min-width: ([\d.]+rem)\)/.exec(WIDE) ?? [];

/** The widths at which layouts change: the tokens, and the one that is a media query of its own. */
export function Breakpoints() {
  const rows = Object.entries({ ...breakpoints, WIDE: wide })
    .sort(([, a], [, b]) => Number.parseFloat(a) - Number.parseFloat(b))
    .map(([name, value]) => ({
      key: name,
      cells: [name, value, `${Number.parseFloat(value) * 16} px à la taille de texte usuelle`],
    }));
  return <TokenTable label="Points de rupture" columns={['Nom', 'À partir de', 'En pixels']} rows={rows} />;
}

/** The stacking order. */
export function Layers() {
  const rows = flatten(zIndex).map(({ name, value }) => ({ key: name, cells: [name, value] }));
  return <TokenTable label="Plans" columns={['Jeton', 'Valeur']} rows={rows} />;
}

/** Corners. */
export function Radii() {
  const rows = flatten(radii).map(({ name, value }) => ({
    key: name,
    cells: [
      name,
      value,
      <Box key="box" style={{ borderRadius: value, border: `1px solid ${colors.border.strong.value}` }} />,
    ],
  }));
  return <TokenTable label="Rayons" columns={['Jeton', 'Valeur', 'Exemple']} rows={rows} />;
}

const BorderSample = chakra('i', {
  base: { display: 'block', width: '160px' },
  variants: {
    line: {
      hairline: { borderTop: 'hairline' },
      control: { borderTop: 'control' },
      stub: { borderTop: 'stub' },
    },
  },
});

const isLine = (name: string): name is keyof typeof borders => Object.hasOwn(borders, name);

/** Lines: the hairline, the edge of controls, and the stub's dashes. */
export function Borders() {
  const rows = flatten(borders).map(({ name, value }) => ({
    key: name,
    cells: [name, value, isLine(name) ? <BorderSample key="line" line={name} /> : null],
  }));
  return <TokenTable label="Filets" columns={['Jeton', 'Valeur', 'Exemple']} rows={rows} />;
}

const ShadowGround = chakra('ul', {
  base: {
    display: 'grid',
    gap: '8',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    padding: '8',
    background: 'bg',
    borderRadius: 'lg',
  },
});

const ShadowCard = chakra('li', {
  base: {
    display: 'grid',
    gap: '1',
    padding: '6',
    background: 'bg.panel',
    borderRadius: 'lg',
    '& code': { color: 'fg.muted', fontSize: 'xs', overflowWrap: 'anywhere' },
  },
});

/** The only three things that float. */
export function Shadows() {
  return (
    <Foundation>
      <ShadowGround>
        {flatten(shadows).map(({ name, value }) => (
          <ShadowCard key={name} style={{ boxShadow: value }}>
            <b>{name}</b>
            <code>{value}</code>
          </ShadowCard>
        ))}
      </ShadowGround>
    </Foundation>
  );
}

const Mover = chakra('button', {
  base: {
    width: '100%',
    maxWidth: '280px',
    padding: '2',
    background: 'bg.muted',
    borderRadius: 'md',
    cursor: 'pointer',
    textAlign: 'left',
    '& i': { display: 'block', width: '24px', height: '24px', background: 'accent.solid', borderRadius: 'sm' },
    '&:hover i, &:focus-visible i': { transform: 'translateX(200px)' },
  },
});

/** Durations and the curve: point at a row, or focus it, to see it move. */
export function Motions() {
  const curve = easings.out.value;
  const rows = flatten(durations).map(({ name, value }) => ({
    key: name,
    cells: [
      name,
      value,
      <Mover key="mover" type="button" aria-label={`Montrer la durée ${name}`}>
        <i style={{ transition: `transform ${value} ${curve}` }} />
      </Mover>,
    ],
  }));
  return (
    <>
      <TokenTable label="Durées" columns={['Jeton', 'Valeur', 'Exemple (survol ou focus)']} rows={rows} />
      <TokenTable
        label="Courbes"
        columns={['Jeton', 'Valeur']}
        rows={flatten(easings).map(({ name, value }) => ({ key: name, cells: [name, value] }))}
      />
    </>
  );
}
