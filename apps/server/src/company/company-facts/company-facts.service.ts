import {
  COMPANY_FACTS,
  type CompanyDraftChange,
  type CompanyFacts,
  type Failure,
  type Result,
  SCAN_FACTS,
  type SentFacts,
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
import type { CertificateScans, ScanAddresses } from './certificate-scans.ts';
import { companyKind, findCompany, toChanges, wasPublished } from './company-facts.repository.ts';
import { findPublished } from './published-company.transactions.ts';

type Parts = Pick<Platform, 'background' | 'db' | 'now'>;

/** The facts of the company: administrators save a draft and publish it. */
export class CompanyFactsService {
  readonly #platform: Parts;
  readonly #scans: CertificateScans;
  constructor(platform: Parts, scans: CertificateScans) {
    this.#platform = platform;
    this.#scans = scans;
  }

  async get() {
    return ok({ success: true as const, data: await this.#find() });
  }

  /** Saves the draft as a whole, with the new scans. */
  async save(
    actorId: string,
    { version, ...sent }: CompanyDraftChange,
  ): Promise<Outcome<typeof updateCompany>> {
    const scans = await this.#scans.saveNew(sent);
    if (!scans.ok) return scans;
    const saved = await updateRecord(
      this.#platform.db,
      companyKind,
      { id: COMPANY_ID, version },
      ({ facts }) => ({ facts: withScans(sent, scans.value, readCompanyFacts(facts)) }),
      this.#editor(actorId),
    );
    const before = saved.ok ? toScans(saved.value.before?.facts) : [];
    const after = saved.ok ? toScans(saved.value.after.facts) : [];
    const unused = [...Object.values(scans.value), ...before].filter((scan) => !after.includes(scan));
    for (const scan of unused)
      this.#platform.background.run('delete a scan', () => this.#removeUnpublished(scan));
    return this.#toSaved(saved);
  }

  /** Publishes the draft as its publisher has seen it. */
  async publish(actorId: string, version: number): Promise<Outcome<typeof publishCompany>> {
    return this.#toSaved(await this.#publish(actorId, version));
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

  /** What was published stays in the history, with its scans. The draft no longer has this one, so it never will be. */
  async #removeUnpublished(scan: string): Promise<void> {
    if (!(await wasPublished(this.#platform.db, scan))) await this.#scans.remove(scan);
  }

  #find() {
    return findCompany(this.#platform.db, this.#platform.now());
  }

  #toSaved<Problem extends Failure>(saved: Result<unknown, Problem>) {
    return toSaved(this.#platform.db, { find: () => this.#find() }, COMPANY_ID, saved);
  }

  #editor(actorId: string) {
    return { actorId, at: new Date(this.#platform.now()) };
  }
}

/** The new draft: an address that was sent stands for the scan that the draft has. */
function withScans(sent: SentFacts, added: ScanAddresses, draft: CompanyFacts): CompanyFacts {
  const facts = { ...sent, ...draftScans(sent, added, draft) };
  return readCompanyFacts(Object.fromEntries(COMPANY_FACTS.map((fact) => [fact, facts[fact]])));
}

function draftScans(sent: SentFacts, added: ScanAddresses, draft: CompanyFacts): ScanAddresses {
  const stays = SCAN_FACTS.filter((fact) => sent[fact] !== undefined);
  return Object.fromEntries(stays.map((fact) => [fact, added[fact] ?? draft[fact]]));
}

/** The scans of stored facts. */
function toScans(stored: unknown): string[] {
  const facts = readCompanyFacts(stored);
  return SCAN_FACTS.flatMap((fact) => facts[fact] ?? []);
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
