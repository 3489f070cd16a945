/** Matches the modules of these folders and packages. */
const inside = (...folders: readonly string[]): RegExp => new RegExp(`/(?:${folders.join('|')})(?:[/.]|$)`);

/** Icons of the administration alone. */
const adminIcons = '(?:download|sheet|users-round|target)\\.';

/**
 * Which modules come in one file together: the start, then those of a folder. `minShareCount` leaves out of a folder
 * what only few screens need; that stays with them.
 */
export const chunkGroups = [
  // One file compresses better than four by a thirtieth. `src/app/main.tsx` runs it in several tasks.
  { name: 'start', tags: ['$initial' as const], priority: 6 },
  {
    name: 'frame',
    test: inside(
      'src/content',
      'src/design-system/layout',
      'src/design-system/shells',
      // The leave guard belongs to the screens that save a form.
      '@tanstack/react-router(?!.*/useBlocker)',
      `lucide-react(?!.*/${adminIcons})`,
    ),
    minShareCount: 3,
    priority: 5,
  },
  {
    name: 'field',
    test: inside('src/design-system/actions', 'src/design-system/fields'),
    minShareCount: 9,
    priority: 4,
  },
  { name: 'form', test: inside('src/design-system/forms', '@modular-forms', '@preact'), minShareCount: 4, priority: 4 },
  // What a call needs, then what a read needs: the public pages do without the second, the landing page without both.
  { name: 'contract', test: /\/src\/api\/(?!queries|contract\/(?:requests|errors|life))/, priority: 3 },
  { name: 'requests', test: inside('src/api/contract/requests'), priority: 3 },
  {
    name: 'data',
    test: inside(
      '@tanstack/query-core',
      '@tanstack/react-query',
      // All pages of the missions are read for a search.
      'src/api/queries/(?!admin/|mission-catalogue).*',
      // What the start leaves of it: the query client and the signed-in area.
      'src/app',
      'src/features/navigation/signed-in',
      'src/routes/_user.*tsr-split=loader',
    ),
    priority: 2,
  },
  { name: 'admin-data', test: inside('src/api/queries/admin', 'src/routes/admin.*tsr-split=loader'), priority: 2 },
  {
    name: 'admin-list',
    test: inside('src/features/admin/list', 'src/features/list-export', `lucide-react/.*/${adminIcons}.*`),
    minShareCount: 2,
    priority: 1,
  },
  { name: 'auth', test: inside('src/features/auth'), minShareCount: 2, priority: 1 },
  {
    name: 'signed-in',
    // The command menu is loaded when it is used.
    test: inside('src/features/errors', 'src/features/navigation(?!/commands)', 'src/features/session'),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'shared',
    test: inside(
      // What folds texts comes with the searches that need it.
      'src/lib/format(?!/fold)',
      'src/design-system/badges',
      // What is read on request brings its own progress.
      'src/design-system/feedback(?!/(?:progress|reading)-line)',
      'src/design-system/page',
      'src/design-system/tabs',
    ),
    minShareCount: 4,
    priority: 1,
  },
];
