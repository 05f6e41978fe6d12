/** Values for the `{placeholders}` of a sentence. */
export type Values = Readonly<Record<string, string | number>>;

/** English source text → the same text in another language, as an ICU message. */
export type Messages = Readonly<Record<string, string>>;

/** A sentence, given in English, in one language, with its placeholders filled. */
export type Translate = (text: string, values?: Values) => string;

/** The sentence as it is, in English. A placeholder that nobody fills stays, so that the gap is seen. */
export const inEnglish: Translate = (text, values) =>
  values === undefined
    ? text
    : text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
