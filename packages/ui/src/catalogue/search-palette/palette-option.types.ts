import type { ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';
import type { TextMatch } from '../found-text/found-text.tsx';
import type { StockFacts } from '../stock/stock.tsx';

/** The target of an option. */
interface Target {
  href: string;
}

/** Something that is found. */
interface Hit extends Target {
  /** Why it is found. Default: not said. */
  match?: TextMatch | undefined;
}

/** A product in the list; `price` in rupees. */
export interface ProductOption extends Hit {
  kind: 'product';
  name: string;
  brandName: string;
  price: number;
  /** Some of its sizes cost more. Default false. */
  hasDearerSizes?: boolean | undefined;
  points: number;
  stock: StockFacts;
  image: ImageFacts;
}

/** A link to all found products. */
interface AllOption extends Target {
  kind: 'all';
  total: number;
}

/** A brand, a category of the shop, or a content page; a page's title is already in the reader's language. */
interface PlaceOption extends Hit {
  kind: 'brand' | 'category' | 'page';
  name: string;
}

/** The search that was probably meant; it is made at once. */
interface MeantOption {
  kind: 'meant';
  text: string;
}

/** A search result, or what nearly matches. */
export type FoundOption = ProductOption | AllOption | PlaceOption | MeantOption;

/** A recent search. */
export interface RecentOption {
  kind: 'recent';
  text: string;
}

/** An option of the list. */
export type PaletteOption = FoundOption | RecentOption;

/** The moves of the keyboard in the list. */
export type ActiveMove = 'next' | 'previous' | 'first' | 'last';

/** The props of every part of the list. */
export interface ListProps {
  /** The id of the list; each option's id is this and its index, from 0. */
  id: string;
  /** The index of the active option. */
  activeAt: number | undefined;
  onChoose: (at: number) => void;
}

/** The id of the option with the index `at`, from 0. */
export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}
