import * as z from 'zod/mini';
import { readDigits } from '../ascii-digits.ts';
import { Otp } from './account-rules.ts';
import { dataResponse } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { ContactKind, User } from './user.ts';
import { filledText } from '../text.ts';

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
  summary: 'Proves the contact by the code that was sent.',
  base: 'auth',
  method: 'POST',
  path: '/user/{id}/contact/verify-otp',
  policy: 'member',
  params: IdParams,
  body: z.object({ contact: ContactKind, otp: Otp }),
  response: { status: 200, body: User },
  failures: [400, 401, 404, 409, 429],
});

/** The first number of a member. */
export const MobileForm = z.object({
  mobile: z.pipe(
    filledText(20, 'Phone', 'Phone is required'),
    z.string().check(readDigits, z.regex(/^[6-9]\d{9}$/, 'Enter valid 10-digit phone')),
  ),
});
export type MobileForm = z.infer<typeof MobileForm>;

export const setMobile = defineEndpoint({
  operation: 'setMobile',
  summary:
    "Sets the caller's first mobile number, which is then to be proven; 409 for an account with a proven contact, or with another number: the profile asks for a proof.",
  base: 'auth',
  method: 'PUT',
  path: '/user/{id}/mobile',
  policy: 'member',
  params: IdParams,
  body: MobileForm,
  response: { status: 200, body: User },
  failures: [400, 401, 404, 409, 429],
});
