import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { UserRow } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Editor, recordChanges } from '../../platform/record/record-change.ts';
import { toLeadFacts } from './lead.mapper.ts';
import { leads } from './lead.schema.ts';

/** Assigns the leads of a member of staff that are not settled to none, with their entries in the audit. */
export async function unassignLeads(tx: Database, staffId: string, { actorId, at }: Editor): Promise<void> {
  const released = await tx
    .update(leads)
    .set({ assignedTo: null, version: sql`${leads.version} + 1` })
    .where(and(eq(leads.assignedTo, staffId), isNull(leads.settledAt)))
    .returning();
  await recordChanges(
    tx,
    released.map((lead) => ({
      actorId,
      at,
      action: 'update',
      subject: `lead/${lead.id}`,
      before: toLeadFacts({ ...lead, assignedTo: staffId, version: lead.version - 1 }),
      after: toLeadFacts(lead),
    })),
  );
}

/** Deletes the leads with a contact that a user has proven: any visitor could have sent the others. */
export async function forgetLeads(tx: Database, user: UserRow): Promise<void> {
  const { email, emailVerifiedAt, formerMobile, mobile, mobileVerifiedAt } = user;
  const mobiles = [mobileVerifiedAt && mobile, formerMobile].filter((one) => one !== null);
  const mails = [emailVerifiedAt && email].filter((one) => one !== null);
  if (mobiles.length + mails.length === 0) return;
  await tx
    .delete(leads)
    .where(or(inArray(leads.mobile, mobiles), inArray(sql`lower(${leads.email})`, mails)));
}
