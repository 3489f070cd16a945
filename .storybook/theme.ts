import { create } from 'storybook/theming';
import { bodyFont, colors } from '../src/brands/missio/tokens';
import { STORYBOOK_TITLE } from './title';

const mark = [
  '<svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 22" width="30" height="22">',
  `<path d="M4 0h13v22H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4Z" fill="${colors.fg.DEFAULT.value}"/>`,
  `<path d="M21 0h5a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4h-5Z" fill="${colors.accent.solid.value}"/>`,
  `<path d="M19 1.5v19" stroke="${colors.fg.DEFAULT.value}" stroke-width="1.6" stroke-dasharray="2.4 2.8"/></svg>`,
].join('');

/** The workbench in the product's own colours, read from the tokens. */
export const theme = create({
  base: 'light',
  brandTitle: `<span style="display:inline-flex;align-items:center;gap:8px">${mark}${STORYBOOK_TITLE}</span>`,
  brandUrl: './',
  brandTarget: '_self',
  fontBase: bodyFont,
  colorPrimary: colors.accent.emphasized.value,
  colorSecondary: colors.accent.fg.value,
  appBg: colors.bg.DEFAULT.value,
  appContentBg: colors.bg.panel.value,
  appPreviewBg: colors.bg.DEFAULT.value,
  appHoverBg: colors.bg.muted.value,
  appBorderColor: colors.border.DEFAULT.value,
  appBorderRadius: 6,
  textColor: colors.fg.DEFAULT.value,
  textMutedColor: colors.fg.muted.value,
  textInverseColor: colors.fg.onInk.value,
  barBg: colors.bg.panel.value,
  barTextColor: colors.fg.muted.value,
  barHoverColor: colors.accent.fg.value,
  barSelectedColor: colors.accent.fg.value,
  inputBg: colors.bg.panel.value,
  inputBorder: colors.border.strong.value,
  inputTextColor: colors.fg.DEFAULT.value,
  inputBorderRadius: 6,
  buttonBg: colors.bg.panel.value,
  buttonBorder: colors.border.strong.value,
});
