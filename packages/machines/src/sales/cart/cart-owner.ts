import { type CartChange, type CartLine, guestLines } from './cart-lines.ts';

/** The changes that a member made and did not order before the session ended; only for that member. */
export interface AwayChanges {
  readonly userId: string;
  readonly lines: readonly CartChange[];
}

/** The owner of the cart. */
export interface CartOwner {
  /** Undefined for a guest. */
  readonly userId: string | undefined;
  /** Identifies the guest's cart, so that the server merges it only once. */
  readonly key: string;
  readonly lines: readonly CartLine[];
  readonly away: AwayChanges | undefined;
}

/** The current user. */
export interface NewOwner {
  /** Undefined for a guest. */
  readonly userId: string | undefined;
  /** The key of the guest's cart that comes after this one. */
  readonly key: string;
  /** Whether the session expired: then the changes wait for the member. After a logout no changes stay. */
  readonly isExpired: boolean;
}

/** The cart after a login or after the end of a session. */
export function ownedBy(cart: CartOwner, { userId, key, isExpired }: NewOwner): CartOwner {
  const { userId: before, lines, away } = cart;
  if (before === undefined) {
    if (userId === undefined) return { ...cart, lines: guestLines(lines) };
    return { ...cart, userId, away: awayFor(userId, away) };
  }
  // The lines of a member are removed together with the session.
  const changed = lines
    .filter(({ id, change }) => id !== undefined && change !== 0)
    .map(({ productId, size, change }) => ({ productId, size, change }));
  const left = { userId: before, lines: [...changed, ...(away?.lines ?? [])] };
  return { userId, key, lines: guestLines(lines), away: isExpired ? left : undefined };
}

/**
 * The changes that stay saved for their member when `userId` is the current user: all while there is a guest,
 * none when there is another member.
 */
export function awayFor(userId: string | undefined, away: AwayChanges | undefined): AwayChanges | undefined {
  return userId === undefined || userId === away?.userId ? away : undefined;
}
