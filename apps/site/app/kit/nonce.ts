import { randomBytes } from 'node:crypto';

/** A new nonce for a content security policy. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * The placeholder in rendered pages that each response replaces by its own nonce; random, so that no other text
 * contains it.
 */
export const NONCE_PLACE = newNonce();
