import { addons } from 'storybook/manager-api';
import { theme } from './theme';
import { STORYBOOK_TITLE } from './title';
import '../src/brands/missio/fonts.css';

addons.setConfig({
  theme,
  layout: { panelPosition: 'bottom' },
  // The gallery is a page to read: it has no controls.
  layoutCustomisations: { showPanel: ({ storyId }, isShown) => isShown && !storyId?.startsWith('galerie--') },
  sidebar: { showRoots: true },
});

/** Storybook ends every title with its own name; ours is what people look for among their tabs. */
const nameTab = () => {
  const title = document.title.replace(/\s*[⋅-]?\s*Storybook$/, '');
  const named = title && title !== STORYBOOK_TITLE ? `${title} · ${STORYBOOK_TITLE}` : STORYBOOK_TITLE;
  if (!document.title.endsWith(STORYBOOK_TITLE)) document.title = named;
};
nameTab();
new MutationObserver(nameTab).observe(document.head, { childList: true, subtree: true, characterData: true });
