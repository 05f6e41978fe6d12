import type { I18n } from '../../foundations/language/language.tsx';

/** How certain the points are. */
export type PointsGroup = 'pending' | 'confirmed' | 'cancelled';

/** An entry of a group; times are ISO text. The fields after `orderPoint` are shown when the entry is opened. */
export interface PointsEntryFacts {
  id: string;
  /** English; when it contains an order number, the text around it is translated. */
  reason: string;
  createdAt: string;
  /** When the points expire; null when they do not. */
  validity: string | null;
  /** Whether points came into the group or left it. */
  type: 'CREDIT' | 'DEBIT';
  /** The number of points, without a sign. */
  orderPoint: number;
  /** The order number for people: `PGM-000123`. */
  orderNumber?: string | undefined;
  /** The order's own page. */
  orderHref?: string | undefined;
  /** `points` are the points of all pieces. */
  products?: readonly { name: string; quantity: number; points: number }[] | undefined;
  /** There are more products than the list shows. */
  hasMoreProducts?: boolean | undefined;
  /** English: the rule by which the points were added or removed. */
  rule?: string | undefined;
  /** English: what happens to the points next. */
  next?: string | null | undefined;
  /** When that happens, if it is known. */
  nextAt?: string | null | undefined;
}

/** The part of a group's list that is shown, and its search. */
export interface PointsListFacts {
  /** As typed. */
  search: string;
  /** Counts from 1. */
  page: number;
  pageCount: number;
  /** How many match the search. */
  count: number;
  /** The position of this page's first entry among the matches, counting from 1. */
  from: number;
  /** The group has no entries at all, so there is nothing to search. */
  isEmpty: boolean;
  /** The entries of this page, the newest first. */
  transactions: readonly PointsEntryFacts[];
}

/** Translates why points were added or removed: 'Order PGM-000123 placed' is one sentence for all orders. */
export function translateReason(
  t: I18n['t'],
  { reason, orderNumber }: Pick<PointsEntryFacts, 'reason' | 'orderNumber'>,
): string {
  if (orderNumber === undefined) return t(reason);
  return t(reason.replace(orderNumber, '{number}'), { number: orderNumber });
}
