import type { Plugin } from 'vite';

/** What nearly every page has besides, whoever it is for. */
const everyPage = [
  '/src/api/contract/login-failures.',
  '/src/content/commission-text.',
  '/src/lib/browser/return-to.',
  '/src/lib/browser/unmarked-link.',
  '/src/lib/browser/dom-names.',
  '/src/design-system/layout/brand.',
  '/src/design-system/layout/container.',
  '/src/design-system/layout/link-items.',
  '/src/design-system/layout/media.',
  '/src/design-system/layout/shells.recipe.',
  '/src/design-system/layout/skip-link.',
  '/src/design-system/layout/stack.',
  '/src/design-system/layout/with-content.',
  '/src/design-system/cards/slip.',
  '/styled-system/create-slot-recipe-context.',
  '/react-router/dist/esm/useLocation.',
  '/icons/arrow-right.',
  '/icons/x.',
];

/** What every field is made of, and what stands in and beside it. */
const field = [
  '/src/design-system/forms/field-frame.',
  '/src/design-system/forms/field.recipe.',
  '/src/design-system/forms/text-input.',
  '/src/design-system/actions/icon-button.',
  '/src/design-system/actions/text-link.',
  '/icons/external-link.',
  '/icons/eye.',
  '/icons/eye-off.',
];

/** What makes a form of fields. */
const form = [
  '/@modular-forms/',
  '/@preact/',
  '/src/design-system/forms/app-form.',
  '/src/design-system/forms/bound-field.',
  '/src/design-system/forms/form.',
  '/src/design-system/forms/password-field.',
  '/src/design-system/forms/password-input.',
  '/src/design-system/forms/submit-button.',
  '/src/design-system/forms/text-field.',
];

const listed = [...everyPage, ...field, ...form];

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
/** The modules whose id has one of these in it. */
const anyOf = (parts: readonly string[]): RegExp => new RegExp(parts.map(escapePattern).join('|'));

/**
 * Which modules come in one file together: the start, then those of a folder. Only what the public pages share is named file by file: a folder of it has what
 * they do without, which costs the login 4 kB.
 */
export const chunkGroups = [
  // What every page starts with: one file compresses better than four by a thirtieth. `src/boot/start-app.tsx` runs it in several tasks.
  { name: 'start', tags: ['$initial' as const], priority: 5 },
  { name: 'frame', test: anyOf(everyPage), priority: 4 },
  { name: 'field', test: anyOf(field), priority: 3 },
  { name: 'form', test: anyOf(form), priority: 3 },
  // What a call needs, then what a read needs: the public pages do without the second, the landing page without both.
  { name: 'contract', test: /\/src\/api\/(?!queries|ip-lookup|contract\/requests)/, priority: 3 },
  { name: 'requests', test: /\/src\/api\/contract\/requests\//, priority: 3 },
  {
    name: 'data',
    test: /\/@tanstack\/(?:query-core|react-query)\/|\/src\/api\/queries\/(?!admin)|\/query-client\.|\/src\/routes\/_user.*tsr-split=loader/,
    priority: 2,
  },
  { name: 'admin-data', test: /\/src\/api\/queries\/admin|\/src\/routes\/admin.*tsr-split=loader/, priority: 2 },
  // What several screens have in common; a part that only two or three share stays with them.
  { name: 'features', test: /\/src\/features\/(?:errors|navigation|session)\//, minShareCount: 4, priority: 2 },
  {
    name: 'shared',
    test: /\/src\/design-system\/(?:actions|badges|feedback|layout)\/|\/lucide-react\/(?!.*\/check\.mjs)/,
    minShareCount: 4,
    priority: 1,
  },
];

/** Fails the build where a group names a module that is not there any more: renamed, it would come in another file without a word. */
export const checkChunkGroups = (): Plugin => ({
  name: 'missio-check-chunk-groups',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  buildEnd(error) {
    if (error) return;
    const modules = [...this.getModuleIds()];
    const missing = listed.filter((part) => !modules.some((id) => id.includes(part)));
    if (missing.length > 0) this.error(`No module is called ${missing.join(', ')} any more (chunk-groups.ts)`);
  },
});
