import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { DesignSystemProvider } from '../src/design-system/design-system-provider';
import { styleCache } from '../stories/style-cache';
import { DocsPage, docsComponents } from './docs-page';
import { editableControls } from './editable-controls';
import { applyForcedColors } from './forced-colors';
import { applyLook, applyMotion, brandItems, modeItems } from './looks';
import { ownFrame } from './own-frame';
import { animationsEnd, expectUntouchedDocument, startStoryClock } from './story-hooks';
import { theme } from './theme';

document.documentElement.lang = 'fr';

// A page of the documentation without a story has no other moment.
applyLook({});

/** A whole screen on a busy machine takes longer than the usual second; what is there at once is not waited for. */
configure({ asyncUtilTimeout: 8000 });

/** A sample link leads nowhere: a fragment would move the frame, and Storybook's base target the whole workbench. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  const isOfDocs = link?.closest('.sbdocs') && !link.closest('.docs-story');
  if (link && !isOfDocs) event.preventDefault();
});

/** As the a11y addon knows it: `npm run test:stories`, not the tests that Storybook's own page runs. */
const isTestRun = import.meta.env.VITEST_STORYBOOK === 'false';

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
    applyLook(globals);
    applyMotion(globals.mouvement === 'reduit');
    applyForcedColors(globals.couleurs === 'forcees');
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
    a11y: { test: 'error', options: isTestRun ? { resultTypes: ['violations'] } : {} },
    backgrounds: {
      options: {
        papier: { name: 'Papier', value: 'var(--chakra-colors-bg)' },
        blanc: { name: 'Blanc', value: 'var(--chakra-colors-bg-panel)' },
        encre: { name: 'Encre', value: 'var(--chakra-colors-bg-ink)' },
      },
    },
    chromatic: {
      prefersReducedMotion: 'reduce',
      modes: {
        telephone: { viewport: 'telephone', apparence: 'clair' },
        bureau: { viewport: 'bureau', apparence: 'clair' },
        sombre: { viewport: 'bureau', apparence: 'sombre' },
      },
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
            'Thèmes',
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
    apparence: {
      description: 'Apparence : celle de l’appareil, ou une autre',
      toolbar: { title: 'Apparence', icon: 'mirror', items: modeItems, dynamicTitle: true },
    },
    marque: {
      description: 'Marque : couleurs, police et rayons (le nom et le logo sont ceux de VITE_BRAND)',
      toolbar: { title: 'Marque', icon: 'paintbrush', items: brandItems, dynamicTitle: true },
    },
    mouvement: {
      description: 'Mouvement, comme le demande le lecteur',
      toolbar: {
        title: 'Mouvement',
        icon: 'play',
        items: [
          { value: 'tout', title: 'Mouvement' },
          { value: 'reduit', title: 'Mouvement réduit' },
        ],
        dynamicTitle: true,
      },
    },
    couleurs: {
      description: 'Couleurs du système en place des nôtres, imitées (contraste élevé de Windows)',
      toolbar: {
        title: 'Couleurs',
        icon: 'contrast',
        items: [
          { value: 'notres', title: 'Nos couleurs' },
          { value: 'forcees', title: 'Couleurs forcées' },
        ],
        dynamicTitle: true,
      },
    },
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
  initialGlobals: { texte: '100', apparence: 'auto', marque: 'missio', mouvement: 'tout', couleurs: 'notres' },
  tags: ['autodocs'],
} satisfies Preview;
