import { type SQL, and, eq, isNull, or, sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { associates } from './associate.schema.ts';

/** The codes that associates had before: links and cards with them go on working, so no one else can have them. */
export const formerReferralCodes = pgTable(
  'former_referral_codes',
  {
    /** Upper case. */
    code: text().primaryKey(),
    associateId: uuid('associate_id')
      .notNull()
      .references(() => associates.id, { onDelete: 'cascade' }),
    replacedAt: timestamp('replaced_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('former_referral_codes_by_associate').on(table.associateId)],
);

/** Picks the associate that has a referral code, or had it before. @param code in any case */
export function hasReferralCode(code: string): SQL | undefined {
  const wanted = code.toUpperCase();
  const formerHolder = sql`(select ${formerReferralCodes.associateId} from ${formerReferralCodes} where ${formerReferralCodes.code} = ${wanted})`;
  return or(eq(associates.referralCode, wanted), eq(associates.id, formerHolder));
}

/** Picks the sponsor with a referral code: an associate that did not withdraw from the agreement. */
export function isSponsor(code: string): SQL | undefined {
  return and(hasReferralCode(code), isNull(associates.withdrawnAt));
}
