import { createContext, use, useMemo, type ReactNode } from 'react';
import { formatsOf, type Formats, type Language } from './format.ts';
import { inEnglish, type Translate } from './translate.ts';

/** What a component needs to speak. */
export interface Speech extends Formats {
  language: Language;
  /** The English text is the key; a sentence without a translation stays English. */
  t: Translate;
}

const speechOf = (language: Language, t: Translate): Speech => ({ language, t, ...formatsOf(language) });

const LanguageContext = createContext<Speech>(speechOf('en', inEnglish));

export interface LanguageProviderProps {
  language: Language;
  /** How `language` says a sentence, such as `inHindi` of `language-hi`; leave out for English. */
  translate?: Translate | undefined;
  children: ReactNode;
}

/** Chooses the language of everything inside. Without it everything speaks English. */
export function LanguageProvider({ language, translate = inEnglish, children }: LanguageProviderProps) {
  const speech = useMemo(() => speechOf(language, translate), [language, translate]);
  return <LanguageContext value={speech}>{children}</LanguageContext>;
}

/** The words and formats of the language around the component. */
export const useLanguage = (): Speech => use(LanguageContext);
