import { type SQL, or, eq } from 'drizzle-orm';
import { associates } from './associate.schema.ts';

/** Picks an associate by its own id or by that of the user. */
export function isRef(ref: string): SQL | undefined {
  return or(eq(associates.id, ref), eq(associates.userId, ref));
}
