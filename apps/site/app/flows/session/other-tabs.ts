/** Stands for a moment in the place of what other tabs watch, before that is removed. */
const LOST = 'lost';

/** Tells other tabs that the session, which is cleared next, was lost and not left. */
export function tellLost(): void {
  if (localStorage.getItem('isAuthentication') !== null) localStorage.setItem('isAuthentication', LOST);
}

/** What another tab did with the session of this browser. */
interface OtherTabs {
  /** It found that the session can't be used any more; `onChange` follows. */
  readonly onLost: () => void;
  /** It logged in or out, or stored something else of the session. */
  readonly onChange: () => void;
}

/** Listens to the other tabs of this browser, which hear each other's changes in their order. */
export function watchOtherTabs({ onLost, onChange }: OtherTabs): void {
  addEventListener('storage', ({ key, newValue, storageArea }) => {
    // What this tab tells itself has no storage.
    if (storageArea === null || (key !== 'isAuthentication' && key !== null)) return;
    if (newValue === LOST) onLost();
    else onChange();
  });
}
