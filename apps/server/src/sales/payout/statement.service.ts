import {
  type QueryOf,
  fail,
  type listOwnPayouts,
  ok,
  type openPayoutStatement,
  type openStaffPayoutStatement,
} from '@pgm/api/contract';
import { LIMIT_WINDOW_SECONDS } from '../../platform/config.ts';
import { isId } from '../../platform/database/id.ts';
import type { DocumentFile } from '../../platform/http/document-files.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { paged } from '../../platform/http/paging.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Limited } from '../../platform/rate-limit/rate-limiter.ts';
import { readLinkToken, signLinkToken } from '../../platform/security/link-token.ts';
import { keyring } from '../../platform/security/secrets.ts';
import { type Payer, StatementRepository } from './statement.repository.ts';

/** How many statements are drawn for one person; each drawing needs processor time. */
const STATEMENTS_PER_PERSON = { max: 60, windowSeconds: LIMIT_WINDOW_SECONDS };

/** The payouts of a member, and the statements of payouts as PDF. */
export class StatementService {
  readonly #drawings;
  readonly #readPayer: () => Promise<Payer>;
  readonly #platform: Pick<Platform, 'now' | 'secrets'>;
  readonly #repository: StatementRepository;

  constructor(
    { db, limiter, ...platform }: Pick<Platform, 'db' | 'limiter' | 'now' | 'secrets'>,
    readPayer: () => Promise<Payer>,
  ) {
    this.#drawings = limiter(STATEMENTS_PER_PERSON);
    this.#readPayer = readPayer;
    this.#platform = platform;
    this.#repository = new StatementRepository(db, platform.secrets);
  }

  async list(userId: string, query: QueryOf<typeof listOwnPayouts>): Promise<Outcome<typeof listOwnPayouts>> {
    const associateId = await this.#repository.findAssociate(userId);
    return associateId === undefined ? NOT_FOUND : paged(this.#repository, { ...query, associateId });
  }

  /** An address for the statement of a payout of this member. */
  open(userId: string, id: string): Promise<Outcome<typeof openPayoutStatement>> {
    return this.#open(userId, id, userId);
  }

  /** An address for the statement of any payout. */
  openForStaff(staffId: string, id: string): Promise<Outcome<typeof openStaffPayoutStatement>> {
    return this.#open(staffId, id);
  }

  async #open(readerId: string, id: string, ownerId?: string) {
    if (!isId(id) || !(await this.#repository.find(id, ownerId))) return NOT_FOUND;
    const { now, secrets } = this.#platform;
    const token = await signLinkToken(secrets.statements, `${readerId}:${id}`, now());
    return ok({ success: true as const, data: { url: `/statements/${token}.pdf` } });
  }

  /** The statement that a token gives access to. */
  async file(token: string): Promise<Limited<DocumentFile, 'notFound'>> {
    const { now, secrets } = this.#platform;
    const subject = (await readLinkToken(keyring(secrets, 'statements'), token, now())) ?? '';
    const [readerId = '', id = ''] = subject.split(':');
    const statement = isId(id) ? await this.#repository.find(id) : undefined;
    if (!statement) return NOT_FOUND;
    const rejection = await this.#drawings.count('statement', readerId);
    if (rejection) return rejection;
    // The code that draws is loaded when it is first needed.
    const { drawStatement } = await import('./pdf/draw-statement.ts');
    const bytes = await drawStatement(statement, await this.#readPayer());
    return ok({ name: `payout-${statement.month}.pdf`, bytes });
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
