import type { LinkProps } from '@pgm/ui/primitives/link';
import { Link } from 'react-router';
import { useIsOnline } from './use-is-online.ts';

/**
 * Lets every link of the component library navigate without loading a new document. The next page is preloaded,
 * but not offline: when a preload fails, the router reloads the page that the visitor sees, and it would be gone.
 */
function BrowserLink({ href, ...props }: LinkProps) {
  return <Link prefetch={useIsOnline() ? 'intent' : 'none'} {...props} to={href} />;
}

/** The same element: a page has a hundred links, and a server needs nothing else of them. */
function ServerLink({ href, ...props }: LinkProps) {
  if (!href.startsWith('/')) return <BrowserLink href={href} {...props} />;
  return <a {...props} href={href} data-discover="true" />;
}

/** Every link of the site. */
export const RouterLink = import.meta.env.SSR ? ServerLink : BrowserLink;
