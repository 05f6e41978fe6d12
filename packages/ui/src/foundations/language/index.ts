export { LanguageProvider, useLanguage, type LanguageProviderProps, type I18n } from './language.tsx';
export { toFormats, type Formats, type Language } from './format.ts';
export { inEnglish, type Messages, type Translate, type Values } from './translate.ts';
