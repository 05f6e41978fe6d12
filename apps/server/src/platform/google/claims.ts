import { AccountEmail } from '@pgm/api/contract';
import * as z from 'zod';
import type { Identity } from './google-identity.ts';

/** A name within the maximum length of an account's name. */
const Name = z.string().trim().max(100).optional().catch(undefined);

/**
 * The claims that are read from an ID token or from the provider's user page; an unusable claim counts as absent.
 */
export const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().max(254).optional().catch(undefined),
  // Some providers send this as text.
  email_verified: z
    .union([z.boolean(), z.literal('true').transform(() => true)])
    .optional()
    .catch(undefined),
  given_name: Name,
  family_name: Name,
  name: Name,
});
export type Claims = z.infer<typeof Claims>;

/** The person that the claims describe. */
export function toIdentity(claims: Claims): Identity {
  const email = AccountEmail.safeParse(claims.email ?? '').data;
  const [first = '', ...others] = claims.name?.split(/\s+/) ?? [];
  return {
    subject: claims.sub,
    email,
    emailVerified: email !== undefined && claims.email_verified === true,
    firstName: claims.given_name || first,
    lastName: claims.family_name ?? (claims.given_name ? '' : others.join(' ')),
  };
}
