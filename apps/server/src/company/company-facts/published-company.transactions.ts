import { type CompanyFacts, type ShopTerms, readCompanyFacts, toShopTerms } from '@pgm/api/contract';
import { asc, desc, lte } from 'drizzle-orm';
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

/** The terms of delivery, return and payment that count now, for a transaction: others read the facts that are cached. */
export async function readTerms(tx: Database): Promise<ShopTerms> {
  return toShopTerms(await readPublishedCompany(tx));
}

/** The facts that were published at a moment; before the first publication, those of that one. */
export async function readCompanyAt(db: Database, at: Date): Promise<CompanyFacts> {
  const select = () => db.select({ facts: companyVersions.facts }).from(companyVersions).limit(1);
  const [then] = await select()
    .where(lte(companyVersions.publishedAt, at))
    .orderBy(desc(companyVersions.number));
  const [row = then] = then ? [] : await select().orderBy(asc(companyVersions.number));
  return readCompanyFacts(row?.facts);
}
