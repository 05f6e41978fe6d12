import type { Result } from '@pgm/api/contract';
import { toMessage } from '../../kit/index.ts';

/** How the owner of an account confirms a change for which the server asks: 'PASSWORD', or a code that the server sends. */
export interface AskedProof {
  readonly kind: 'PASSWORD' | 'CODE';
  /** The typed password or code; '' before that. */
  readonly secret: string;
  /** The error of the field; English. */
  readonly error: string | undefined;
  /** Why no code was sent; English. */
  readonly alert: string | undefined;
}

export const NO_PROOF: AskedProof = { kind: 'PASSWORD', secret: '', error: undefined, alert: undefined };

/** The proof that the server asks for; undefined when it does not ask. */
export function askedProof(result: Result<unknown>): AskedProof['kind'] | undefined {
  if (result.ok) return undefined;
  const { fields } = result.failure;
  if (fields?.['password'] !== undefined) return 'PASSWORD';
  return fields?.['otp'] === undefined ? undefined : 'CODE';
}

/** The next proof after the server asked for one: an error is shown only for a secret that was sent. */
export function toNextProof({ secret }: AskedProof, result: Result<unknown>): AskedProof {
  const kind = askedProof(result) ?? 'PASSWORD';
  const error = result.ok || secret === '' ? undefined : toMessage(result);
  return { ...NO_PROOF, kind, error };
}
