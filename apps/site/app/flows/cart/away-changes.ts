import type { AwayChanges } from '@pgm/machines/cart';
import * as z from 'zod/mini';
import { tabMemory } from '../tab-memory/tab-memory.ts';

/** The quantities that a member had changed when the session was lost: the tab keeps them until the same member is back. */
export const awayChanges = tabMemory<AwayChanges>(
  'cart-changes',
  z.object({
    userId: z.string(),
    lines: z.array(z.object({ productId: z.string(), change: z.int() })),
  }),
);

/** Has the tab keep just these; nothing is to be kept where there are none. */
export function storeAway(away: AwayChanges | undefined): void {
  if (away === undefined) awayChanges.forget();
  else awayChanges.keep(away);
}
