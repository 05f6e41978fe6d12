import { createIntl, createIntlCache } from '@formatjs/intl';
import { inEnglish, type Translate } from '../language/index.ts';
import { composedOf } from './composed.ts';
import { composedWords } from './composed-words.ts';
import { hi } from './hi.ts';

// A placeholder that nobody fills stays in the sentence, as in English: a gap is better than no page.
const intl = createIntl({ locale: 'hi-IN', messages: hi, onError: () => undefined }, createIntlCache());

const ofCatalogue: Translate = (text, values) =>
  Object.hasOwn(hi, text)
    ? String(intl.formatMessage({ id: text }, values, { ignoreTag: true }))
    : inEnglish(text, values);

const composed = composedOf(composedWords, ofCatalogue);

/**
 * Says an English sentence in Hindi, with its values still to fill or already in it; what has no Hindi yet stays
 * English. Messages are ICU's, so that a plural can be chosen where Hindi needs one.
 */
export const inHindi: Translate = (text, values) =>
  Object.hasOwn(hi, text) ? ofCatalogue(text, values) : (composed(text) ?? inEnglish(text, values));
