const KEY = 'goodbye';

/** Which loading of a page this is. */
const thisPage = () => String(performance.timeOrigin);

/** Remembers, for the page that is loaded next, that somebody has just deleted their account. */
export function leaveGoodbye(): void {
  try {
    sessionStorage.setItem(KEY, thisPage());
  } catch {
    // Without storage nobody says goodbye; the account is deleted all the same.
  }
}

/** Whether a goodbye is to be said, which is once; not before the page is loaded anew, which would take it away. */
export function takeGoodbye(): boolean {
  try {
    const left = sessionStorage.getItem(KEY);
    if (left === null || left === thisPage()) return false;
    sessionStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
