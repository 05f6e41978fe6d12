import type { ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';
import type { StockFacts } from '../../catalogue/stock/stock.tsx';

/** The target of an option. */
interface Target {
  href: string;
}

/** A product in the list; `price` in rupees. */
export interface ProductOption extends Target {
  kind: 'product';
  name: string;
  brandName: string;
  price: number;
  points: number;
  stock: StockFacts;
  image: ImageFacts;
}

/** A link to all found products. */
interface AllOption extends Target {
  kind: 'all';
  total: number;
}

/** A category of the shop, or a content page; a page's title is already in the reader's language. */
interface PlaceOption extends Target {
  kind: 'category' | 'page';
  name: string;
}

/** A search result. */
export type FoundOption = ProductOption | AllOption | PlaceOption;

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
