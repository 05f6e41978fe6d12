import type * as z from 'zod/mini';

/** All that a tab remembers of whoever uses it, by its names in the session storage. */
const KEYS = ['code-out', 'complaint', 'lead', 'cart-changes'] as const;

export type TabKey = (typeof KEYS)[number];

/** What a tab remembers of one kind, while its pages come and go. */
export interface TabMemory<Value> {
  /** Undefined when there is nothing, or when what is stored can't be it. */
  readonly recall: () => Value | undefined;
  /** Where nothing can be stored, nothing is remembered. */
  readonly keep: (value: Value) => void;
  readonly forget: () => void;
}

/**
 * Remembers in the tab's session storage, until it is forgotten or somebody logs out; local storage is for members' data
 * only.
 * @param shape what is believed of what is stored there
 */
export function tabMemory<Value>(key: TabKey, shape: z.ZodMiniType<Value>): TabMemory<Value> {
  return {
    recall: () => {
      try {
        return shape.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data;
      } catch {
        return undefined;
      }
    },
    keep: (value) => quietly(() => sessionStorage.setItem(key, JSON.stringify(value))),
    forget: () => quietly(() => sessionStorage.removeItem(key)),
  };
}

/** Forgets everything: what one person began is nothing to the next. */
export function forgetTab(): void {
  for (const key of KEYS) quietly(() => sessionStorage.removeItem(key));
}

/** Browsers may allow no storage, or have no room in it. */
function quietly(store: () => void): void {
  try {
    store();
  } catch {
    return;
  }
}
