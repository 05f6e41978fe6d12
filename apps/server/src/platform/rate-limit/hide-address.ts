import { createHmac } from 'node:crypto';

/** A network address as it may be stored: the key hides it from readers of the database. */
export function hideAddress(address: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(address).digest('base64url');
}
