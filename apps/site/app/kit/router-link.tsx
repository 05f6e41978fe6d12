import type { LinkProps } from '@pgm/ui/primitives/link';
import { Link } from 'react-router';
import { useIsOnline } from './use-is-online.ts';

interface RouterLinkProps extends LinkProps {
  /** What the next page receives in the browser's history entry. */
  readonly state?: unknown;
}

/**
 * Lets every link of the component library navigate without loading a new document. The next page is preloaded,
 * but not offline: when a preload fails, the router reloads the page that the visitor sees, and it would be gone.
 */
function BrowserLink({ href, ...props }: RouterLinkProps) {
  return <Link prefetch={useIsOnline() ? 'intent' : 'none'} {...props} to={href} />;
}

/** The same element: a page has a hundred links, and a server needs nothing else of them. */
function ServerLink(props: RouterLinkProps) {
  const { href, state: _, ...native } = props;
  if (!href.startsWith('/')) return <BrowserLink {...props} />;
  return <a {...native} href={href} data-discover="true" />;
}

/** Every link of the site. */
export const RouterLink = import.meta.env.SSR ? ServerLink : BrowserLink;
