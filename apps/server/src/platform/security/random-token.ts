import { createHash, randomBytes } from 'node:crypto';

/** A token that cannot be guessed: 256 random bits, base64url. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of such a token: a copy of the database contains no usable token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
