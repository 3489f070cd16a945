import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { type PropRow, partRows, propRows, untoldProps } from '../../.storybook/prop-rows';
import { firstStories } from './stories';
import { test } from './story-page';

/* The pages of the components in the built Storybook: only there docgen has read the sources. */
const index: unknown = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'));

/** The tables of a component's page: its own, and one of each of its parts. */
async function readTables(page: Page, storyId: string): Promise<[string, PropRow[]][]> {
  const { argTypes, read, parts } = await page.evaluate(async (id) => {
    // Storybook's preview has no published type.
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
    const story = await preview.loadStory({ storyId: id });
    const { parts: described = {}, docs } = story.parameters;
    return {
      argTypes: story.argTypes,
      read: docs.extractArgTypes(story.component) ?? {},
      parts: Object.entries(story.subcomponents ?? {}).map(([name, part]) => ({
        name,
        described: described[name] ?? {},
        read: docs.extractArgTypes(part) ?? {},
      })),
    };
  }, storyId);
  return [
    ['', propRows(argTypes, read)],
    ...parts.map((part): [string, PropRow[]] => [part.name, partRows(part.described, part.read)]),
  ];
}

const open = async (page: Page, storyId: string, viewMode: 'story' | 'docs') => {
  // A picture before may have left a phone, where the tables have no headings.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/iframe.html?id=${encodeURIComponent(storyId)}&viewMode=${viewMode}`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(() => Reflect.get(globalThis, '__STORYBOOK_PREVIEW__').ready());
};

test('every prop of every component is described in French, with its type and default', async ({ storyPage }) => {
  const components = firstStories(index);
  await open(storyPage, 'composants-badges-badge--neutral', 'story');
  let props = 0;
  for (const { id, title } of components) {
    for (const [part, rows] of await readTables(storyPage, id)) {
      expect.soft(untoldProps(rows), `${title} ${part}`).toEqual([]);
      props += rows.length;
    }
  }
  expect(components.length).toBeGreaterThan(50);
  expect(props).toBeGreaterThan(300);
});

test('a component page is in French, and its controls change the example', async ({ storyPage: page }) => {
  await open(page, 'composants-formulaires-textfield--documentation', 'docs');
  const outsideStories = (selector: string) => page.locator(`.sbdocs :is(${selector}):not(.docs-story *)`);
  const table = page.getByRole('table', { name: 'Propriétés de TextInput' });
  await expect(table.getByRole('columnheader')).toHaveText(['Propriété', 'Description', 'Par défaut', 'Essai']);
  const parts = page.getByRole('table', { name: 'Propriétés de TextField' });
  await expect(parts.getByRole('row').filter({ hasText: 'Le nom du champ' })).toContainText('requise');
  await expect(outsideStories('h2')).toHaveText(['Sur cette page', 'Propriétés', 'Exemples']);

  const example = page.locator('.docs-story').first();
  await table.getByRole('textbox', { name: 'Essayer label' }).fill('Votre email');
  await expect(example.getByRole('textbox', { name: 'Votre email' })).toBeVisible();
  await table.getByRole('combobox', { name: 'Essayer type' }).selectOption('url');
  await expect(example.getByRole('textbox')).toHaveAttribute('type', 'url');
  await page.getByRole('button', { name: 'Rétablir l’exemple' }).click();
  await expect(example.getByRole('textbox', { name: 'Email' })).toHaveAttribute('inputmode', 'email');

  const code = outsideStories('pre').filter({ hasText: '<TextInput' });
  const before = await code.count();
  await page.getByRole('button', { name: 'Afficher le code' }).first().click();
  await expect(code).toHaveCount(before + 1);
  await page.getByRole('button', { name: 'Masquer le code' }).click();
  await expect(code).toHaveCount(before);
});
