import { DEFAULT_BV_VALUE, type Result, fail, ok } from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import { associates } from '../associate/associate.schema.ts';
import { changeParent } from '../associate/change-parent.ts';
import type { Database } from '../platform/database/database.ts';
import type { memberRequests } from './member-request.schema.ts';

type RequestRow = typeof memberRequests.$inferSelect;

/** Does what an approved request asks for, as far as the server can: a profile is corrected by hand. */
export async function carryOut(
  tx: Database,
  { kind, userId, sponsorId }: RequestRow,
  { actorId, at }: { readonly actorId: string; readonly at: Date },
): Promise<Result<true>> {
  if (kind !== 'PARENT_CHANGE') return ok(true);
  if (sponsorId === null) return SPONSOR_GONE;
  const [own] = await tx
    .select({ parentId: associates.parentId })
    .from(associates)
    .where(eq(associates.userId, userId));
  if (!own) return NO_ASSOCIATE;
  // Somebody has moved them already.
  if (own.parentId === sponsorId) return ok(true);
  const change = { ref: userId, parentId: sponsorId, bvValue: DEFAULT_BV_VALUE, actorId, at };
  const moved = await changeParent(tx, change);
  return moved.ok ? ok(true) : moved;
}

const SPONSOR_GONE = fail({
  code: 'conflict' as const,
  message: 'The wished sponsor is no longer there.',
});
const NO_ASSOCIATE = fail({ code: 'conflict' as const, message: 'This account is no associate.' });
