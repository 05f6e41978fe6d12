import type { GridCard } from '../card-grid/index.ts';
import type { FactLine } from '../fact-lines/index.ts';
import type { PersonCard } from '../people/index.ts';

/** A way on from what was read. */
export interface WayOn {
  href: string;
  label: string;
}

/** What a section is made of: a paragraph as text alone, anything else by what it is. */
export type ArticleBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly facts: readonly FactLine[] }
  /** Something that must not be overlooked. */
  | { readonly note: string }
  | { readonly cards: readonly GridCard[] }
  | { readonly people: readonly PersonCard[] }
  | { readonly links: readonly WayOn[] };

/** A part of a page under a heading of its own. */
export interface ArticleSection {
  /** What links to this section end with; the same in every language. */
  id: string;
  heading: string;
  blocks: readonly ArticleBlock[];
}
