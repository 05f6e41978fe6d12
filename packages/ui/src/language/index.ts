export { LanguageProvider, useLanguage, type LanguageProviderProps, type Speech } from './language.tsx';
export { formatsOf, type Formats, type Language } from './format.ts';
export { inEnglish, type Messages, type Translate, type Values } from './translate.ts';
