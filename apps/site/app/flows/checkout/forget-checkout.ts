import * as z from 'zod/mini';

/** Where the tab keeps a checkout: its session storage; local storage is for members' data only. */
export const MEMORY_KEY = 'checkout';

const Owned = z.object({ userId: z.string() });

/** Forgets what the tab keeps of a checkout, such as a GST number. */
export function forgetCheckout(): void {
  sessionStorage.removeItem(MEMORY_KEY);
}

/** Forgets it where it is not the checkout of this member, who may go on after a session that ended. */
export function forgetCheckoutOfOthers(userId: string): void {
  const owner = ownerOfCheckout();
  if (owner !== undefined && owner !== userId) forgetCheckout();
}

/** Forgets it where it is nobody's: whoever comes next could not be told apart from who began it. */
export function forgetCheckoutOfNobody(): void {
  if (ownerOfCheckout() === undefined) forgetCheckout();
}

/** Whose checkout the tab keeps; undefined where there is none, or it does not say. */
function ownerOfCheckout(): string | undefined {
  try {
    return Owned.safeParse(JSON.parse(sessionStorage.getItem(MEMORY_KEY) ?? 'null')).data?.userId;
  } catch {
    return undefined;
  }
}
