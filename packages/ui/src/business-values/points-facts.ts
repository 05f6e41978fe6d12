import type { Speech } from '../language/index.ts';

/** How sure a member can be of points. */
export type PointsGroup = 'pending' | 'confirmed' | 'cancelled';

/** An entry of a group; times are ISO text. What follows `orderPoint` is shown when the entry is opened. */
export interface PointsEntryFacts {
  id: string;
  /** English; where the order's number stands in it, it is translated around that. */
  reason: string;
  createdAt: string;
  /** When the points end; null when they don't. */
  validity: string | null;
  /** Whether points came into the group or left it. */
  type: 'CREDIT' | 'DEBIT';
  /** How many, without a sign. */
  orderPoint: number;
  /** For people: `PGM-000123`. */
  orderNumber?: string | undefined;
  /** The order's own page. */
  orderHref?: string | undefined;
  /** `points` are those of all pieces. */
  products?: readonly { name: string; quantity: number; points: number }[] | undefined;
  /** There were more products than are listed. */
  hasMoreProducts?: boolean | undefined;
  /** English: the rule by which the points came or left. */
  rule?: string | undefined;
  /** English: what becomes of the points next. */
  next?: string | null | undefined;
  /** When that happens, if it is known. */
  nextAt?: string | null | undefined;
}

/** The part of a group's list that is shown. */
export interface PointsListFacts {
  /** As typed. */
  search: string;
  /** Counts from 1. */
  page: number;
  pageCount: number;
  /** How many match the search. */
  count: number;
  /** Where the first of this page stands among them, counting from 1. */
  from: number;
  /** There is nothing to search. */
  isEmpty: boolean;
  /** Of this page, the newest first. */
  transactions: readonly PointsEntryFacts[];
}

/** Says why points came or went: 'Order PGM-000123 placed' is one sentence for all orders. */
export function sayReason(
  t: Speech['t'],
  { reason, orderNumber }: Pick<PointsEntryFacts, 'reason' | 'orderNumber'>,
): string {
  if (orderNumber === undefined) return t(reason);
  return t(reason.replace(orderNumber, '{number}'), { number: orderNumber });
}
