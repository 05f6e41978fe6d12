/**
 * The key in the session storage for the last code that a link brought: a reload of the page with that link brings it no
 * second time. It says nothing about the visitor, and stays when a session ends.
 */
const KEY = 'ref-link';

/** Whether the link with this code was not the last one that was opened in this tab; from now on it is. */
export function isNewLink(code: string): boolean {
  if (code === sessionStorage.getItem(KEY)) return false;
  sessionStorage.setItem(KEY, code);
  return true;
}
