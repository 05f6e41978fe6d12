import type { JoiningFields } from '@pgm/api/contract';
import { newUsername } from '../../platform/security/new-username.ts';
import type { UserRow } from '../user/user.schema.ts';
import type { MobileAccountRepository } from './mobile-account.repository.ts';
import { personName } from '../../platform/words/person-name.ts';

/** The accounts of people who have proven their mobile number. */
export class MobileAccounts {
  readonly #accounts: MobileAccountRepository;
  readonly #now: () => number;
  constructor(accounts: MobileAccountRepository, now: () => number) {
    this.#accounts = accounts;
    this.#now = now;
  }

  /**
   * The account whose user has proven the number; else the one that staff made with the number for its owner; else a new
   * one, because a user with the number only in the profile need not be its owner. What the user brings along counts only
   * for a new account.
   */
  async forMobile(mobile: string, name: string, joining: JoiningFields): Promise<UserRow> {
    const known = (await this.#accounts.find(mobile)) ?? (await this.#accounts.open(mobile, this.#now()));
    if (known) return known;
    const { sponsorCode, agreementVersion } = joining;
    const sponsorId = sponsorCode ? await this.#accounts.findSponsor(sponsorCode) : undefined;
    const account = {
      ...personName(name),
      username: newUsername(),
      mobile,
      mobileVerifiedAt: new Date(this.#now()),
    };
    const created = await this.#accounts.create(account, { sponsorId, agreementVersion }, this.#now());
    // Another request used the number or the user name at the same moment.
    return created.ok ? created.value : this.forMobile(mobile, name, joining);
  }

  /** Whether an account has proven the number. */
  async isProven(mobile: string): Promise<boolean> {
    return (await this.#accounts.find(mobile)) !== undefined;
  }

  /** Whether the number still belongs to the account. */
  async isProvenBy(user: UserRow, mobile: string): Promise<boolean> {
    return (await this.#accounts.find(mobile))?.id === user.id;
  }
}
