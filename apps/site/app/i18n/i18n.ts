import { type Language, type Translate, inEnglish } from '@pgm/ui/foundations/language';

let inHindi: Translate | undefined;

/** Makes a language ready for use; English always is. Hindi is loaded only for visitors who read it. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language === 'hi') ({ inHindi } = await import('@pgm/ui/foundations/language-hi'));
}

/** The translate function of a language that is ready. */
export const translateIn = (language: Language): Translate =>
  (language === 'hi' ? inHindi : undefined) ?? inEnglish;
