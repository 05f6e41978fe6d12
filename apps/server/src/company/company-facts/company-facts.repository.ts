import {
  ANNOUNCEMENT_LABELS,
  CERTIFICATE_FACT_LABELS,
  COMPANY_FACTS,
  type CompanyFacts,
  type CompanyRecord,
  type CompanyVersion,
  NUMBER_FACT_LABELS,
  missingFacts,
  readCompanyFacts,
} from '@pgm/api/contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { single } from '../../platform/database/single.ts';
import { defineStaffList } from '../../platform/http/staff-list.ts';
import { toIndiaDay } from '../../platform/india-days.ts';
import type { RecordKind } from '../../platform/record/record-kind.ts';
import { pinCodes } from '../../members/pin-code/pin-code.schema.ts';
import { companyDrafts, companyVersions } from './company-facts.schema.ts';
import { findPublished } from './published-company.transactions.ts';

/** A certificate is listed by itself, numbers have a default, and most days have no announcement. */
const SELDOM_MISSED = { ...CERTIFICATE_FACT_LABELS, ...NUMBER_FACT_LABELS, ...ANNOUNCEMENT_LABELS };

/** The facts without which pages leave something out. */
const SHOWN_FACTS = COMPANY_FACTS.filter((fact) => !(fact in SELDOM_MISSED || fact === 'pinCodesServed'));

type DraftRow = typeof companyDrafts.$inferSelect;

/** How administrators edit the draft. Its row is always there. */
export const companyKind: Omit<
  RecordKind<DraftRow, { readonly facts: unknown }, CompanyRecord>,
  'find' | 'insert'
> = {
  name: 'company',
  notFound: 'Company not found',
  toFacts: ({ facts }) => readCompanyFacts(facts),
  async lock(tx, id) {
    const [row] = await tx.select().from(companyDrafts).where(eq(companyDrafts.id, id)).for('update');
    return row;
  },
  update: async (tx, id, changes) =>
    single(await tx.update(companyDrafts).set(changes).where(eq(companyDrafts.id, id)).returning()),
};

/** The draft, what is published, and what differs. */
export async function findCompany(db: Database, now: number): Promise<CompanyRecord> {
  const { facts, version } = single(await db.select().from(companyDrafts));
  const published = await findPublished(db);
  const draft = readCompanyFacts(facts);
  const missing = missingFacts(draft);
  return {
    draft,
    version,
    published: published
      ? { number: published.number, facts: published.facts, at: published.publishedAt.toISOString() }
      : null,
    missing,
    unset: SHOWN_FACTS.filter((fact) => draft[fact] === undefined && !missing.includes(fact)),
    changed: toChanges(published?.facts ?? {}, draft).map(({ fact }) => fact),
    pinCodes: await db.$count(pinCodes),
    today: toIndiaDay(new Date(now)),
  };
}

/** What was published. */
export const companyVersionList = defineStaffList({
  select: (db) =>
    db
      .select({
        version: companyVersions,
        before: sql<unknown>`(select facts from company_versions before where before.number = ${companyVersions.number} - 1)`,
        publisherName: sql<string | null>`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`,
      })
      .from(companyVersions)
      .leftJoin(users, and(eq(users.id, companyVersions.publishedBy), isNull(users.deletedAt)))
      .$dynamic(),
  id: companyVersions.number,
  orders: { newest: [desc, companyVersions.publishedAt] },
  matching: () => undefined,
  toItem: ({ version, before, publisherName }): CompanyVersion => ({
    number: version.number,
    at: version.publishedAt.toISOString(),
    publisherName,
    changes: toChanges(readCompanyFacts(before), readCompanyFacts(version.facts)),
  }),
});

/** Whether a publication has this scan. */
export async function wasPublished(db: Database, scan: string): Promise<boolean> {
  const [found] = await db
    .select({ number: companyVersions.number })
    .from(companyVersions)
    .where(sql`strpos(${companyVersions.facts}::text, ${scan}) > 0`)
    .limit(1);
  return found !== undefined;
}

/** The facts that differ. */
export function toChanges(before: CompanyFacts, after: CompanyFacts): CompanyVersion['changes'] {
  return COMPANY_FACTS.filter((fact) => before[fact] !== after[fact]).map((fact) => ({
    fact,
    before: before[fact] ?? null,
    after: after[fact] ?? null,
  }));
}
