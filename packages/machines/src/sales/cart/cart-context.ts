import { type GuestCart, type NewCartItem, type Result, toLineKey } from '@pgm/api/contract';
import { toMessage } from '../../kit/index.ts';
import type { AwayChanges, CartOwner } from './cart-owner.ts';
import { type Addition, type CartLine, toQuantity, withoutPending } from './cart-lines.ts';

/** The part of the cart that is stored. */
export interface StoredCart {
  /** Identifies the guest's cart, so that the server merges it only once. */
  readonly key: string;
  readonly lines: readonly CartLine[];
  readonly away?: AwayChanges | undefined;
}

/** A change that the server must receive. */
export type CartTask =
  | ({ readonly kind: 'add' } & Addition)
  | { readonly kind: 'remove'; readonly line: CartLine };

/** The context of the cart machine. */
export interface CartContext extends CartOwner {
  /**
   * The key of the next guest's cart: what a later page adds before it knows the member is merged too, though this cart has
   * been.
   */
  readonly nextKey: string;
  /** Whether the user is known: a member's cart is read only then. */
  readonly isOwnerKnown: boolean;
  /** Whether the server's cart must be read before anything else. */
  readonly isStale: boolean;
  /** What is added before the stored cart is read. */
  readonly early: readonly Addition[];
  /** In the order of the requests. */
  readonly tasks: readonly CartTask[];
  /** Why the cart could not be read; English, for `t()`. */
  readonly alert: string | undefined;
}

const NO_RESPONSE = 'No response from server';

/** The context before anything is known. */
export const UNKNOWN_CART: CartContext = {
  key: '',
  nextKey: '',
  lines: [],
  userId: undefined,
  isOwnerKnown: false,
  away: undefined,
  isStale: false,
  early: [],
  tasks: [],
  alert: undefined,
};

/** The line with a key; undefined when it is not in the cart. */
export function toLine({ lines }: Pick<CartContext, 'lines'>, lineKey: string): CartLine | undefined {
  return lines.find((line) => toLineKey(line) === lineKey);
}

/** The lines after the first task ends: the server has that change now, or has rejected it. */
export function withoutArrived({ lines, tasks: [task] }: CartContext): readonly CartLine[] {
  return task?.kind === 'add' ? withoutPending(lines, task) : lines;
}

/** A line as it is sent to the server with the login. */
export function toItem(line: CartLine): GuestCart['items'][number] {
  return { productId: line.productId, size: line.size, quantity: toQuantity(line) };
}

/** What a task adds; undefined for a removal. */
export function toAddition(task: CartTask | undefined): Addition | undefined {
  return task?.kind === 'add' ? task : undefined;
}

/** The body of the request that adds a product; one press adds one unit (spec section 7), unless more are chosen. */
export function toNewItem(task: CartTask | undefined): NewCartItem {
  if (task?.kind !== 'add') throw new Error('nothing is to be added');
  const { productId, size, productName, productPrice, productImage } = task.product;
  return { productId, size, quantity: task.quantity, productName, productPrice, productImage };
}

/** The server's id of the line to remove. */
export function toId(task: CartTask | undefined): string {
  if (task?.kind !== 'remove' || task.line.id === undefined) throw new Error('nothing is to be removed');
  return task.line.id;
}

/** Why the cart could not be read. */
export function toAlert(result: Result<unknown> | undefined): string {
  const isUnanswered = result?.ok === false && result.failure.code === 'noResponse';
  return isUnanswered ? NO_RESPONSE : toMessage(result);
}

/**
 * The message for a failed change: that no response came, the server's message, or the default sentence of the
 * product.
 */
export function toTaskReason(result: Result<unknown> | undefined, rejected: string, broken: string): string {
  if (result === undefined || result.ok) return broken;
  if (result.failure.code === 'noResponse') return NO_RESPONSE;
  return (result.failure.code === 'conflict' && result.failure.message) || rejected;
}
