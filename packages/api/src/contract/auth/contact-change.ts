import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { Done, dataResponse } from '../response.ts';
import { ResetPasswordForm, Token } from './auth.ts';

/** How long the link that undoes a changed contact is valid, in days. */
export const UNDO_DAYS = 7;

export const sendContactChangeCode = defineEndpoint({
  operation: 'sendContactChangeCode',
  summary:
    "Sends a code for changing the contacts to the caller's proven mobile number, or else mail address; while one is out, says how long it is still good.",
  base: 'auth',
  method: 'POST',
  path: '/user/{id}/contact/change/send-otp',
  policy: 'member',
  params: IdParams,
  response: { status: 200, body: dataResponse(z.object({ expiresInSeconds: z.int() })) },
  failures: [401, 404, 409, 429, 500],
});

export const undoContactChange = defineEndpoint({
  operation: 'undoContactChange',
  summary: 'Undoes a change of the contacts, by a link.',
  base: 'auth',
  method: 'POST',
  path: '/auth/undo-contact-change',
  policy: 'public',
  body: z.extend(ResetPasswordForm, { token: Token }),
  response: { status: 200, body: Done },
  failures: [400, 429],
});
