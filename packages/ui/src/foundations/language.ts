export { type I18n, LanguageProvider, useLanguage } from './language/language.tsx';
export { type Language, toFormats } from './language/format.ts';
export { inEnglish, type Translate } from './language/translate.ts';
