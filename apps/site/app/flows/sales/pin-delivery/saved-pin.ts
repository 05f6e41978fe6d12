const KEY = 'pin-code';

/** The PIN code that this device remembers; undefined without one, and where nothing can be stored. */
export function readPin(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
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
