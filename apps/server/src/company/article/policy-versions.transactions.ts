import type { PolicySlug } from '@pgm/api/contract';
import { and, asc, desc, eq, getTableColumns, gt, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { toIndiaDay } from '../../platform/india-days.ts';
import { articleVersions, articles, policyVersions, shortTexts } from './article.schema.ts';

/** Joins the versions of a policy with it. */
const isOfPolicy = (slug: PolicySlug) =>
  and(eq(articles.id, policyVersions.articleId), eq(articles.kind, 'policy'), eq(articles.slug, slug));

/** The versions of a policy and the texts in them. */
const selectVersions = (db: Database, slug: PolicySlug) =>
  db
    .select({
      ...getTableColumns(policyVersions),
      english: articleVersions.english,
      hindi: articleVersions.hindi,
    })
    .from(policyVersions)
    .innerJoin(articles, isOfPolicy(slug))
    .innerJoin(
      articleVersions,
      and(
        eq(articleVersions.articleId, policyVersions.articleId),
        eq(articleVersions.number, policyVersions.number),
      ),
    )
    .$dynamic();

/** The version of a policy that is valid at a moment; undefined before its first one. */
export async function findValidPolicy(db: Database, slug: PolicySlug, at: Date) {
  const [version] = await selectVersions(db, slug)
    .where(lte(policyVersions.validFrom, at))
    .orderBy(desc(policyVersions.validFrom))
    .limit(1);
  return version;
}

/** A version of a policy by its name. */
export async function findPolicyVersion(db: Database, slug: PolicySlug, name: string) {
  const [version] = await selectVersions(db, slug).where(eq(policyVersions.name, name));
  return version;
}

/** The names of the versions of a policy that have become valid until a moment, the newest first, with their beginnings. */
export function listPolicyVersions(db: Database, slug: PolicySlug, until: Date) {
  return db
    .select({ name: policyVersions.name, validFrom: policyVersions.validFrom })
    .from(policyVersions)
    .innerJoin(articles, isOfPolicy(slug))
    .where(lte(policyVersions.validFrom, until))
    .orderBy(desc(policyVersions.validFrom))
    .$dynamic();
}

interface NewPolicyVersion {
  readonly articleId: string;
  /** The number of the version of the text. */
  readonly number: number;
  readonly validFrom: Date;
}

/**
 * Makes a version of the text of a policy valid from a time on; one of a time to come gives way to it. False when another one is
 * valid from the same day already: a version is named by its day.
 */
export async function addPolicyVersion(tx: Database, version: NewPolicyVersion, now: Date): Promise<boolean> {
  await withdrawPolicyVersion(tx, version.articleId, now);
  const added = await tx
    .insert(policyVersions)
    .values({ ...version, name: toIndiaDay(version.validFrom) })
    .onConflictDoNothing()
    .returning({ name: policyVersions.name });
  return added.length > 0;
}

/** Withdraws the version of a policy that is not valid yet, if there is one. */
export async function withdrawPolicyVersion(tx: Database, articleId: string, now: Date): Promise<void> {
  await tx
    .delete(policyVersions)
    .where(and(eq(policyVersions.articleId, articleId), gt(policyVersions.validFrom, now)));
}

/** The last version of a policy, which is valid now or will be. */
export async function findLastPolicyVersion(tx: Database, articleId: string) {
  const [version] = await tx
    .select()
    .from(policyVersions)
    .where(eq(policyVersions.articleId, articleId))
    .orderBy(desc(policyVersions.validFrom))
    .limit(1);
  return version;
}

/** The policies in the versions that are valid at a moment, in the order of their addresses, without the bodies of their texts. */
export async function readValidPolicies(db: Database, at: Date) {
  const valid = db
    .selectDistinctOn([policyVersions.articleId])
    .from(policyVersions)
    .where(lte(policyVersions.validFrom, at))
    .orderBy(policyVersions.articleId, desc(policyVersions.validFrom))
    .as('valid');
  return db
    .select({ slug: articles.slug, name: valid.name, ...shortTexts(articleVersions) })
    .from(valid)
    .innerJoin(articles, eq(articles.id, valid.articleId))
    .innerJoin(
      articleVersions,
      and(eq(articleVersions.articleId, valid.articleId), eq(articleVersions.number, valid.number)),
    )
    .orderBy(asc(articles.slug));
}
