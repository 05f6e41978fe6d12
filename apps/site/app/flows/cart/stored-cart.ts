import { CartItem } from '@pgm/api/contract';
import type { StoredCart } from '@pgm/machines/cart';
import * as z from 'zod/mini';
import { forgetEncrypted, readEncrypted, writeEncrypted } from '../session/encrypted-storage.ts';

/** The cart as it stands in the storage. What was on its way to the server when the page went is not: the server knows. */
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

/** The cart of this browser; an unreadable one counts as none. */
export async function readStoredCart(): Promise<StoredCart> {
  const stored = Stored.safeParse(await readEncrypted('cartItems').catch(() => undefined));
  if (!stored.success) return { key: crypto.randomUUID(), lines: [] };
  const { key, lines } = stored.data;
  return { key, lines: lines.map((line) => ({ ...line, id: line.id, pending: 0 })) };
}

/** Keeps a cart; a guest's empty one leaves nothing behind. Writes follow each other in the order of the calls. */
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
