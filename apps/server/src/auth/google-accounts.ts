import type { Identity } from '../platform/google/google-identity.ts';
import type { UserRow } from '../user/user.schema.ts';
import type { AccountRepository } from './account.repository.ts';
import type { GoogleAccountRepository } from './google-account.repository.ts';
import { newUsername } from './mobile-accounts.ts';

/** How often to look again when somebody else makes or changes the same account at the same time. */
const ATTEMPTS = 3;

interface GoogleAccountsParts {
  readonly accounts: AccountRepository;
  readonly google: GoogleAccountRepository;
  readonly now: () => number;
}

/** Accounts of those for whom Google has spoken. */
export class GoogleAccounts {
  readonly #parts: GoogleAccountsParts;
  constructor(parts: GoogleAccountsParts) {
    this.#parts = parts;
  }

  /** The person's account, which is made if there is none; undefined when the address is another Google account's. */
  async forIdentity(
    identity: Identity,
    attempts = ATTEMPTS,
  ): Promise<{ user: UserRow; isNew: boolean } | undefined> {
    const { accounts } = this.#parts;
    const known = await accounts.findBy('googleSubject', identity.subject);
    if (known) return { user: known, isNew: false };

    // An address that Google does not vouch for proves nothing, so it finds nobody and is not kept.
    const email = identity.emailVerified ? identity.email : undefined;
    const namesake = email === undefined ? undefined : await accounts.findBy('email', email);
    // Another popup of the same person was faster, between the two looks.
    if (namesake?.googleSubject === identity.subject) return { user: namesake, isNew: false };
    if (namesake?.emailVerifiedAt && namesake.googleSubject !== null) return undefined;
    const user = namesake ? await this.#adopt(namesake, identity.subject) : undefined;
    if (user) return { user, isNew: false };

    const created = await this.#create(identity, email);
    if (created) return { user: created, isNew: true };
    return attempts > 1 ? this.forIdentity(identity, attempts - 1) : undefined;
  }

  /** Says who brought a person whose account was just made; a sponsor that nobody is keeps nobody out. */
  async nameSponsor(userId: string, sponsorCode: string | undefined): Promise<void> {
    const { accounts, google } = this.#parts;
    const sponsorId = sponsorCode ? await accounts.findSponsor(sponsorCode) : undefined;
    if (sponsorId !== undefined) await google.setSponsor(userId, sponsorId);
  }

  /**
   * Links the account that has the person's address. Whoever registered it need not be that person while the address was
   * never proven: then the account changes hands, or, if somebody else has proven to own it, only loses the address.
   */
  async #adopt(namesake: UserRow, subject: string): Promise<UserRow | undefined> {
    const { google, now } = this.#parts;
    if (namesake.emailVerifiedAt) return google.link(namesake.id, subject);
    const claimed = await google.claim(namesake.id, subject, new Date(now()));
    if (claimed) return claimed;
    await google.releaseEmail(namesake.id);
    return undefined;
  }

  async #create(
    { firstName, lastName, subject }: Identity,
    email: string | undefined,
  ): Promise<UserRow | undefined> {
    const { accounts, now } = this.#parts;
    const account = {
      firstName: firstName || 'Member',
      lastName,
      username: newUsername(),
      googleSubject: subject,
      ...(email !== undefined && { email, emailVerifiedAt: new Date(now()) }),
    };
    const created = await accounts.create(account, undefined, now());
    return created.ok ? created.value : undefined;
  }
}
