import {
  type Order,
  type OrderPieces,
  type ReturnPieces,
  ReturnRequest,
  fieldErrors,
  leftLines,
  toLineKey,
} from '@pgm/api/contract';
import type { ChosenPhoto } from '../../kit/chosen-photo.ts';

/** What a member chooses in the dialogs of an order. */
export interface OrderChoices {
  readonly order: Order | undefined;
  /** Why the order is returned, as typed. */
  readonly reason: string;
  /** How many pieces of each line are cancelled or returned, by line key. */
  readonly pieces: Readonly<Record<string, number>>;
  /** The size that is wanted in exchange for the pieces of a line, by line key; empty for a refund. */
  readonly exchanges: Readonly<Record<string, string>>;
  /** The photos that come with the return. */
  readonly photos: readonly ChosenPhoto[];
}

/** A return to request. */
export interface ReturnToSend extends Pick<ReturnRequest, 'reason' | 'items'> {
  readonly photos: readonly ChosenPhoto[];
}

/** The error of the reason for a return; English, for `t()`. */
export function reasonError({ reason }: Pick<OrderChoices, 'reason'>): string | undefined {
  return fieldErrors<'reason'>(ReturnRequest, { reason }).reason;
}

/** The error of the chosen pieces; English, for `t()`. */
export function piecesError({ pieces }: Pick<OrderChoices, 'pieces'>): string | undefined {
  return Object.values(pieces).some((quantity) => quantity > 0) ? undefined : 'Choose at least one product';
}

/** Whether all pieces that an order has left are chosen. */
export function isWholeChosen({ order, pieces }: Pick<OrderChoices, 'order' | 'pieces'>): boolean {
  return leftLines(order?.items).every(({ lineKey, left }) => pieces[lineKey] === left);
}

/** The sizes for which the chosen pieces of a line can be exchanged: those of which there are so many. */
export function exchangeSizes(
  { order, pieces }: Pick<OrderChoices, 'order' | 'pieces'>,
  lineKey: string,
): string[] {
  const chosen = pieces[lineKey] ?? 0;
  const line = leftLines(order?.items).find((one) => one.lineKey === lineKey);
  if (chosen === 0) return [];
  return Object.entries(line?.exchangeSizes ?? {}).flatMap(([size, left]) => (left >= chosen ? [size] : []));
}

/** The size that is wanted in exchange for a line; empty for a refund, also once there are too few for the chosen pieces. */
export function toExchangeSize(context: OrderChoices, lineKey: string): string {
  const size = context.exchanges[lineKey] ?? '';
  return exchangeSizes(context, lineKey).includes(size) ? size : '';
}

/** Whether the order still has all chosen pieces. */
export function fits({ order, pieces }: OrderChoices): boolean {
  const left = new Map(leftLines(order?.items).map((line) => [line.lineKey, line.left]));
  return Object.entries(pieces).every(([lineKey, quantity]) => quantity <= (left.get(lineKey) ?? 0));
}

/** The return as it is chosen. */
export function toReturn(context: OrderChoices): ReturnToSend {
  const items = toChosenPieces(context).map((piece): ReturnPieces => {
    const exchangeFor = toExchangeSize(context, toLineKey(piece));
    return exchangeFor === '' ? piece : { ...piece, exchangeFor };
  });
  return { reason: context.reason, items, photos: context.photos };
}

/** The lines of which pieces are chosen. */
export function toChosenPieces({ order, pieces }: OrderChoices): OrderPieces[] {
  return leftLines(order?.items).flatMap(({ productId, size, lineKey }) => {
    const quantity = pieces[lineKey] ?? 0;
    return quantity > 0 ? [{ productId, quantity, ...(size && { size }) }] : [];
  });
}
