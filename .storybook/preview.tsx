import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { DesignSystemProvider } from '../src/design-system/design-system-provider';
import { colors } from '../src/design-system/tokens';
import { styleCache } from '../stories/style-cache';
import { DocsPage, docsComponents } from './docs-page';
import { editableControls } from './editable-controls';
import { ownFrame } from './own-frame';
import { animationsEnd, expectUntouchedDocument, startStoryClock } from './story-hooks';
import { theme } from './theme';

document.documentElement.lang = 'fr';

/** A whole screen on a busy machine takes longer than the usual second; what is there at once is not waited for. */
configure({ asyncUtilTimeout: 8000 });

/** A sample link leads nowhere: a fragment would move the frame, and Storybook's base target the whole workbench. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  const isOfDocs = link?.closest('.sbdocs') && !link.closest('.docs-story');
  if (link && !isOfDocs) event.preventDefault();
});

const phone = (name: string, width: string, height: string) =>
  ({ name, type: 'mobile', styles: { width, height } }) as const;

export default {
  argTypesEnhancers: [editableControls],
  decorators: [
    // A page story mounts the whole app, which brings its own provider.
    (Story, { parameters }) =>
      parameters.path ? (
        <Story />
      ) : (
        <DesignSystemProvider styleCache={styleCache}>
          <Story />
        </DesignSystemProvider>
      ),
    ownFrame,
  ],
  beforeEach: ({ id, globals, viewMode }) => {
    // A docs page is one document for many stories, none of which is taken down before the next.
    if (viewMode === 'docs') return startStoryClock();
    expectUntouchedDocument(id);
    const stopClock = startStoryClock();
    // From the address it comes as a number.
    document.documentElement.style.fontSize = String(globals.texte) === '200' ? '200%' : '';
    return () => {
      stopClock();
      document.documentElement.style.fontSize = '';
    };
  },
  // Runs before the afterEach of addon-a11y: axe would report the contrast of a row that is still fading in.
  afterEach: animationsEnd,
  parameters: {
    // The panel shows what held, too; a test only asks what did not, and describing the rest takes longest.
    a11y: { test: 'error', options: import.meta.env.VITEST ? { resultTypes: ['violations'] } : {} },
    backgrounds: {
      options: {
        papier: { name: 'Papier', value: colors.bg.DEFAULT.value },
        blanc: { name: 'Blanc', value: colors.bg.panel.value },
        encre: { name: 'Encre', value: colors.bg.ink.value },
      },
    },
    chromatic: {
      prefersReducedMotion: 'reduce',
      modes: { telephone: { viewport: 'telephone' }, bureau: { viewport: 'bureau' } },
    },
    controls: { matchers: { date: /At$/ }, expanded: true },
    docs: {
      page: DocsPage,
      components: docsComponents,
      lang: 'fr',
      theme,
      toc: { title: 'Sur cette page', headingSelector: 'h2, h3' },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Galerie',
          'Introduction',
          'Fondations',
          [
            'Couleurs',
            'Typographie',
            'Espacements',
            'Rayons et bordures',
            'Ombres',
            'Mouvement',
            'Icônes',
            'Jetons',
            '*',
          ],
          'Composants',
          ['Actions', 'Formulaires', 'Retours', 'Superpositions', 'Badges', 'Données', 'Mise en page', 'Mouvement'],
          'Écrans',
          ['Matrice des états', 'Pages publiques', 'Visiteur', 'Espace personnel', 'Administration', '*'],
        ],
      },
    },
    viewport: {
      options: {
        petit: phone('Petit téléphone, 320', '320px', '640px'),
        telephone: phone('Téléphone, 360', '360px', '740px'),
        tablette: { name: 'Tablette, 1024', type: 'tablet', styles: { width: '1024px', height: '768px' } },
        bureau: { name: 'Bureau, 1280', type: 'desktop', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  globalTypes: {
    texte: {
      description: 'Taille du texte (agrandissement du navigateur)',
      toolbar: {
        title: 'Texte',
        icon: 'zoom',
        items: [
          { value: '100', title: 'Texte à 100 %' },
          { value: '200', title: 'Texte à 200 %' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { texte: '100' },
  tags: ['autodocs'],
} satisfies Preview;
