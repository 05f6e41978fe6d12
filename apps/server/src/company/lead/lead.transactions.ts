import { inArray, or, sql } from 'drizzle-orm';
import type { UserRow } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { leads } from './lead.schema.ts';

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
