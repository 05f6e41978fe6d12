import * as z from 'zod/mini';
import { Otp } from './account-rules.ts';
import { dataResponse } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { ContactKind, User } from '../members/user.ts';

export const sendContactCode = defineEndpoint({
  operation: 'sendContactCode',
  summary:
    "Sends a code to the caller's own unproven contact; while one is out, says how long it is still good.",
  base: 'auth',
  method: 'POST',
  path: '/user/{id}/contact/send-otp',
  policy: 'member',
  params: IdParams,
  body: z.object({ contact: ContactKind }),
  response: { status: 200, body: dataResponse(z.object({ expiresInSeconds: z.int() })) },
  failures: [400, 401, 404, 409, 429, 500],
});

export const proveContact = defineEndpoint({
  operation: 'proveContact',
  summary: 'Takes the code that was sent: from then on the contact is a way to log in.',
  base: 'auth',
  method: 'POST',
  path: '/user/{id}/contact/verify-otp',
  policy: 'member',
  params: IdParams,
  body: z.object({ contact: ContactKind, otp: Otp }),
  response: { status: 200, body: User },
  failures: [400, 401, 404, 409, 429],
});
