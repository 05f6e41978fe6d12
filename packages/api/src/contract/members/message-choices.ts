import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse } from '../response.ts';

/** The messages that a member can switch off; each is on by default. All others are a duty of the company. */
export const MessageChoices = z.object({
  /** Notifications of points that are confirmed or expire. */
  pointsInApp: z.boolean(),
  /** Notifications of associates who join directly below. */
  teamInApp: z.boolean(),
  /** Notifications of products that are back in stock. */
  restockInApp: z.boolean(),
  /** Mails and SMS about products that are back in stock. */
  restockByMail: z.boolean(),
});
export type MessageChoices = z.infer<typeof MessageChoices>;

/** The changed choices; what is absent stays. */
export const MessageChanges = z.partial(MessageChoices);
export type MessageChanges = z.infer<typeof MessageChanges>;

export const getMessageChoices = defineEndpoint({
  operation: 'getMessageChoices',
  summary: 'Which messages the caller wants.',
  base: 'core',
  method: 'GET',
  path: '/notifications/choices',
  policy: 'member',
  response: { status: 200, body: dataResponse(MessageChoices) },
  failures: [401],
});

export const setMessageChoices = defineEndpoint({
  operation: 'setMessageChoices',
  summary: 'Switches messages on or off; what is absent stays.',
  base: 'core',
  method: 'PUT',
  path: '/notifications/choices',
  policy: 'member',
  body: MessageChanges,
  response: { status: 200, body: dataResponse(MessageChoices) },
  failures: [400, 401],
});
