import type { LinkProps } from '@pgm/ui/primitives/link';
import { type ComponentType, createContext } from 'react';
import { Link } from 'react-router';
import { useIsOnline } from './use-is-online.ts';

export interface SiteLinkProps extends LinkProps {
  /** What the next page receives in the browser's history entry. */
  readonly state?: unknown;
}

/**
 * Lets every link of the component library navigate without loading a new document. The next page is preloaded,
 * but not offline: when a preload fails, the router reloads the page that the visitor sees, and it would be gone.
 */
export function RouterLink({ href, ...props }: SiteLinkProps) {
  return <Link prefetch={useIsOnline() ? 'intent' : 'none'} {...props} to={href} />;
}

/** The component of every link of the site; the server renders a lighter one. */
export const SiteLinkContext = createContext<ComponentType<SiteLinkProps>>(RouterLink);
