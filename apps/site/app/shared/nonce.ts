import { randomBytes } from 'node:crypto';

/** A new nonce for a content security policy. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** Stands in rendered pages where each answer gets a nonce of its own; random, so that no other text contains it. */
export const NONCE_PLACE = newNonce();
