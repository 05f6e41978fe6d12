import { get, update } from 'idb-keyval';

/** What the site keeps in local storage, and nothing else (spec section 3). */
export type StorageKey =
  'token' | 'refreshToken' | 'user' | 'cartItems' | 'associateUser' | 'isAuthentication';

/** Every key, the one that other tabs watch at the end: when it changes, the rest is in place. */
const STORAGE_KEYS: readonly StorageKey[] = [
  'token',
  'refreshToken',
  'user',
  'cartItems',
  'associateUser',
  'isAuthentication',
];

/** The name under which the browser keeps the key; it can be used by this origin's scripts, and read by nobody. */
const KEY_NAME = 'local-storage-key';
const CIPHER = 'AES-GCM';
const IV_BYTES = 12;

/** Stores values as JSON under a key that never leaves the browser, all at once. */
export async function writeEncrypted(values: Readonly<Partial<Record<StorageKey, unknown>>>): Promise<void> {
  const seal = await storageKey();
  const names = STORAGE_KEYS.filter((name) => values[name] !== undefined);
  const texts = await Promise.all(names.map((name) => encrypted(seal, name, JSON.stringify(values[name]))));
  for (const [index, name] of names.entries()) localStorage.setItem(name, texts[index] ?? '');
}

/** The value that was stored; undefined when there is none. Throws when it was not written here. */
export async function readEncrypted(name: StorageKey): Promise<unknown> {
  const text = localStorage.getItem(name);
  return text === null ? undefined : JSON.parse(await decrypted(await storageKey(), name, text));
}

/** Forgets one value. */
export function forgetEncrypted(name: StorageKey): void {
  localStorage.removeItem(name);
}

/** Forgets everything. */
export function clearEncrypted(): void {
  for (const name of STORAGE_KEYS) localStorage.removeItem(name);
}

/** The browser's own key, asked for once by each page: what is written should be there before the page can go. */
function storageKey(): Promise<CryptoKey> {
  ownKey ??= openKey().catch((error: unknown) => {
    ownKey = undefined;
    throw error;
  });
  return ownKey;
}

let ownKey: Promise<CryptoKey> | undefined;

/** Made with the first use; of two tabs that make one at once, both use the first. */
async function openKey(): Promise<CryptoKey> {
  const known = await get<unknown>(KEY_NAME);
  if (known instanceof CryptoKey) return known;
  const made = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt']);
  let agreed = made;
  await update<unknown>(KEY_NAME, (first) => (agreed = first instanceof CryptoKey ? first : made));
  return agreed;
}

/** The name goes into the seal, so that a value moved to another name is not taken for one of it. */
async function encrypted(key: CryptoKey, name: StorageKey, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(sealOf(name, iv), key, new TextEncoder().encode(text));
  return base64Of(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

async function decrypted(key: CryptoKey, name: StorageKey, text: string): Promise<string> {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const seal = sealOf(name, bytes.slice(0, IV_BYTES));
  return new TextDecoder().decode(await crypto.subtle.decrypt(seal, key, bytes.slice(IV_BYTES)));
}

function sealOf(name: StorageKey, iv: Uint8Array<ArrayBuffer>) {
  return { name: CIPHER, iv, additionalData: new TextEncoder().encode(name) };
}

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
