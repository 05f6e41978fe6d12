import {
  type BodyOf,
  type QueryOf,
  type decideBankDetails,
  fail,
  type getMemberBankDetails,
  type listMemberBankDetails,
  type listMemberBankDetailsEvents,
  ok,
  type revealBankDetails,
} from '@pgm/api/contract';
import { attempt } from '../../platform/database/attempt.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { paged } from '../../platform/http/paging.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { toDecidedRecord } from '../../platform/record/decided-record.ts';
import { recordChange } from '../../platform/record/record-change.ts';
import { BankDetailsVault } from './bank-details-vault.ts';
import { BankDetailsRepository } from './bank-details.repository.ts';
import { decide } from './decide-bank-details.ts';
import {
  findMemberDetails,
  findStoredDetails,
  memberBankDetailsList,
} from './member-bank-details.repository.ts';

/** How many details one member of staff may see in full. */
const REVEALS = { max: 60, windowSeconds: 3600 };

/** The bank details of members, by staff. */
export class MemberBankDetailsService {
  readonly #platform: Pick<Platform, 'db' | 'now'>;
  readonly #repository: BankDetailsRepository;
  readonly #reveals;
  readonly #vault: BankDetailsVault;

  constructor({ db, limiter, now, secrets }: Pick<Platform, 'db' | 'limiter' | 'now' | 'secrets'>) {
    this.#platform = { db, now };
    this.#repository = new BankDetailsRepository(db);
    this.#reveals = limiter(REVEALS);
    this.#vault = new BankDetailsVault(secrets);
  }

  list(query: QueryOf<typeof listMemberBankDetails>): Promise<Outcome<typeof listMemberBankDetails>> {
    return staffPage(this.#platform.db, memberBankDetailsList(this.#vault), query);
  }

  async get(userId: string): Promise<Outcome<typeof getMemberBankDetails>> {
    const details = await findMemberDetails(this.#platform.db, this.#vault, userId);
    return details ? ok({ success: true, data: details }) : NOT_FOUND;
  }

  /** Whether there are details of a member. */
  async find(userId: string) {
    return (await findStoredDetails(this.#platform.db, userId)) ? ok(true as const) : NOT_FOUND;
  }

  /** The values in full, with an entry in the audit that has none of them. */
  async reveal(actorId: string, userId: string): Promise<Outcome<typeof revealBankDetails>> {
    const { db, now } = this.#platform;
    const row = await findStoredDetails(db, userId);
    if (!row) return NOT_FOUND;
    const tooMany = await this.#reveals.count('revealed bank details', actorId);
    if (tooMany) return tooMany;
    await recordChange(db, {
      actorId,
      at: new Date(now()),
      action: 'reveal',
      subject: `bank-details/${userId}`,
      before: { memberId: userId },
      after: { memberId: userId },
    });
    const { bank, pan } = this.#vault.open(row);
    const { holder = null, accountNumber = null, ifsc = null } = bank ?? {};
    return ok({ success: true, data: { holder, accountNumber, ifsc, pan, version: row.version } });
  }

  async decide(
    { id: actorId }: Caller,
    userId: string,
    { version, decision }: BodyOf<typeof decideBankDetails>,
  ): Promise<Outcome<typeof decideBankDetails>> {
    if (actorId === userId) return OWN;
    const { db, now } = this.#platform;
    const editor = { actorId, at: new Date(now()) };
    const decided = await attempt(db, (tx) => decide(tx, { userId, version, decision, editor }));
    const find = () => findMemberDetails(db, this.#vault, userId);
    return toDecidedRecord({ decided, version, find, notFound: NOT_FOUND });
  }

  history(
    userId: string,
    query: QueryOf<typeof listMemberBankDetailsEvents>,
  ): Promise<Outcome<typeof listMemberBankDetailsEvents>> {
    return paged(this.#repository, { ...query, userId });
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Bank details not found' });
const OWN = fail({
  code: 'conflict' as const,
  message: 'Another member of staff must decide on your own bank details.',
});
