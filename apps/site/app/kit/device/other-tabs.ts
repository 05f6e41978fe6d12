/** The value that the watched key has for a moment before it is removed. */
const LOST = 'lost';

/** Notifies other tabs that the session, which is cleared next, was lost and that the user did not log out. */
export function reportLost(): void {
  if (localStorage.getItem('isAuthentication') !== null) localStorage.setItem('isAuthentication', LOST);
}

/** The listeners to what another tab does with the session of this browser. */
interface OtherTabs {
  /** The other tab found that the session is no longer valid; `onChange` follows. */
  readonly onLost: () => void;
  /** The other tab logged in or out, or stored something else of the session. */
  readonly onChange: () => void;
}

/** Listens to the other tabs of this browser; their changes arrive in order. */
export function watchOtherTabs({ onLost, onChange }: OtherTabs): void {
  addEventListener('storage', ({ key, newValue, storageArea }) => {
    // An event that this tab sends itself has no storage.
    if (storageArea === null || (key !== 'isAuthentication' && key !== null)) return;
    if (newValue === LOST) onLost();
    else onChange();
  });
}

/** A browser sends storage events only to other tabs; the header of this tab needs the change too. */
export function notifyThisTab(): void {
  dispatchEvent(new StorageEvent('storage'));
}
