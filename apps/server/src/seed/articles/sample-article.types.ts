/** Returns a sentence in one of the languages; both are side by side, so that neither is forgotten. */
export type Translate = (english: string, hindi: string) => string;

/** A part of a section: a paragraph is a plain string. */
export type SampleBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly note: string }
  | { readonly links: readonly { readonly href: string; readonly label: string }[] };

/** A sample article in one language. */
export interface SampleArticle {
  readonly slug: string;
  /** The day of publication, as ISO text. */
  readonly date: string;
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly {
    readonly id: string;
    readonly heading: string;
    readonly blocks: readonly SampleBlock[];
  }[];
}

/** Makes a sample article in the language of `translate`. */
export type ToSampleArticle = (translate: Translate) => SampleArticle;
