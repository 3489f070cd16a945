import { readFileSync } from 'node:fs';
import { Generator, getConfig } from '@tanstack/router-generator';

// Writes src/routeTree.gen.ts from src/routes; with --check it fails if the committed one is outdated.
const root = process.cwd();
const config = getConfig({}, root);
const before = readFileSync(config.generatedRouteTree, 'utf8');
await new Generator({ config, root }).run();
if (process.argv.includes('--check') && readFileSync(config.generatedRouteTree, 'utf8') !== before) {
  console.error('src/routeTree.gen.ts was stale: it has been written again, commit it.');
  process.exit(1);
}
