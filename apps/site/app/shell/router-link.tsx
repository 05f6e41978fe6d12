import type { LinkProps } from '@pgm/ui/primitives/link';
import { Link } from 'react-router';
import { useIsOnline } from './use-is-online.ts';

/**
 * Lets every link of the component library navigate without loading a new document. The next page is preloaded,
 * but not offline: when a preload fails, the router reloads the page that the visitor sees, and it would be gone.
 */
export function RouterLink({ href, ...props }: LinkProps) {
  return <Link prefetch={useIsOnline() ? 'intent' : 'none'} {...props} to={href} />;
}
