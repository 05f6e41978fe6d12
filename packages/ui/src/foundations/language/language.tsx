import { createContext, use, useMemo, type ReactNode } from 'react';
import { toFormats, type Formats, type Language } from './format.ts';
import { textLanguage } from './text-language.ts';
import { inEnglish, type Translate } from './translate.ts';

/** The translation function and the formats that a component needs. */
export interface I18n extends Formats {
  language: Language;
  /** The English text is the key; a sentence without a translation stays English. */
  t: Translate;
  /** The `lang` of an element with a text from the catalogue; see {@link textLanguage}. */
  toLang: (text: string) => Language | undefined;
}

const createI18n = (language: Language, t: Translate): I18n => ({
  language,
  t,
  toLang: (text) => textLanguage(text, language),
  ...toFormats(language),
});

const LanguageContext = createContext<I18n>(createI18n('en', inEnglish));

export interface LanguageProviderProps {
  language: Language;
  /** Translates a sentence into `language`, such as `inHindi` of `language-hi`; leave it out for English. */
  translate?: Translate | undefined;
  children: ReactNode;
}

/** Sets the language of everything inside. Without it all components use English. */
export function LanguageProvider({ language, translate = inEnglish, children }: LanguageProviderProps) {
  const i18n = useMemo(() => createI18n(language, translate), [language, translate]);
  return <LanguageContext value={i18n}>{children}</LanguageContext>;
}

/** The translation function and the formats of the language around the component. */
export const useLanguage = (): I18n => use(LanguageContext);
