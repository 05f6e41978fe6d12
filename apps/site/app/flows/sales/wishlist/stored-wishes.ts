import type { GuestWish } from '@pgm/machines/sales/wishlist';
import * as z from 'zod/mini';
import { forgetEncrypted, readEncrypted, writeEncrypted } from '../../auth/session/encrypted-storage.ts';

const Stored = z.array(z.object({ productId: z.uuid(), name: z.string() }));

/** The wishes of this browser that are on no member's list yet; unreadable ones count as none. */
export async function readStoredWishes(): Promise<readonly GuestWish[]> {
  const stored = Stored.safeParse(await readEncrypted('wishItems').catch(() => undefined));
  return stored.success ? stored.data : [];
}

/** Saves the wishes; none leave nothing in the storage. Writes run in the order of the calls. */
export function storeWishes(wishes: readonly GuestWish[]): Promise<void> {
  writing = write(wishes, writing);
  return writing;
}

async function write(wishes: readonly GuestWish[], before: Promise<void>): Promise<void> {
  await before;
  if (wishes.length === 0) forgetEncrypted('wishItems');
  else await writeEncrypted({ wishItems: wishes });
}

let writing: Promise<void> = Promise.resolve();
