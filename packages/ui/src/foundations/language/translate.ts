/** Values for the `{placeholders}` of a sentence. */
type Values = Readonly<Record<string, string | number>>;

/** English source text → the same text in another language, as an ICU message. */
export type Messages = Readonly<Record<string, string>>;

/**
 * A word after the last bar of a key names its sense, where an English word has several Hindi ones: 'Home|address' is
 * shown as 'Home'.
 */
const SENSE = /\|\w+$/;

/** Translates a sentence from English into one language, with its placeholders filled. */
export type Translate = (text: string, values?: Values) => string;

/** The sentence in English. A placeholder without a value stays, so that the gap is visible. */
export const inEnglish: Translate = (text, values) =>
  values === undefined
    ? text.replace(SENSE, '')
    : text.replace(SENSE, '').replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
