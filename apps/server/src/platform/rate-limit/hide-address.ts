import { createHmac } from 'node:crypto';
import { type Keyring, type WithEachKey, withEachKey } from '../security/keyring.ts';

/** A network address as it may be stored: a key hides it from readers of the database. One form for each key. */
export function hideAddress(address: string, keys: Keyring): WithEachKey {
  return withEachKey(keys, (key) => createHmac('sha256', key).update(address).digest('base64url'));
}
