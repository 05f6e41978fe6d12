import { type SQL, and, eq, isNull, or, sql } from 'drizzle-orm';
import { type PgColumn, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { isStandingPlace } from './account-merge.schema.ts';
import { associates, bareCode, toBareCode } from './associate.schema.ts';

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
  (table) => [
    index('former_referral_codes_by_associate').on(table.associateId),
    index('former_referral_codes_bare').on(bareCode(table.code)),
  ],
);

/** The associate that had a code before. @param typed in any case, with or without hyphens and slashes */
const formerHolder = (typed: string) => sql`(select ${formerReferralCodes.associateId}
  from ${formerReferralCodes} where ${eq(bareCode(formerReferralCodes.code), toBareCode(typed))} limit 1)`;

/** Picks the associate that has a referral code, or had it before. @param typed in any case, with or without hyphens and slashes */
export function hasReferralCode(
  typed: string,
  { id, referralCode }: CodeColumns = associates,
): SQL | undefined {
  return or(
    and(eq(bareCode(referralCode), toBareCode(typed)), isStandingPlace(id)),
    eq(id, formerHolder(typed)),
  );
}

/** The columns of associates, or of an alias of them. */
type CodeColumns = Readonly<Record<'id' | 'referralCode', PgColumn>>;

/** Picks the sponsor with a referral code: an associate that did not withdraw from the agreement. */
export function isSponsor(code: string): SQL | undefined {
  return and(hasReferralCode(code), isNull(associates.withdrawnAt));
}
