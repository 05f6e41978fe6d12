const KEY = 'pin-code';

/** The PIN code that this device remembers; undefined without one, and where nothing can be stored. */
export function readPin(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Forgets it: on a shared phone it says where someone lives. */
export function forgetPin(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Remembers a PIN code; where nothing can be stored, the visitor types it again. */
export function savePin(pin: string): void {
  try {
    localStorage.setItem(KEY, pin);
  } catch {
    // Private windows can forbid it.
  }
}
