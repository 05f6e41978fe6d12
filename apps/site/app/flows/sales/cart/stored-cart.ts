import { CartItem } from '@pgm/api/contract';
import type { StoredCart } from '@pgm/machines/sales/cart';
import * as z from 'zod/mini';
import { readEncrypted, storeEncrypted } from '#app/kit/device/encrypted-storage.ts';

/** The cart in the storage. It omits changes that were being sent when the page closed: the server knows them. */
const Stored = z.object({
  key: z.uuid(),
  lines: z.array(
    z.extend(z.omit(CartItem, { id: true, quantity: true }), {
      id: z.optional(z.string()),
      saved: z.int(),
      change: z.int(),
    }),
  ),
});

/** The cart of this browser; an unreadable cart counts as no cart. */
export async function readStoredCart(): Promise<StoredCart> {
  const stored = Stored.safeParse(await readEncrypted('cartItems').catch(() => undefined));
  if (!stored.success) return { key: crypto.randomUUID(), lines: [] };
  const { key, lines } = stored.data;
  return { key, lines: lines.map((line) => ({ ...line, id: line.id, pending: 0 })) };
}

/** Saves a cart; a guest's empty cart leaves nothing in the storage. */
export function storeCart({ key, lines }: StoredCart, isMember: boolean): Promise<void> {
  return storeEncrypted('cartItems', lines.length === 0 && !isMember ? undefined : { key, lines });
}
