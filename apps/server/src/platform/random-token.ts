import { createHash, randomBytes } from 'node:crypto';

/** A token that nobody can guess: 256 random bits, base64url. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of such a token: who copies the database has none of them. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
