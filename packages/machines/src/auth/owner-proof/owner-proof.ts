import { type OwnerProof, type OwnerProofKind, Otp } from '@pgm/api/contract';

/** What the owner of an account types to confirm a change of it: the password, or a code that the server sends. */
export interface TypedProof {
  /** 'PASSWORD', or any other for a code. */
  readonly kind: OwnerProofKind | 'CODE';
  /** The typed password or code; '' before that. */
  readonly secret: string;
}

/** The error of the typed secret, in English; undefined when it can be sent. */
export function proofProblem({ kind, secret }: TypedProof): string | undefined {
  if (kind === 'PASSWORD') return secret === '' ? 'Password is required' : undefined;
  return Otp.safeParse(secret).success ? undefined : 'Please enter a 6-digit OTP.';
}

/** The fields to send; none before something is typed. */
export function toOwnerProof({ kind, secret }: TypedProof): OwnerProof {
  if (secret === '') return {};
  return kind === 'PASSWORD' ? { password: secret } : { otp: secret };
}
