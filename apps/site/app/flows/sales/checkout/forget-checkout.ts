import * as z from 'zod/mini';

/** The key of the checkout in the session storage; local storage is only for members' data. */
export const STORAGE_KEY = 'checkout';

const Owned = z.object({ userId: z.string() });

/** Deletes the checkout from the session storage, such as a GST number. */
export function forgetCheckout(): void {
  sessionStorage.removeItem(STORAGE_KEY);
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
  try {
    return Owned.safeParse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')).data?.userId;
  } catch {
    return undefined;
  }
}
