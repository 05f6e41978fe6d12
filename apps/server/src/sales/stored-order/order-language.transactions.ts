import type { Language } from '@pgm/api/contract';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { orders } from '../tables/order.schema.ts';

/** The language of the site when a member last ordered; English before that. */
export async function findLanguage(tx: Database, userId: string): Promise<Language> {
  const [last] = await tx
    .select({ language: orders.language })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(1);
  return last?.language ?? 'en';
}
