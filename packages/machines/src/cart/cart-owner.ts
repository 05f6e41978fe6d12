import { type CartChange, type CartLine, guestLines } from './cart-lines.ts';

/** What a member had changed and not ordered when the session ended: for that member alone. */
export interface AwayChanges {
  readonly userId: string;
  readonly lines: readonly CartChange[];
}

/** Whose cart it is. */
export interface CartOwner {
  /** Undefined for a guest. */
  readonly userId: string | undefined;
  /** Names the guest's cart, so that the server takes it over once. */
  readonly key: string;
  readonly lines: readonly CartLine[];
  readonly away: AwayChanges | undefined;
}

/** Who is there now. */
export interface NewOwner {
  /** Undefined for a guest. */
  readonly userId: string | undefined;
  /** The key of the guest's cart that begins when somebody leaves. */
  readonly key: string;
  /** The session was lost: what was changed waits for its member. Who logs out leaves nothing. */
  readonly isExpired: boolean;
}

/** What becomes of a cart when somebody logs in, or a session ends. */
export function ownedBy(cart: CartOwner, { userId, key, isExpired }: NewOwner): CartOwner {
  const { userId: before, lines, away } = cart;
  if (before === undefined) {
    if (userId === undefined) return { ...cart, lines: guestLines(lines) };
    return { ...cart, userId, away: awayFor(userId, away) };
  }
  // A member's lines go with the member.
  const changed = lines
    .filter(({ id, change }) => id !== undefined && change !== 0)
    .map(({ productId, change }) => ({ productId, change }));
  const left = { userId: before, lines: [...changed, ...(away?.lines ?? [])] };
  return { userId, key, lines: guestLines(lines), away: isExpired ? left : undefined };
}

/** What is still kept for its member when `userId` is there: all as long as nobody is, nothing once it is somebody else. */
export function awayFor(userId: string | undefined, away: AwayChanges | undefined): AwayChanges | undefined {
  return userId === undefined || userId === away?.userId ? away : undefined;
}
