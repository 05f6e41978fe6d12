import type { AwayChanges } from '@pgm/machines/sales/cart';
import * as z from 'zod/mini';
import { tabStorage } from '#app/kit/device/tab-storage.ts';

/**
 * The quantities that a member changed when the session was lost: the session storage has them until the same
 * member is back.
 */
export const awayChanges = tabStorage<AwayChanges>(
  'cart-changes',
  z.object({
    userId: z.string(),
    lines: z.array(z.object({ productId: z.string(), size: z.optional(z.string()), change: z.int() })),
  }),
);

/** Saves only these changes in the session storage; saves nothing when there are none. */
export function storeAway(away: AwayChanges | undefined): void {
  if (away === undefined) awayChanges.forget();
  else awayChanges.save(away);
}
