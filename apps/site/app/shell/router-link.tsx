import type { LinkProps } from '@pgm/ui/primitives/link';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';

/**
 * Lets every link of the component library navigate without loading a new document. The next page is preloaded,
 * but not offline: when a preload fails, the router reloads the page that the visitor sees, and it would be gone.
 */
export function RouterLink({ href, ...props }: LinkProps) {
  const isOnline = useSyncExternalStore(watchConnection, lineNow, () => true);
  return <Link prefetch={isOnline ? 'intent' : 'none'} {...props} to={href} />;
}

const lineNow = () => navigator.onLine;

function watchConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
