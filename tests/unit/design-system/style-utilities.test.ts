import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSystem, defaultBaseConfig, type SystemConfig } from '@chakra-ui/react';
import { describe, expect, it } from 'vitest';
import { styleConditions, styleUtilities } from '~/design-system/style-utilities';
import { getSystem, systemConfig } from '~/design-system/system';

const system = getSystem();
/** With its list of every CSS property. */
const chakra = createSystem(systemConfig);

type Utility = NonNullable<NonNullable<SystemConfig['utilities']>[string]>;

/** Chakra changes only values of these that no source uses (`auto`, `colors`, a token's bare name). */
const OFTEN_PLAIN = ['filter', 'transform', 'transition', 'scrollbarColor', 'scrollbarWidth', 'rotate', 'scale'];

/** Whether a property is plain CSS in Chakra: no transformation, and none of our tokens as values. */
const isPlain = (name: string, { transform, values }: Utility) =>
  OFTEN_PLAIN.includes(name) ||
  (transform === undefined && (typeof values !== 'string' || !chakra.tokens.categoryMap.has(values)));

const styled = ['src', 'stories', '.storybook']
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(?:tsx|recipe\.ts)$/.test(entry.name))
  // Words of a comment are no style.
  .map((entry) =>
    readFileSync(join(entry.parentPath, entry.name), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, ''),
  )
  .filter((source) => /@chakra-ui\/react|design-system/.test(source));

const isUsed = (name: string) => {
  const asStyle = new RegExp(`(?<![\\w.$-])${name}(?:: |=["{])`);
  return styled.some((source) => asStyle.test(source));
};

/** Names of CSS that are props of SVG elements and of our own components. */
const NOT_STYLE = new Set([
  ...['columns', 'filter', 'page', 'transition'],
  ...[
    'd',
    'rx',
    'strokeDasharray',
    'strokeLinecap',
    'strokeLinejoin',
    'strokeWidth',
    'textAnchor',
    'transform',
    'x',
    'y',
  ],
]);

describe('the style utilities', () => {
  it('have every style prop that a source uses: no list of CSS is asked besides', () => {
    const props = new Set(
      styled.flatMap((source) => [...source.matchAll(/(?<![\w.$-])([a-z]\w*)=["{]/g)].map(([, name = '']) => name)),
    );
    expect(props.size).toBeGreaterThan(100);
    const styles = [...props].filter((name) => chakra.isValidProperty(name) && !NOT_STYLE.has(name));
    expect(styles.filter((name) => !system.isValidProperty(name))).toEqual([]);
  });

  it('lack none of those of Chakra that a source uses', () => {
    const names = Object.entries(defaultBaseConfig.utilities ?? {}).flatMap(([name, utility = {}]) => [
      ...(isPlain(name, utility) ? [] : [name]),
      ...[utility.shorthand ?? []].flat(),
    ]);
    expect(names.filter((name) => !(name in styleUtilities) && isUsed(name))).toEqual([]);
  });

  it('lack none of the conditions of Chakra that a source uses', () => {
    const missing = Object.keys(defaultBaseConfig.conditions ?? {}).filter((name) => !(name in styleConditions));
    expect(missing.filter((name) => isUsed(`_${name}`))).toEqual([]);
  });

  it('put the tokens in, and leave plain CSS alone', () => {
    expect(system.css({ background: 'bg.ink', paddingTop: '4', width: '12px', borderTopRadius: 'lg' })).toEqual({
      background: 'var(--chakra-colors-bg-ink)',
      paddingTop: 'var(--chakra-spacing-4)',
      width: '12px',
      borderTopLeftRadius: 'var(--chakra-radii-lg)',
      borderTopRightRadius: 'var(--chakra-radii-lg)',
    });
  });
});
