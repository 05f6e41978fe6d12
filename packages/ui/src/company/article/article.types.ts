import type { GridCard } from '../../primitives/card-grid/card-grid.tsx';
import type { FactLine } from '../../primitives/fact-lines/fact-lines.tsx';
import type { PersonCard } from '../people/people.tsx';

/** A link to what the reader can do next. */
export interface WayOn {
  href: string;
  label: string;
}

/** A piece of a text that looks different from the rest, or leads on. */
interface WordsPart {
  readonly text: string;
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  readonly href?: string;
}

/** A text, in its pieces where some of them are marked. */
export type Words = string | readonly WordsPart[];

/** A card whose text can have marks. */
type WithText<Card, Text> = Omit<Card, 'text'> & { readonly text: Text };

/** A part of a section: a paragraph is a text, everything else is an object. `Text` is a plain string, or {@link Words}. */
export type ArticleBlock<Text = string> =
  | Text
  | { readonly list: readonly Text[] }
  | { readonly steps: readonly Text[] }
  | { readonly facts: readonly FactLine[] }
  /** An important note. */
  | { readonly note: Text }
  | { readonly cards: readonly WithText<GridCard, Text>[] }
  | { readonly people: readonly WithText<PersonCard, Text>[] }
  | { readonly links: readonly WayOn[] };

/** A part of a page with its own heading. */
export interface ArticleSection<Text = string> {
  /** The fragment of links to this section; the same in every language. */
  id: string;
  heading: string;
  blocks: readonly ArticleBlock<Text>[];
}
