import {
  type CompanyDraftChange,
  type Failure,
  type Result,
  fail,
  missingFacts,
  ok,
  type publishCompany,
  readCompanyFacts,
  type updateCompany,
} from '@pgm/api/contract';
import { attempt } from '../../platform/database/attempt.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordChange } from '../../platform/record/record-change.ts';
import { toSaved, updateRecord } from '../../platform/record/record-editing.ts';
import { COMPANY_ID, companyVersions } from './company-facts.schema.ts';
import { companyKind, findCompany, toChanges } from './company-facts.repository.ts';
import { findPublished } from './published-company.ts';

/** The facts of the company: administrators save a draft and publish it. */
export class CompanyFactsService {
  readonly #platform: Pick<Platform, 'db' | 'now'>;
  constructor(platform: Pick<Platform, 'db' | 'now'>) {
    this.#platform = platform;
  }

  async get() {
    return ok({ success: true as const, data: await findCompany(this.#platform.db) });
  }

  /** Saves the draft as a whole. */
  async save(
    actorId: string,
    { facts, version }: CompanyDraftChange,
  ): Promise<Outcome<typeof updateCompany>> {
    const { db } = this.#platform;
    const target = { id: COMPANY_ID, version };
    const saved = await updateRecord(db, companyKind, target, () => ({ facts }), this.#editor(actorId));
    return toSaved(db, companyKind, COMPANY_ID, saved);
  }

  /** Publishes the draft as its publisher has seen it. */
  async publish(actorId: string, version: number): Promise<Outcome<typeof publishCompany>> {
    const { db } = this.#platform;
    const published = await this.#publish(actorId, version);
    return toSaved(db, companyKind, COMPANY_ID, published);
  }

  /** The lock of the draft makes publications wait for each other, so that their numbers have no gaps. */
  #publish(actorId: string, version: number): Promise<Result<unknown, Failure<'conflict' | 'invalid'>>> {
    return attempt(
      this.#platform.db,
      async (tx): Promise<Result<unknown, Failure<'conflict' | 'invalid'>>> => {
        const draft = await companyKind.lock(tx, COMPANY_ID);
        if (draft?.version !== version) return CHANGED_MEANWHILE;
        const facts = readCompanyFacts(draft.facts);
        const missing = missingFacts(facts);
        if (missing.length > 0) return toMissing(missing);
        const last = await findPublished(tx);
        if (last && toChanges(last.facts, facts).length === 0) return NOTHING_CHANGED;
        const { at } = this.#editor(actorId);
        const number = (last?.number ?? 0) + 1;
        await tx.insert(companyVersions).values({ number, facts, publishedAt: at, publishedBy: actorId });
        const entry = { actorId, at, action: 'publish', subject: `company/${COMPANY_ID}` } as const;
        await recordChange(tx, { ...entry, before: last?.facts ?? null, after: facts });
        return ok(undefined);
      },
    );
  }

  #editor(actorId: string) {
    return { actorId, at: new Date(this.#platform.now()) };
  }
}

const CHANGED_MEANWHILE = fail({
  code: 'conflict' as const,
  message: 'Another user has changed this.',
});

const NOTHING_CHANGED = fail({
  code: 'conflict' as const,
  message: 'These facts are published already.',
});

/** Each missing fact is named with its field. */
function toMissing(missing: ReturnType<typeof missingFacts>) {
  return fail({
    code: 'invalid' as const,
    message: 'Set the missing facts first.',
    fields: Object.fromEntries(missing.map((fact) => [fact, 'The shop needs this fact'])),
  });
}
