import * as z from 'zod/mini';

/** The key of the checkout in the session storage; local storage is only for members' data. */
const KEY = 'checkout';

const Owned = z.object({ userId: z.string() });

/** What is saved of a checkout in this tab; undefined when there is none, or when it cannot be read. */
export function readCheckout(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Saves a checkout in this tab. */
export function writeCheckout(checkout: object): void {
  sessionStorage.setItem(KEY, JSON.stringify(checkout));
}

/** Deletes the checkout from the session storage, such as a GST number. */
export function forgetCheckout(): void {
  sessionStorage.removeItem(KEY);
}

/** Deletes it when it belongs to another member; the same member may continue after an expired session. */
export function forgetOtherCheckouts(userId: string): void {
  const owner = checkoutOwner();
  if (owner !== undefined && owner !== userId) forgetCheckout();
}

/** Deletes it when it has no owner: the next user could be another person than the one who began it. */
export function forgetGuestCheckout(): void {
  if (checkoutOwner() === undefined) forgetCheckout();
}

/** The member who owns the saved checkout; undefined when there is no checkout or it names no owner. */
function checkoutOwner(): string | undefined {
  return Owned.safeParse(readCheckout()).data?.userId;
}
