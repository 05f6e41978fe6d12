import { CartItem } from '@pgm/api/contract';
import type { StoredCart } from '@pgm/machines/sales/cart';
import * as z from 'zod/mini';
import { forgetEncrypted, readEncrypted, writeEncrypted } from '../../auth/session/encrypted-storage.ts';

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

/** Saves a cart; a guest's empty cart leaves nothing in the storage. Writes run in the order of the calls. */
export function storeCart(cart: StoredCart, isMember: boolean): Promise<void> {
  writing = write(cart, isMember, writing);
  return writing;
}

async function write({ key, lines }: StoredCart, isMember: boolean, before: Promise<void>): Promise<void> {
  await before;
  if (lines.length === 0 && !isMember) forgetEncrypted('cartItems');
  else await writeEncrypted({ cartItems: { key, lines } });
}

let writing: Promise<void> = Promise.resolve();
