import type { Plugin } from 'vite';

/** What reads need: the query client, and the loaders of all areas, so that the first read waits for one file and not for two; and what both areas hear and keep. */
const dataLayer = [
  '/@tanstack/query-core/',
  '/@tanstack/react-query/',
  '/src/api/queries/',
  '/src/app/query-client.',
  '/src/features/session/use-other-documents.',
  '/src/features/errors/use-kept-unsaved.',
  '/src/features/errors/restore-draft.',
  '/src/features/navigation/use-code-at-rest.',
  '/src/features/navigation/use-forget-unseen-failures.',
  '/src/features/navigation/use-late-scroll.',
  '/src/features/navigation/when-drawn.',
];

/** What nearly every page has besides, whoever it is for. */
const everyPage = [
  '/src/api/contract/login-failures.',
  '/src/lib/commission-text.',
  '/src/lib/keep-wanted.',
  '/src/lib/unmarked-link.',
  '/src/design-system/layout/brand.',
  '/src/design-system/layout/container.',
  '/src/design-system/layout/link-items.',
  '/src/design-system/layout/media.',
  '/src/design-system/layout/shells.recipe.',
  '/src/design-system/layout/skip-link.',
  '/src/design-system/layout/stack.',
  '/src/design-system/layout/with-content.',
  '/src/design-system/data/slip.',
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
  '/src/lib/use-still.',
  '/src/design-system/forms/app-form.',
  '/src/design-system/forms/bound-field.',
  '/src/design-system/forms/form.',
  '/src/design-system/forms/password-field.',
  '/src/design-system/forms/password-input.',
  '/src/design-system/forms/submit-button.',
  '/src/design-system/forms/text-field.',
];

const door = ['/src/features/auth/door.', '/src/features/auth/until-left.'];

/* Parts of a few lines that two screens share: a file each would cost every page more in its start, which lists them, than it spares one. */

const administration = [
  '/icons/target.',
  '/icons/users-round.',
  '/src/design-system/badges/role-badge.',
  '/src/lib/use-retry-failed.',
  '/src/lib/use-while-here.',
  '/src/design-system/overlay/return-focus.',
];
/** What every list in pages has. */
const pages = [
  '/src/design-system/data/paginator.',
  '/src/design-system/data/list-region.',
  '/src/lib/use-page-past-end.',
];
const missions = ['/src/features/offers/use-offers-country.', '/src/lib/use-one-at-a-time.'];

const listed = [...dataLayer, ...everyPage, ...field, ...form, ...door, ...administration, ...pages, ...missions];

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
/** The modules whose id has one of these in it. */
const anyOf = (parts: readonly string[], ...others: RegExp[]): RegExp =>
  new RegExp([...parts.map(escapePattern), ...others.map(({ source }) => source)].join('|'));

/** Which modules come in one file together. */
export const chunkGroups = [
  // What every page starts with: one file compresses better than four by a thirtieth. `main.tsx` runs it in several tasks.
  { name: 'start', tags: ['$initial' as const], priority: 5 },
  { name: 'frame', test: anyOf(everyPage), priority: 4 },
  // What a call needs, then what a read needs: the public pages do without the second, the landing page without both.
  { name: 'contract', test: /\/src\/api\/(?!queries|ip-lookup)/, priority: 3 },
  { name: 'data', test: anyOf(dataLayer, /\/src\/routes\/(?!_public).*tsr-split=loader/), priority: 2 },
  { name: 'field', test: anyOf(field), priority: 3 },
  { name: 'form', test: anyOf(form), priority: 3 },
  { name: 'door', test: anyOf(door), priority: 3 },
  // What several screens have in common; a part that only two share stays with them.
  {
    name: 'shared',
    test: /\/src\/design-system\/(?!forms|overlay|data|motion)|\/lucide-react\/(?!.*\/check\.mjs)/,
    minShareCount: 4,
    priority: 1,
  },
  { name: 'administration', test: anyOf(administration), priority: 0 },
  { name: 'pages', test: anyOf(pages), priority: 0 },
  { name: 'missions', test: anyOf(missions), priority: 0 },
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
