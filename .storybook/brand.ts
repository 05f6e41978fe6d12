import { create } from 'storybook/theming';

/** The theme of Storybook in the brand's colours; they repeat theme.css, which the manager does not load. */
export const theme = create({
  base: 'light',
  brandTitle: 'PGM Wellness · Storybook',
  fontBase: '"Anek Latin", "Anek", system-ui, sans-serif',
  colorPrimary: '#14563b',
  colorSecondary: '#14563b',
  appBg: '#e8ece2',
  appContentBg: '#fdfefb',
  appPreviewBg: '#f3f5ef',
  appBorderColor: '#cfd6ca',
  appBorderRadius: 6,
  textColor: '#15211a',
  textMutedColor: '#4a584f',
  barBg: '#fdfefb',
  barTextColor: '#4a584f',
  barSelectedColor: '#14563b',
  barHoverColor: '#0c3f2a',
  inputBorder: '#6d7d72',
  inputBorderRadius: 6,
});
