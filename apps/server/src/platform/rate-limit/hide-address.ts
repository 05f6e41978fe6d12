import { createHmac } from 'node:crypto';

/** A network address as it may be stored: a key hides it from readers of the database. One form for each key. */
export function hideAddress(
  address: string,
  [current, ...others]: readonly [Uint8Array, ...Uint8Array[]],
): readonly [string, ...string[]] {
  const hide = (key: Uint8Array) => createHmac('sha256', key).update(address).digest('base64url');
  return [hide(current), ...others.map(hide)];
}
