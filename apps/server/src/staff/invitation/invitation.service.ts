import {
  type NewInvitation,
  type acceptInvitation,
  type createInvitation,
  type sendInvitationAgain,
  type showInvitation,
  type withdrawInvitation,
  fail,
  ok,
} from '@pgm/api/contract';
import { toUser } from '../../auth/user/user.schema.ts';
import { LIMIT_WINDOW_SECONDS } from '../../platform/config.ts';
import { isId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Platform } from '../../platform/platform.ts';
import { toSealer } from '../../platform/security/secrets.ts';
import { findInvitation } from './invitation.repository.ts';
import {
  deleteInvitation,
  readInvitation,
  renewInvitation,
  storeInvitation,
  redeemInvitation,
} from './invitation.transactions.ts';

/** How many mails with an invitation one administrator may send. */
const MAILS_PER_ADMIN = { max: 50, windowSeconds: LIMIT_WINDOW_SECONDS };

const NOT_FOUND = { code: 'notFound', message: 'Invitation not found' } as const;

/** The caller that sends an invitation. */
interface Inviter {
  readonly id: string;
  /** Where visitors reach the site. */
  readonly origin: string;
}

/** The invitations to staff: sent by administrators, accepted by the owner of the address. */
export class InvitationService {
  readonly #mails;
  readonly #platform: Platform;
  constructor(platform: Platform) {
    this.#mails = platform.limiter(MAILS_PER_ADMIN);
    this.#platform = platform;
  }

  async create(inviter: Inviter, invitation: NewInvitation): Promise<Outcome<typeof createInvitation>> {
    const tooMany = await this.#mails.count('invitation', inviter.id);
    if (tooMany) return tooMany;
    const { db, delivery } = this.#platform;
    const email = invitation.email.toLowerCase();
    const mail = this.#mail(inviter);
    const stored = await storeInvitation(db, { ...invitation, email }, mail, this.#editor(inviter.id));
    if (!stored.ok) return stored;
    delivery.wake();
    return ok({ success: true, data: await this.#find(stored.value) });
  }

  async sendAgain(inviter: Inviter, id: string): Promise<Outcome<typeof sendInvitationAgain>> {
    const tooMany = await this.#mails.count('invitation', inviter.id);
    if (tooMany) return tooMany;
    const { db, delivery } = this.#platform;
    const isSent = isId(id) && (await renewInvitation(db, id, this.#mail(inviter), this.#editor(inviter.id)));
    if (!isSent) return fail(NOT_FOUND);
    delivery.wake();
    return ok({ success: true, data: await this.#find(id) });
  }

  async withdraw(actorId: string, id: string): Promise<Outcome<typeof withdrawInvitation>> {
    const isGone = isId(id) && (await deleteInvitation(this.#platform.db, id, this.#editor(actorId)));
    return isGone ? ok({ success: true }) : fail(NOT_FOUND);
  }

  /** What the invitation of a link offers to its reader. */
  async show(userId: string, token: string): Promise<Outcome<typeof showInvitation>> {
    const { db, now } = this.#platform;
    const read = await db.transaction((tx) => readInvitation(tx, { token, userId }, now()));
    if (!read.ok) return read;
    const { rights, expiresAt } = read.value.invitation;
    return ok({ success: true, data: { rights, expiresAt: expiresAt.toISOString() } });
  }

  async accept(userId: string, token: string): Promise<Outcome<typeof acceptInvitation>> {
    const { db, now } = this.#platform;
    const accepted = await redeemInvitation(db, { token, userId }, new Date(now()));
    return accepted.ok ? ok({ success: true, data: toUser(accepted.value) }) : accepted;
  }

  async #find(id: string) {
    const found = await findInvitation(this.#platform.db, id, this.#platform.now());
    if (found === undefined) throw new Error('the invitation was not stored');
    return found;
  }

  #mail({ origin }: Inviter) {
    const { config, secrets } = this.#platform;
    return { origin, sealer: toSealer(secrets, 'messages'), validMs: config.invitationDays * DAY_MS };
  }

  #editor(actorId: string) {
    return { actorId, at: new Date(this.#platform.now()) };
  }
}

const DAY_MS = 86_400_000;
