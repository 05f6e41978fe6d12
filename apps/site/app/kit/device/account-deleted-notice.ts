const KEY = 'account-deleted';

/** Identifies one load of a page. */
const thisPage = () => String(performance.timeOrigin);

/** Saves for the next page load that the user has just deleted their account. */
export function saveAccountDeletedNotice(): void {
  try {
    sessionStorage.setItem(KEY, thisPage());
  } catch {
    // Without storage the account-deleted notice is not shown; the account is still deleted.
  }
}

/**
 * Whether to show the account-deleted notice, which is shown once; never before the reload, which would remove
 * it.
 */
export function readAccountDeletedNotice(): boolean {
  try {
    const left = sessionStorage.getItem(KEY);
    if (left === null || left === thisPage()) return false;
    sessionStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
