import { type CompanyFacts, readCompanyFacts } from '@pgm/api/contract';
import { desc } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { companyVersions } from './company-facts.schema.ts';

/** The last publication; undefined before the first one. */
export async function findPublished(db: Database) {
  const [last] = await db.select().from(companyVersions).orderBy(desc(companyVersions.number)).limit(1);
  return last && { ...last, facts: readCompanyFacts(last.facts) };
}

/** The facts that every page shows: those of the last publication. */
export async function readPublishedCompany(db: Database): Promise<CompanyFacts> {
  return (await findPublished(db))?.facts ?? {};
}
