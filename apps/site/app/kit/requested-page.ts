/** Where a page of login or sign-up finds the page that the visitor wanted. */
interface PageLocation {
  readonly search: string;
  /** What the previous page passed in the browser's history entry. */
  readonly state: unknown;
}

/** A page of this site, never another site. */
const OWN_PAGE = /^\/(?![/\\])/;

/**
 * The page that the visitor wanted before a login page opened: from the history entry, or from the address, which keeps it
 * through a change of language. Undefined without one.
 */
export function requestedPage({ search, state }: PageLocation): string | undefined {
  const passed = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  const from = passed ?? new URLSearchParams(search).get('from');
  return typeof from === 'string' && OWN_PAGE.test(from) ? from : undefined;
}
