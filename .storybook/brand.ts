import { create } from 'storybook/theming';

/** What both themes share. */
const brand = {
  brandTitle: 'PGM Wellness · Storybook',
  fontBase: '"Anek Latin", "Anek", system-ui, sans-serif',
  appBorderRadius: 6,
  inputBorderRadius: 6,
};

/** Storybook's own themes in the brand's colours; they repeat theme.css, which the manager does not load. */
export const brandThemes = {
  light: create({
    ...brand,
    base: 'light',
    colorPrimary: '#14563b',
    colorSecondary: '#14563b',
    appBg: '#e8ece2',
    appContentBg: '#fdfefb',
    appPreviewBg: '#f3f5ef',
    appBorderColor: '#cfd6ca',
    textColor: '#15211a',
    textMutedColor: '#4a584f',
    barBg: '#fdfefb',
    barTextColor: '#4a584f',
    barSelectedColor: '#14563b',
    barHoverColor: '#0c3f2a',
    inputBorder: '#6d7d72',
  }),
  dark: create({
    ...brand,
    base: 'dark',
    colorPrimary: '#83d3a4',
    // Darker than the leaf of the dark theme: Storybook writes in white on a shade of it.
    colorSecondary: '#4fae80',
    appBg: '#0b110d',
    appContentBg: '#17211b',
    appPreviewBg: '#101813',
    appBorderColor: '#33433a',
    textColor: '#edf2ea',
    textInverseColor: '#0a1e14',
    textMutedColor: '#aebcb2',
    barBg: '#17211b',
    barTextColor: '#aebcb2',
    barSelectedColor: '#83d3a4',
    barHoverColor: '#a5e3bf',
    buttonBg: '#1f2c25',
    buttonBorder: '#82948a',
    booleanBg: '#0b110d',
    booleanSelectedBg: '#1f2c25',
    inputBg: '#1f2c25',
    inputBorder: '#82948a',
    inputTextColor: '#edf2ea',
  }),
};
