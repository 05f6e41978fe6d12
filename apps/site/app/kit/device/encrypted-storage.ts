import { get, update } from 'idb-keyval';

/**
 * The only keys that the site uses in local storage: those of spec section 3, the coupon of the cart, the wishes of a guest,
 * and the code of a referral link.
 */
export type StorageKey =
  | 'token'
  | 'refreshToken'
  | 'user'
  | 'cartItems'
  | 'cartCoupon'
  | 'wishItems'
  | 'associateUser'
  | 'referral'
  | 'isAuthentication';

/** Every key; the key that other tabs watch is the last: when it changes, the others are written. */
const STORAGE_KEYS: readonly StorageKey[] = [
  'token',
  'refreshToken',
  'user',
  'cartItems',
  'cartCoupon',
  'wishItems',
  'associateUser',
  'referral',
  'isAuthentication',
];

/**
 * The name of the encryption key in the browser; scripts of this origin can use the key, but no script can read
 * it.
 */
const KEY_NAME = 'local-storage-key';
const CIPHER = 'AES-GCM';
const IV_BYTES = 12;

/** Stores values as JSON, encrypted by a key that never leaves the browser, all at once. */
export async function writeEncrypted(values: Readonly<Partial<Record<StorageKey, unknown>>>): Promise<void> {
  const seal = await storageKey();
  const names = STORAGE_KEYS.filter((name) => values[name] !== undefined);
  const texts = await Promise.all(names.map((name) => encrypted(seal, name, JSON.stringify(values[name]))));
  for (const [index, name] of names.entries()) localStorage.setItem(name, texts[index] ?? '');
}

/**
 * Stores one value, or deletes it when it is undefined, in the order of the calls. A call that fails does not stop the
 * next one.
 */
export function storeEncrypted(name: StorageKey, value: unknown): Promise<void> {
  const saved = writing.then(() =>
    value === undefined ? forgetEncrypted(name) : writeEncrypted({ [name]: value }),
  );
  writing = saved.catch(() => undefined);
  return saved;
}

let writing: Promise<void> = Promise.resolve();

/**
 * The stored value, after the calls to store one; undefined when there is none. Throws when it was not written in this
 * browser.
 */
export async function readEncrypted(name: StorageKey): Promise<unknown> {
  await writing;
  const text = localStorage.getItem(name);
  return text === null ? undefined : JSON.parse(await decrypted(await storageKey(), name, text));
}

/** Deletes one value. */
export function forgetEncrypted(name: StorageKey): void {
  localStorage.removeItem(name);
}

/** Deletes all values, except one if it is named. */
export function clearEncrypted(except?: StorageKey): void {
  for (const name of STORAGE_KEYS) if (name !== except) localStorage.removeItem(name);
}

/** The browser's own key, requested once by each page: data should be written before the page can close. */
function storageKey(): Promise<CryptoKey> {
  ownKey ??= openKey().catch((error: unknown) => {
    ownKey = undefined;
    throw error;
  });
  return ownKey;
}

let ownKey: Promise<CryptoKey> | undefined;

/** The key is made at the first use; when two tabs make one at the same time, both use the first. */
async function openKey(): Promise<CryptoKey> {
  const known = await get<unknown>(KEY_NAME);
  if (known instanceof CryptoKey) return known;
  const made = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt']);
  let agreed = made;
  await update<unknown>(KEY_NAME, (first) => (agreed = first instanceof CryptoKey ? first : made));
  return agreed;
}

/** The encryption includes the name, so that a value moved to another name is not accepted there. */
async function encrypted(key: CryptoKey, name: StorageKey, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(toSeal(name, iv), key, new TextEncoder().encode(text));
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

async function decrypted(key: CryptoKey, name: StorageKey, text: string): Promise<string> {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const seal = toSeal(name, bytes.slice(0, IV_BYTES));
  return new TextDecoder().decode(await crypto.subtle.decrypt(seal, key, bytes.slice(IV_BYTES)));
}

function toSeal(name: StorageKey, iv: Uint8Array<ArrayBuffer>) {
  return { name: CIPHER, iv, additionalData: new TextEncoder().encode(name) };
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
