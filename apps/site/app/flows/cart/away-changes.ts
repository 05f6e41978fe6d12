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
