import { type Language, PolicySlug, type PolicyTeaser, type PolicyText } from '@pgm/api/contract';
import type { Database } from '../../platform/database/database.ts';
import { inLanguage } from '../article/article.schema.ts';
import {
  findPolicyVersion,
  findValidPolicy,
  listPolicyVersions,
  readValidPolicies,
} from '../article/policy-versions.transactions.ts';
import { readCompanyAt } from '../company-facts/published-company.transactions.ts';

/** What visitors see of the policies. */
export class PolicyRepository {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** All policies, each in the version that is valid now. */
  async list(wanted: Language): Promise<PolicyTeaser[]> {
    const policies = await readValidPolicies(this.#db, new Date(this.#now()));
    return policies.map(({ slug, name, ...row }) => {
      const { language, texts } = inLanguage(row, wanted);
      return { slug: PolicySlug.parse(slug), title: texts.title, version: name, language };
    });
  }

  /** A policy in a version, by default in the one that is valid now; undefined before it is valid. */
  async find(slug: PolicySlug, wanted: Language, name?: string): Promise<PolicyText | undefined> {
    const now = new Date(this.#now());
    const version = await (name === undefined
      ? findValidPolicy(this.#db, slug, now)
      : findPolicyVersion(this.#db, slug, name));
    if (version === undefined || version.validFrom > now) return undefined;
    const versions = await listPolicyVersions(this.#db, slug, now);
    const next = versions.findLast(({ validFrom }) => validFrom > version.validFrom);
    const { language, texts } = inLanguage(version, wanted);
    return {
      slug,
      ...texts,
      language,
      version: version.name,
      versions: versions.map((one) => one.name),
      ...(next && { facts: await this.#factsBefore(next.validFrom) }),
    };
  }

  /** The facts of the company that were published until a moment; the PIN codes are long, and no policy names them. */
  async #factsBefore(moment: Date) {
    const { pinCodesServed: _, ...facts } = await readCompanyAt(this.#db, new Date(moment.getTime() - 1));
    return facts;
  }
}
