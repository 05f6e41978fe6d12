import type { StorageKey } from './encrypted-storage.ts';

/** Whether there is a value, also one that cannot be read. Decrypts nothing, so that a page can ask before it loads what does. */
export function isStored(name: StorageKey): boolean {
  return localStorage.getItem(name) !== null;
}
