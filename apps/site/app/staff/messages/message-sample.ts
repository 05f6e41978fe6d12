import type { QueuedMessage } from '@pgm/api/contract';

/** A message that was given up. */
export const sampleMessage: QueuedMessage = {
  id: '01a2058b-a088-7593-895b-e301684aece8',
  kind: 'ORDER_SHIPPED',
  channel: 'email',
  to: 'a•••@example.in',
  state: 'DEAD',
  attempts: 16,
  cause: 'UNREACHABLE',
  createdAt: '2026-11-18T10:15:00.000Z',
  nextAttemptAt: null,
};
