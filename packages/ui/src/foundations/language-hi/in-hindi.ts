import { createIntl, createIntlCache } from '@formatjs/intl';
import { inEnglish, type Messages, type Translate } from '../language/translate.ts';
import { toComposed } from './composed.ts';
import { composedWords } from './composed-words.ts';
import { hi } from './hi.ts';

// A placeholder without a value stays in the sentence, as in English: a gap is better than no page.
const intl = createIntl({ locale: 'hi-IN', messages: hi, onError: () => undefined }, createIntlCache());

/** Adds the words of a part of the site that only some users load. */
export function addWords(words: Messages): void {
  Object.assign(hi, words);
}

const ofCatalogue: Translate = (text, values) =>
  Object.hasOwn(hi, text)
    ? String(intl.formatMessage({ id: text }, values, { ignoreTag: true }))
    : inEnglish(text, values);

const composed = toComposed(composedWords, ofCatalogue);

/**
 * Translates an English sentence into Hindi, with its values still to be inserted or already inserted; a sentence
 * without a translation stays English. Messages are ICU's, so that a plural can be selected where Hindi needs
 * one.
 */
export const inHindi: Translate = (text, values) =>
  Object.hasOwn(hi, text) ? ofCatalogue(text, values) : (composed(text) ?? inEnglish(text, values));
