/** Values for the `{placeholders}` of a sentence. */
export type Values = Readonly<Record<string, string | number>>;

/** English source text → the same text in another language. */
export type Messages = Readonly<Record<string, string>>;

/** The sentence in the catalogue's language (English when it is missing) with its placeholders filled. */
export function translate(messages: Messages, text: string, values?: Values): string {
  const sentence = messages[text] ?? text;
  if (values === undefined) return sentence;
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
