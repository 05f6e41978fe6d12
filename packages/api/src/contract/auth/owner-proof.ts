import * as z from 'zod/mini';
import { Otp } from './account-rules.ts';

/** How a logged-in user proves again that the account is theirs: with its password, or with a code that is sent. */
export const OwnerProofKind = z.enum(['PASSWORD', 'SMS', 'MAIL']);
export type OwnerProofKind = z.infer<typeof OwnerProofKind>;

/** The fields of a proof; requests contain one of them. */
export const ownerProofFields = {
  password: z.optional(z.string().check(z.maxLength(128, 'Password must be at most 128 characters'))),
  otp: z.optional(Otp),
};

/** The proof that an account is the caller's: either the password or the code. */
export const OwnerProof = z.object(ownerProofFields).check(
  z.refine(({ password, otp }) => Boolean(password ?? otp), {
    path: ['password'],
    error: 'Password is required',
  }),
);
export type OwnerProof = z.infer<typeof OwnerProof>;
