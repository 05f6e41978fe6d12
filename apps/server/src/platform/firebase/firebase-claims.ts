import * as z from 'zod';
import { Claims, toIdentity } from '../google/claims.ts';
import type { FirebasePerson } from './firebase-tokens.ts';

const Seconds = z.number().int().positive();

/** The claims that every ID token must have. */
const Always = { sub: z.string().min(1).max(128), auth_time: Seconds, exp: Seconds };

/**
 * The claims of a person who signed in with a code sent to a phone number, or with Google; other ways are not
 * accepted.
 */
export const FirebaseClaims = z.union([
  z.object({
    ...Always,
    firebase: z.object({ sign_in_provider: z.literal('phone') }),
    phone_number: z.string().regex(/^\+\d{6,15}$/),
  }),
  Claims.extend({
    ...Always,
    firebase: z.object({
      sign_in_provider: z.literal('google.com'),
      /** Google's own id for the person; `sub` is Firebase's. */
      identities: z.object({ 'google.com': z.tuple([z.string().min(1).max(255)]) }),
    }),
  }),
]);
export type FirebaseClaims = z.infer<typeof FirebaseClaims>;

/** The person that the claims describe; undefined when Google has not verified the email address. */
export function toPerson(claims: FirebaseClaims): FirebasePerson | undefined {
  if ('phone_number' in claims) return { by: 'phone', number: claims.phone_number };
  const [subject] = claims.firebase.identities['google.com'];
  const identity = toIdentity({ ...claims, sub: subject });
  return identity.emailVerified ? { by: 'google', identity } : undefined;
}
