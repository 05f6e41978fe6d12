import type { CARD_MARKS, CardDrawing, CompanyPost } from '@pgm/api/contract';

/** Returns a sentence in one of the languages; both are side by side, so that neither is forgotten. */
export type Translate = (english: string, hindi: string) => string;

interface WrittenCard {
  /** A word above the title, such as 'Sample'. */
  readonly label?: string;
  readonly title: string;
  readonly text: string;
  /** Its icon. */
  readonly mark?: (typeof CARD_MARKS)[number];
  /** What it shows while it has no image. */
  readonly drawing?: CardDrawing;
  /** The post whose holder the card shows. */
  readonly post?: CompanyPost;
}

/** A part of a section: a paragraph is a plain string. */
export type WrittenBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly note: string }
  | { readonly facts: readonly { readonly label: string; readonly text: string }[] }
  | { readonly cards: readonly WrittenCard[] }
  | { readonly links: readonly { readonly href: string; readonly label: string }[] };

/** A text that is part of the code, in one language: a sample article, or the first text of a page or a policy. */
export interface WrittenArticle {
  readonly slug: string;
  readonly title: string;
  /** What stands at the top of its page. Default: the title. */
  readonly heading?: string;
  readonly lead: string;
  readonly sections: readonly {
    readonly id: string;
    readonly heading: string;
    readonly blocks: readonly WrittenBlock[];
  }[];
}
