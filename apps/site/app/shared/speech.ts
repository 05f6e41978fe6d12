import { type Language, type Translate, inEnglish } from '@pgm/ui/language';

let inHindi: Translate | undefined;

/** Makes a language ready to be spoken; English always is. Hindi is loaded where somebody reads it. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language === 'hi') ({ inHindi } = await import('@pgm/ui/language-hi'));
}

/** How a language that is ready says a sentence. */
export const translateIn = (language: Language): Translate =>
  (language === 'hi' ? inHindi : undefined) ?? inEnglish;
