import { createContext, use, useMemo, type ReactNode } from 'react';
import { formatsOf, type Formats, type Language } from './format.ts';
import { translate, type Messages, type Values } from './translate.ts';

/** What a component needs to speak. */
export interface Speech extends Formats {
  language: Language;
  /** The English text is the key; a sentence without a translation stays English. */
  t: (text: string, values?: Values) => string;
}

const noMessages: Messages = {};

const speechOf = (language: Language, messages: Messages): Speech => ({
  language,
  t: (text, values) => translate(messages, text, values),
  ...formatsOf(language),
});

const LanguageContext = createContext<Speech>(speechOf('en', noMessages));

export interface LanguageProviderProps {
  language: Language;
  /** The catalogue of `language`; leave out for English. */
  messages?: Messages;
  children: ReactNode;
}

/** Chooses the language of everything inside. Without it everything speaks English. */
export function LanguageProvider({ language, messages = noMessages, children }: LanguageProviderProps) {
  const speech = useMemo(() => speechOf(language, messages), [language, messages]);
  return <LanguageContext value={speech}>{children}</LanguageContext>;
}

/** The words and formats of the language around the component. */
export const useLanguage = (): Speech => use(LanguageContext);
