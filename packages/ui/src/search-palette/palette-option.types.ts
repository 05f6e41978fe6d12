import type { PictureImage } from '../picture/index.ts';
import type { StockFacts } from '../stock/index.ts';

/** Where an option leads. */
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
  image: PictureImage;
}

/** Every product that was found. */
interface AllOption extends Target {
  kind: 'all';
  total: number;
}

/** A shelf of the shop, or a page to read; a page's title is in the reader's language already. */
interface PlaceOption extends Target {
  kind: 'category' | 'page';
  name: string;
}

/** Something that was found. */
export type FoundOption = ProductOption | AllOption | PlaceOption;

/** Something that was looked for before. */
export interface RecentOption {
  kind: 'recent';
  text: string;
}

/** A line of the list. */
export type PaletteOption = FoundOption | RecentOption;

/** Where the keyboard goes in the list. */
export type ActiveMove = 'next' | 'previous' | 'first' | 'last';

/** What every part of the list is given. */
export interface ListProps {
  /** Of the list; its options have it with their number, from 0. */
  id: string;
  /** Which option the keyboard is on. */
  activeAt: number | undefined;
  onChoose: (at: number) => void;
}

/** The id of the option that stands at `at`, from 0. */
export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}
