/** Query parameters that do not change the page: its language, and the referral code. */
export const SAME_PAGE = ['lang', 'ref'];

/** The key of a page in the service worker's cache: the same for all spellings of one page. */
export function pageKey(address: string): string {
  const url = new URL(address);
  for (const name of SAME_PAGE) url.searchParams.delete(name);
  url.pathname = withoutSlash(url.pathname) || '/';
  url.hash = '';
  return url.href;
}

/** @returns the path without the slash at its end; of the home page '' */
export function withoutSlash(pathname: string): string {
  return pathname.replace(/\/$/, '');
}
