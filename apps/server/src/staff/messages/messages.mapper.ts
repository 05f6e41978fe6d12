import type { QueuedMessage } from '@pgm/api/contract';
import type { QueuedMessageRow } from '../../platform/messaging/queued-message.schema.ts';
import { maskEmail, maskPhone } from '../../platform/security/mask-contact.ts';

/** A message as admins see it: neither its words nor the whole address. */
export function toMessage(row: QueuedMessageRow): QueuedMessage {
  const { id, kind, channel, to, state, attempts, cause, createdAt, nextAttemptAt } = row;
  return {
    id,
    kind,
    channel,
    to: channel === 'email' ? maskEmail(to) : maskPhone(to.slice(-10)),
    state,
    attempts,
    cause,
    createdAt: createdAt.toISOString(),
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
  };
}
