import type { MessageCause } from '@pgm/api/contract';
import { type SQL, and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Background } from '../jobs/background.ts';
import { errorFacts } from '../log/error-facts.ts';
import type { Logger } from '../log/logger.ts';
import { deleteInBatches } from '../jobs/delete-in-batches.ts';
import type { Sealer } from '../security/sealed-text.ts';
import type { MessageWriters } from './message-definition.ts';
import type { Mailer, SmsSender } from './ports.ts';
import { type QueuedMessageRow, queuedMessages } from './queued-message.schema.ts';

/** How often a message is tried before it is given up: for two days, as each pause is twice as long as the one before. */
export const MAX_ATTEMPTS = 16;

/** The pause after the first failed attempt, in ms. */
const FIRST_PAUSE_MS = 5000;

/** How long an attempt has a message for itself, in ms: longer than the mail server and the gateway may need. */
const LEASE_MS = 60_000;

/** How many messages are sent at the same time. */
const MAX_TOGETHER = 10;

/** How long messages that were sent or given up stay in the list, in ms; their keys prevent second ones so long. */
const LISTED_MS = 90 * 86_400_000;

interface DeliveryParts {
  readonly background: Background;
  readonly config: Pick<Config, 'brandName' | 'port' | 'siteOrigin'>;
  readonly db: Database;
  /** Opens the tokens of links. */
  readonly sealer: Sealer;
  readonly log: Logger;
  readonly mail: Mailer;
  readonly now: () => number;
  readonly sms: SmsSender;
  readonly stopping: AbortSignal;
  readonly writers: MessageWriters;
}

/**
 * Sends the messages of the queue, each at least once. An attempt claims its message for a while, so that no other process
 * sends it too; the message of a process that was killed is due again after that. Only a process that is killed, or that
 * loses its database, between the acceptance by the mail server and the next statement sends a message twice; the mails
 * have the same `Message-ID` then.
 */
export class MessageDelivery {
  readonly #parts: DeliveryParts;
  #isAwake = false;
  #isWokenAgain = false;

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
  }

  /** Sends what is due now, without waiting for the job: for a person who waits for the message. */
  wake(): void {
    this.#isWokenAgain = true;
    if (this.#isAwake) return;
    this.#isAwake = true;
    this.#parts.background.run('send messages', () => this.#sendWhileWoken());
  }

  /** Awaits a change, and sends the messages about it at once. */
  async after<Value>(change: Promise<Value>): Promise<Value> {
    const result = await change;
    this.wake();
    return result;
  }

  async #sendWhileWoken(): Promise<void> {
    try {
      while (this.#isWokenAgain) {
        this.#isWokenAgain = false;
        await this.sendDue(this.#parts.stopping);
      }
    } finally {
      this.#isAwake = false;
    }
  }

  /** Sends what is due, until the signal is aborted. */
  async sendDue(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const claimed = await this.#claim();
      await Promise.all(claimed.map((message) => this.#sendOne(message)));
      if (claimed.length < MAX_TOGETHER) return;
    }
  }

  /** How many messages are due. */
  countDue(): Promise<number> {
    const { db, now } = this.#parts;
    return db.$count(queuedMessages, isDue(new Date(now())));
  }

  /** Claims some messages that are due, the longest due first. */
  #claim(): Promise<QueuedMessageRow[]> {
    const { db, now } = this.#parts;
    const at = now();
    const due = db.$with('due').as(
      db
        .select({ id: queuedMessages.id })
        .from(queuedMessages)
        .where(isDue(new Date(at)))
        .orderBy(asc(queuedMessages.nextAttemptAt))
        .limit(MAX_TOGETHER)
        .for('update', { skipLocked: true }),
    );
    return db
      .with(due)
      .update(queuedMessages)
      .set({ attempts: sql`${queuedMessages.attempts} + 1`, nextAttemptAt: new Date(at + LEASE_MS) })
      .where(sql`${queuedMessages.id} in (select id from ${due})`)
      .returning();
  }

  async #sendOne(message: QueuedMessageRow): Promise<void> {
    const { db, now } = this.#parts;
    const cause = await this.#attempt(message);
    await db
      .update(queuedMessages)
      .set(cause === undefined ? toSent(new Date(now())) : toFailed(message, cause, now()))
      // Another process may have claimed it, when this attempt was too long.
      .where(
        and(
          eq(queuedMessages.id, message.id),
          eq(queuedMessages.state, 'WAITING'),
          eq(queuedMessages.attempts, message.attempts),
        ),
      );
  }

  /** Why a message was not sent; undefined when it was. */
  async #attempt({ id, to, expiresAt, ...message }: QueuedMessageRow): Promise<MessageCause | undefined> {
    const { log, mail, now, sms } = this.#parts;
    if (expiresAt !== null && expiresAt.getTime() <= now()) return 'EXPIRED';
    try {
      const written = this.#write(message);
      const sent =
        written.channel === 'email'
          ? await mail.send({ id, to, language: message.language, content: written.mail })
          : await sms.send({ id, to, code: undefined, ...written.sms });
      if (sent.ok) return undefined;
      return sent.failure.code === 'rateLimited' ? 'LIMIT' : sent.failure.cause;
    } catch (error) {
      log.error({ kind: message.kind, error: errorFacts(error) }, 'a message could not be sent');
      return 'FAULT';
    }
  }

  #write({
    channel,
    facts,
    kind,
    language,
    sealedToken,
  }: Pick<QueuedMessageRow, 'channel' | 'facts' | 'kind' | 'language' | 'sealedToken'>) {
    const { config, sealer, writers } = this.#parts;
    const { brandName, port, siteOrigin = `http://localhost:${port}` } = config;
    const token = sealedToken === null ? '' : sealer.open(sealedToken);
    if (token === undefined) throw new Error('a token was encrypted by a key that is gone');
    return writers[kind].write(channel, language, facts, { brandName, origin: siteOrigin, token });
  }
}

/** Removes messages that were sent or given up long ago. */
export function removeOldMessages(db: Database, now: number, signal: AbortSignal): Promise<void> {
  const isOver = inArray(queuedMessages.state, ['SENT', 'DEAD']);
  const isOld = lt(queuedMessages.createdAt, new Date(now - LISTED_MS));
  return deleteInBatches(db, queuedMessages, and(isOver, isOld), signal);
}

function isDue(at: Date): SQL | undefined {
  return and(eq(queuedMessages.state, 'WAITING'), lte(queuedMessages.nextAttemptAt, at));
}

/** What a sent message becomes: its words are not needed any more, and can be personal. */
function toSent(at: Date): Partial<QueuedMessageRow> {
  return { state: 'SENT', sentAt: at, nextAttemptAt: null, cause: null, facts: {}, sealedToken: null };
}

/** What a message becomes after a failed attempt: it waits twice as long as before, or it is given up. */
function toFailed(
  { attempts }: Pick<QueuedMessageRow, 'attempts'>,
  cause: MessageCause,
  now: number,
): Partial<QueuedMessageRow> {
  if (attempts >= MAX_ATTEMPTS || FINAL_CAUSES.includes(cause))
    return { state: 'DEAD', cause, nextAttemptAt: null };
  return { cause, nextAttemptAt: new Date(now + FIRST_PAUSE_MS * 2 ** (attempts - 1)) };
}

/** The causes that another attempt would meet again. */
const FINAL_CAUSES: readonly MessageCause[] = ['RECIPIENT', 'TEMPLATE', 'EXPIRED'];
