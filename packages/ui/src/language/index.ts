export { LanguageProvider, useLanguage, type LanguageProviderProps, type Speech } from './language.tsx';
export type { Formats, Language } from './format.ts';
export { translate, type Messages, type Values } from './translate.ts';
