import type { GuestCart, NewCartItem, Result } from '@pgm/api/contract';
import type { AwayChanges, CartOwner } from './cart-owner.ts';
import { type Addition, type CartLine, quantityOf, withoutPending } from './cart-lines.ts';

/** What is stored of the cart. */
export interface StoredCart {
  /** Names the guest's cart, so that the server takes it over once. */
  readonly key: string;
  readonly lines: readonly CartLine[];
  readonly away?: AwayChanges | undefined;
}

/** Something that the server is to be told. */
export type CartTask =
  ({ readonly kind: 'add' } & Addition) | { readonly kind: 'remove'; readonly line: CartLine };

/** All that the cart knows. */
export interface CartContext extends CartOwner {
  /** Whether it is known who is there: a member's cart is read only then. */
  readonly isOwnerKnown: boolean;
  /** Whether the server's cart has to be read before anything else. */
  readonly isStale: boolean;
  /** In the order in which they were asked for. */
  readonly tasks: readonly CartTask[];
  /** Why the cart could not be read; English, for `t()`. */
  readonly alert: string | undefined;
}

const NO_RESPONSE = 'No response from server';

/** Before anything is known of it. */
export const UNKNOWN_CART: CartContext = {
  key: '',
  lines: [],
  userId: undefined,
  isOwnerKnown: false,
  away: undefined,
  isStale: false,
  tasks: [],
  alert: undefined,
};

/** The line of a product; none where it is not in the cart. */
export function lineOf({ lines }: Pick<CartContext, 'lines'>, productId: string): CartLine | undefined {
  return lines.find((line) => line.productId === productId);
}

/** The lines without the one that was just on its way: the server has it now, or will not. */
export function withoutArrived({ lines, tasks: [task] }: CartContext): readonly CartLine[] {
  return task?.kind === 'add' ? withoutPending(lines, task) : lines;
}

/** A line as it is handed over with the login. */
export function itemOf(line: CartLine): GuestCart['items'][number] {
  return { productId: line.productId, quantity: quantityOf(line) };
}

/** What is posted to add something; a press adds one unit (spec section 7). */
export function newItemOf(task: CartTask | undefined): NewCartItem {
  if (task?.kind !== 'add') throw new Error('nothing is to be added');
  const { productId, productName, productPrice, productImage } = task.product;
  return { productId, quantity: task.quantity, productName, productPrice, productImage };
}

/** Which of the server's lines is removed. */
export function idOf(task: CartTask | undefined): string {
  if (task?.kind !== 'remove' || task.line.id === undefined) throw new Error('nothing is to be removed');
  return task.line.id;
}

/** Why the cart could not be read. */
export function messageOf(answer: Result<unknown> | undefined): string {
  if (answer === undefined || answer.ok) return 'Something went wrong.';
  return answer.failure.code === 'noResponse' ? NO_RESPONSE : answer.failure.message;
}

/** What a person is told of a change that did not get through: that nothing came back, what the shop says, or the product's own sentence. */
export function reasonOf(answer: Result<unknown> | undefined, refused: string, broken: string): string {
  if (answer === undefined || answer.ok) return broken;
  if (answer.failure.code === 'noResponse') return NO_RESPONSE;
  return answer.failure.code === 'conflict' ? answer.failure.message : refused;
}
