import { readdirSync } from 'node:fs';
import type { IconNode, LucideProps } from 'lucide-react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import createLucideIcon from '~/design-system/lean-lucide';

const ICONS = 'node_modules/lucide-react/dist/esm/icons';

interface IconFile {
  __iconData: { name: string; aliases?: readonly string[]; node: IconNode };
  default: ComponentType<LucideProps>;
}

/** The order of attributes says nothing. */
const drawn = (icon: ComponentType<LucideProps>, props: LucideProps) =>
  renderToStaticMarkup(createElement(icon, props)).replace(
    /<(\w+) ([^>]*?)(\/?)>/g,
    (_, tag: string, attributes: string) => [tag, ...attributes.split(/(?<=") /).sort()].join(' '),
  );

const readIcon = (name: string): Promise<IconFile> => import(/* @vite-ignore */ `${process.cwd()}/${ICONS}/${name}`);

describe('the lean icons', () => {
  it.each<LucideProps>([
    {},
    { 'aria-hidden': true },
    { 'aria-label': 'Fermer' },
    { role: 'img' },
    { size: 18, className: 'big' },
    { id: 'icon', style: { color: 'red' } },
  ])('draw what Lucide draws with %o', async (props) => {
    const names = readdirSync(ICONS).filter((name) => name.endsWith('.mjs') && name !== 'index.mjs');
    expect(names.length).toBeGreaterThan(1000);
    // One of each letter of the alphabet and more; all of them would take half a minute.
    for (const name of names.filter((_, at) => at % 40 === 0)) {
      const { __iconData: data, default: Original } = await readIcon(name);
      if (data) expect(drawn(createLucideIcon(data), props)).toBe(drawn(Original, props));
    }
  });
});
