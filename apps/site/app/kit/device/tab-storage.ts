import type * as z from 'zod/mini';

/** All keys that a tab saves about its user in the session storage. */
const KEYS = ['code-out', 'grievance', 'lead', 'question', 'cart-changes'] as const;

export type TabKey = (typeof KEYS)[number];

/** One entry of the session storage, which survives page changes. */
export interface TabStorage<Value> {
  /** Undefined when there is no value, or when the stored value is invalid. */
  readonly recall: () => Value | undefined;
  /** Saves nothing when the browser allows no storage. */
  readonly save: (value: Value) => void;
  readonly forget: () => void;
}

/**
 * Saves a value in the tab's session storage until it is deleted or the user logs out; local storage is only for
 * members' data.
 * @param shape the valid form of the stored value
 */
export function tabStorage<Value>(key: TabKey, shape: z.ZodMiniType<Value>): TabStorage<Value> {
  return {
    recall: () => {
      try {
        return shape.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data;
      } catch {
        return undefined;
      }
    },
    save: (value) => quietly(() => sessionStorage.setItem(key, JSON.stringify(value))),
    forget: () => quietly(() => sessionStorage.removeItem(key)),
  };
}

/** Whether there is an entry, also an invalid one. Reads no shape, so that a page can ask before it loads what uses it. */
export function isInTab(key: TabKey): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Deletes all entries: the drafts of one user are not for the next. */
export function forgetTab(): void {
  for (const key of KEYS) quietly(() => sessionStorage.removeItem(key));
}

/** Ignores errors: browsers may allow no storage, or have no room in it. */
function quietly(store: () => void): void {
  try {
    store();
  } catch {
    return;
  }
}
