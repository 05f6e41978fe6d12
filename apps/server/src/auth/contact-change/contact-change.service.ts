import {
  type BodyOf,
  type Language,
  type OwnerProof,
  fail,
  ok,
  type sendContactChangeCode,
  type undoContactChange,
} from '@pgm/api/contract';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { CodeRequester } from '../../platform/http/requester.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MessageDelivery } from '../../platform/messaging/message-delivery.ts';
import { queueMessage } from '../../platform/messaging/queue-message.ts';
import type { Limited, RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { hashPassword } from '../../platform/security/password.ts';
import { tokenHash } from '../../platform/security/random-token.ts';
import type { OwnerProofs } from '../../platform/proof/owner-proofs.ts';
import type { Sealer } from '../../platform/security/sealed-text.ts';
import { rejectCommonPassword } from '../../platform/security/common-passwords.ts';
import type { Device, KnownDevices } from '../../platform/http/device.ts';
import { contactChangedMessage } from './contact-change-messages.tsx';
import type { ContactChangeRepository } from './contact-change.repository.ts';
import type { ContactChangeNotice } from './contact-change.transactions.ts';

const PURPOSE = 'CONTACT_CHANGE';

const OLD_LINK = {
  code: 'invalid',
  message: 'This link is no longer valid. Contact us if you have lost access to your account.',
} as const;

/** Whose contacts changed, and how the messages about it are written. */
export interface ContactChangeFacts {
  readonly userId: string;
  /** The address at which visitors reach the site. */
  readonly origin: string;
  readonly language: Language;
  readonly at: Date;
}

interface ContactChangeParts {
  readonly brandName: string;
  readonly delivery: Pick<MessageDelivery, 'wake'>;
  readonly devices: KnownDevices;
  readonly limits: Readonly<Record<'resetsPerAddress', RateLimiter>>;
  /** Encrypts the tokens of links in the queue. */
  readonly messageSealer: Sealer;
  readonly now: () => number;
  readonly proofs: OwnerProofs;
  readonly undos: ContactChangeRepository;
}

/** Guards changes of contacts: the owner proves their identity again, and the old contact can undo the change. */
export class ContactChangeService {
  readonly #parts: ContactChangeParts;
  constructor(parts: ContactChangeParts) {
    this.#parts = parts;
  }

  /** Sends a code for a change to the proven contact of the account. */
  async send(userId: string, requester: CodeRequester): Promise<Outcome<typeof sendContactChangeCode>> {
    const sent = await this.#parts.proofs.send(userId, PURPOSE, requester);
    return sent.ok ? ok({ success: true, data: sent.value }) : sent;
  }

  /**
   * Checks that the caller owns the account, by the password or, without one, by a code. An account that has
   * neither a password nor a proven contact needs no proof. A missing proof is reported by its field.
   */
  async authorise(
    userId: string,
    proof: OwnerProof,
    address: string,
  ): Promise<Limited<undefined, 'conflict' | 'invalid'>> {
    return (await this.#parts.proofs.authorise(userId, PURPOSE, proof, address)) ?? ok(undefined);
  }

  /** Reports a change to the old contacts, in the transaction of the change. */
  async queueNotices(
    tx: Database,
    notices: readonly ContactChangeNotice[],
    { userId, origin, language, at }: ContactChangeFacts,
  ): Promise<void> {
    for (const { by, changed, destination: to, firstName, token } of notices) {
      await queueMessage(tx, contactChangedMessage, {
        key: tokenHash(token),
        channel: by === 'SMS' ? 'sms' : 'email',
        to,
        language,
        userId,
        facts: { changed, firstName, origin },
        sealedToken: this.#parts.messageSealer.seal(token),
        at,
      });
    }
  }

  /** Sends the notices now. */
  sendNotices(): void {
    this.#parts.delivery.wake();
  }

  /** Restores the contacts by a link, sets a new password and ends every login. */
  async undo(
    { token, password }: BodyOf<typeof undoContactChange>,
    address: string,
    device: Device,
  ): Promise<Outcome<typeof undoContactChange>> {
    const { brandName, devices, limits, now, undos } = this.#parts;
    const tooMany = await limits.resetsPerAddress.count('undo', address);
    if (tooMany) return tooMany;
    const tooCommon = await rejectCommonPassword(password, {
      brandName,
      account: await undos.findOwner(token),
    });
    if (tooCommon) return tooCommon;
    const passwordHash = await hashPassword(password);
    const userId = await undos.undo(token, passwordHash, now());
    if (userId === undefined) return fail(OLD_LINK);
    await devices.add(userId, device, now());
    return ok({ success: true });
  }
}
