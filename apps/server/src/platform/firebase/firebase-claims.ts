import * as z from 'zod';
import { Claims, identityOf } from '../google/claims.ts';
import type { FirebasePerson } from './firebase-tokens.ts';

const Seconds = z.number().int().positive();

/** What is read of every ID token. */
const Always = { sub: z.string().min(1).max(128), auth_time: Seconds, exp: Seconds };

/** The claims of a person who signed in by a code to a number, or with Google; other ways are none of ours. */
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
      /** Google's own names for the person; `sub` is Firebase's. */
      identities: z.object({ 'google.com': z.tuple([z.string().min(1).max(255)]) }),
    }),
  }),
]);
export type FirebaseClaims = z.infer<typeof FirebaseClaims>;

/** The person that claims speak of; undefined when Google does not vouch for a mail address. */
export function personOf(claims: FirebaseClaims): FirebasePerson | undefined {
  if ('phone_number' in claims) return { by: 'phone', number: claims.phone_number };
  const [subject] = claims.firebase.identities['google.com'];
  const identity = identityOf({ ...claims, sub: subject });
  return identity.emailVerified ? { by: 'google', identity } : undefined;
}
