import type { I18n } from '../../foundations/language/language.tsx';

/** How certain the points are. */
export type PointsGroup = 'pending' | 'confirmed' | 'cancelled';

/** The points that an order, the opening points of a member, or a correction have in a group now; times are ISO text. */
export interface TransactionFacts {
  id: string;
  /** English; when it contains an order number, the text around it is translated. */
  reason: string;
  /** When the points entered the group. */
  createdAt: string;
  /** When confirmed points expire; null for other points. */
  validity: string | null;
  type: 'CREDIT' | 'DEBIT';
  /** The number of points, without a sign. */
  orderPoint: number;
  /** The order number for people: `PGM-000123`; absent for other points. */
  orderNumber?: string | undefined;
  /** English: what happens to pending points next. */
  next?: string | null | undefined;
  /** When that happens, if it is known. */
  nextAt?: string | null | undefined;
  /** When that happens if the order arrives as promised. */
  expectedAt?: string | null | undefined;
}

/** An entry of the ledger: points entered a group, or left it. */
export interface LedgerEntryFacts {
  id: string;
  createdAt: string;
  group: PointsGroup;
  type: 'CREDIT' | 'DEBIT';
  /** Without a sign. */
  points: number;
  /** English, like the rule by which it was made. */
  reason: string;
  rule: string;
}

/** What the ledger holds of an order. */
export interface LedgerFacts {
  orderNumber: string;
  /** `points` are the points of all pieces. */
  products: readonly { name: string; quantity: number; points: number }[];
  /** There are more products than the list shows. */
  hasMoreProducts: boolean;
  /** The oldest first. */
  entries: readonly LedgerEntryFacts[];
}

/** Translates why points are in a group: 'Order PGM-000123 placed' is one sentence for all orders. */
export function translateReason(
  t: I18n['t'],
  { reason, orderNumber }: { readonly reason: string; readonly orderNumber?: string | null | undefined },
): string {
  if (orderNumber === undefined || orderNumber === null) return t(reason);
  return t(reason.replace(orderNumber, '{number}'), { number: orderNumber });
}

/** The reasons for which points are in a group. */
const REASONS: Readonly<Record<PointsGroup, readonly string[]>> = {
  pending: ['Order {number} placed'],
  confirmed: ['Order {number} delivered and kept'],
  cancelled: ['Order {number} cancelled', 'Order {number} returned', 'Points of order {number} expired'],
};

/** The reasons of points without an order: from before the member was imported, and corrections. */
const OTHER_REASONS: Readonly<Record<PointsGroup, readonly string[]>> = {
  pending: ['Opening points'],
  confirmed: [
    'Opening points',
    'Correction: points were missing',
    'Correction: points were counted twice',
    'Correction: the number of points was wrong',
    'Correction: goodwill',
    'Correction of points',
  ],
  cancelled: ['Opening points', 'Points of a correction expired'],
};

/** The search in the server's English reasons that finds what a user types in another language. */
export function toEnglishSearch(t: I18n['t'], group: PointsGroup, typed: string): string {
  const search = typed.trim();
  if (/[a-z0-9]/i.test(search)) return search;
  const all = REASONS[group];
  const found = all.filter((reason) => t(reason, { number: '' }).includes(search));
  if (found.length === all.length) return '';
  const [first = OTHER_REASONS[group].find((reason) => t(reason).includes(search))] = found;
  return first?.replace(/^.*} /, '') ?? search;
}

/** The text about the end of points: a date wherever they can expire. */
export function toValidity(
  { t, formatDate }: Pick<I18n, 't' | 'formatDate'>,
  group: PointsGroup,
  { validity }: Pick<TransactionFacts, 'validity'>,
): string {
  if (group === 'pending') return t('Valid till: set when confirmed');
  if (group === 'cancelled' || validity === null) return t('Valid till: not applicable');
  return t('Valid till {date}', { date: formatDate(validity) });
}

/** The text about the next change of pending points; undefined when there is none. */
export function toNextChange(
  { t, formatDate }: Pick<I18n, 't' | 'formatDate'>,
  { next, nextAt, expectedAt }: Pick<TransactionFacts, 'next' | 'nextAt' | 'expectedAt'>,
): string | undefined {
  if (typeof nextAt === 'string') return t('Will be confirmed on {date}', { date: formatDate(nextAt) });
  if (typeof expectedAt === 'string')
    return t('Expected to be confirmed by {date}', { date: formatDate(expectedAt) });
  return typeof next === 'string' ? t(next) : undefined;
}
