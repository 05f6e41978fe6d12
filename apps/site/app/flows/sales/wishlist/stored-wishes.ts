import type { GuestWish } from '@pgm/machines/sales/wishlist';
import * as z from 'zod/mini';
import { readEncrypted, storeEncrypted } from '#app/kit/device/encrypted-storage.ts';

const Stored = z.array(z.object({ productId: z.uuid(), name: z.string() }));

/** The wishes of this browser that are on no member's list yet; unreadable ones count as none. */
export async function readStoredWishes(): Promise<readonly GuestWish[]> {
  const stored = Stored.safeParse(await readEncrypted('wishItems').catch(() => undefined));
  return stored.success ? stored.data : [];
}

/** Saves the wishes; none leave nothing in the storage. */
export function storeWishes(wishes: readonly GuestWish[]): Promise<void> {
  return storeEncrypted('wishItems', wishes.length === 0 ? undefined : wishes);
}
