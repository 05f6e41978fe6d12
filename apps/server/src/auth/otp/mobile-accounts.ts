import type { JoiningFields } from '@pgm/api/contract';
import { newUsername } from '../../platform/security/new-username.ts';
import type { UserRow } from '../user/user.schema.ts';
import type { NewAccounts } from '../registration/new-accounts.transactions.ts';
import type { MobileAccountRepository } from './mobile-account.repository.ts';
import { personName } from '../../platform/words/person-name.ts';

interface MobileAccountsParts {
  readonly accounts: MobileAccountRepository;
  readonly newAccounts: NewAccounts;
  readonly now: () => number;
}

/** The accounts of people who have proven their mobile number. */
export class MobileAccounts {
  readonly #parts: MobileAccountsParts;
  constructor(parts: MobileAccountsParts) {
    this.#parts = parts;
  }

  /**
   * The account whose user has proven the number; else the one that staff made with the number for its owner; else a new
   * one, because a user with the number only in the profile need not be its owner. What the user brings along counts only
   * for a new account.
   */
  async forMobile(mobile: string, name: string, joining: JoiningFields): Promise<UserRow> {
    const { accounts, newAccounts, now } = this.#parts;
    const known = (await accounts.find(mobile)) ?? (await accounts.open(mobile, now()));
    if (known) return known;
    const { sponsorCode, agreementVersion } = joining;
    const sponsorId = sponsorCode ? await newAccounts.findSponsor(sponsorCode) : undefined;
    const account = {
      ...personName(name),
      username: newUsername(),
      mobile,
      mobileVerifiedAt: new Date(now()),
    };
    const created = await newAccounts.create(account, { sponsorId, agreementVersion }, now());
    // Another request used the number or the user name at the same moment.
    return created.ok ? created.value : this.forMobile(mobile, name, joining);
  }

  /** Whether an account has proven the number. */
  async isProven(mobile: string): Promise<boolean> {
    return (await this.#parts.accounts.find(mobile)) !== undefined;
  }

  /** Whether the number still belongs to the account. */
  async isProvenBy(user: UserRow, mobile: string): Promise<boolean> {
    return (await this.#parts.accounts.find(mobile))?.id === user.id;
  }
}
