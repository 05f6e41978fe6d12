import type { GridCard } from '../../primitives/card-grid/card-grid.tsx';
import type { FactLine } from '../../primitives/fact-lines/fact-lines.tsx';
import type { PersonCard } from '../people/people.tsx';

/** A link to what the reader can do next. */
export interface WayOn {
  href: string;
  label: string;
}

/** A part of a section: a paragraph is a plain string, everything else is an object. */
export type ArticleBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly facts: readonly FactLine[] }
  /** An important note. */
  | { readonly note: string }
  | { readonly cards: readonly GridCard[] }
  | { readonly people: readonly PersonCard[] }
  | { readonly links: readonly WayOn[] };

/** A part of a page with its own heading. */
export interface ArticleSection {
  /** The fragment of links to this section; the same in every language. */
  id: string;
  heading: string;
  blocks: readonly ArticleBlock[];
}
