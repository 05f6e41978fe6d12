import { companyDrafts, companyVersions } from '../company/company-facts/company-facts.schema.ts';
import { SAMPLE_COMPANY } from '../company/company-facts/sample-company.ts';
import type { Database } from '../platform/database/database.ts';

/** Publishes the sample facts of the company, where nothing is published. */
export async function seedCompany(db: Database, now: number): Promise<void> {
  if ((await db.$count(companyVersions)) > 0) return;
  await db.transaction(async (tx) => {
    await tx.update(companyDrafts).set({ facts: SAMPLE_COMPANY });
    await tx.insert(companyVersions).values({ number: 1, facts: SAMPLE_COMPANY, publishedAt: new Date(now) });
  });
}
