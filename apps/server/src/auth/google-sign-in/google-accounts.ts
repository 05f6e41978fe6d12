import type { JoiningFields } from '@pgm/api/contract';
import type { Identity } from '../../platform/google/google-identity.ts';
import type { UserRow } from '../user/user.schema.ts';
import type { NewAccounts } from '../registration/new-accounts.transactions.ts';
import type { GoogleAccountRepository } from './google-account.repository.ts';
import { newUsername } from '../../platform/security/new-username.ts';

/** The number of attempts when another request creates or changes the same account at the same time. */
const ATTEMPTS = 3;

interface GoogleAccountsParts {
  readonly accounts: GoogleAccountRepository;
  readonly newAccounts: NewAccounts;
  readonly now: () => number;
}

/** The accounts of people with an identity that Google has confirmed. */
export class GoogleAccounts {
  readonly #parts: GoogleAccountsParts;
  constructor(parts: GoogleAccountsParts) {
    this.#parts = parts;
  }

  /**
   * The person's account, created if there is none; undefined when the address belongs to another Google account.
   */
  async forIdentity(
    identity: Identity,
    attempts = ATTEMPTS,
  ): Promise<{ user: UserRow; isNew: boolean } | undefined> {
    const { accounts } = this.#parts;
    const known = await accounts.findBySubject(identity.subject);
    if (known) return { user: known, isNew: false };

    // An address that Google has not verified proves nothing, so it is neither searched nor stored.
    const email = identity.emailVerified ? identity.email : undefined;
    const [namesake, ...others] = email === undefined ? [] : await accounts.findByEmail(email, 2);
    // Another popup of the same person created the account between the two queries.
    if (namesake?.googleSubject === identity.subject) return { user: namesake, isNew: false };
    if (namesake?.emailVerifiedAt && namesake.googleSubject !== null) return undefined;
    // Several accounts registered the address: it is unknown which of them is this person's.
    const user = namesake && others.length === 0 ? await this.#adopt(namesake, identity.subject) : undefined;
    if (user) return { user, isNew: false };

    const created = await this.#create(identity, email);
    if (created) return { user: created, isNew: true };
    return attempts > 1 ? this.forIdentity(identity, attempts - 1) : undefined;
  }

  /**
   * Stores what a new account brings along: an unknown sponsor code does not block the login, and a version of the
   * agreement that is not valid counts as none.
   */
  async join(userId: string, { sponsorCode, agreementVersion }: JoiningFields): Promise<void> {
    const { accounts, newAccounts, now } = this.#parts;
    await accounts.acceptAgreement(userId, agreementVersion, new Date(now()));
    const sponsorId = sponsorCode ? await newAccounts.findSponsor(sponsorCode) : undefined;
    if (sponsorId !== undefined) await accounts.setSponsor(userId, sponsorId);
  }

  /**
   * Links the account that has the person's address. While the address was never proven, another person may have
   * registered it: then that person loses the account.
   */
  async #adopt({ id, email, emailVerifiedAt }: UserRow, subject: string): Promise<UserRow | undefined> {
    const { accounts, now } = this.#parts;
    if (emailVerifiedAt) return accounts.link(id, subject);
    return email === null ? undefined : accounts.claim(id, email, subject, new Date(now()));
  }

  async #create(
    { firstName, lastName, subject }: Identity,
    email: string | undefined,
  ): Promise<UserRow | undefined> {
    const { newAccounts, now } = this.#parts;
    const account = {
      firstName: firstName || 'Member',
      lastName,
      username: newUsername(),
      googleSubject: subject,
      ...(email !== undefined && { email, emailVerifiedAt: new Date(now()) }),
    };
    const created = await newAccounts.create(account, {}, now());
    return created.ok ? created.value : undefined;
  }
}
