/** Returns a sentence in one of the languages; both are side by side, so that neither is forgotten. */
export type Translate = (english: string, hindi: string) => string;

/** A part of a section: a paragraph is a plain string. */
export type WrittenBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly note: string }
  | { readonly facts: readonly { readonly label: string; readonly text: string }[] }
  | { readonly links: readonly { readonly href: string; readonly label: string }[] };

/** A text that is part of the code, in one language: a sample article, or the first version of a policy. */
export interface WrittenArticle {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly {
    readonly id: string;
    readonly heading: string;
    readonly blocks: readonly WrittenBlock[];
  }[];
}
