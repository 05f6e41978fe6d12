import type { LinkProps } from '@pgm/ui/link';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';

/**
 * Lets every link of the component library navigate without loading a new document. The page behind it is loaded ahead, but
 * not without a line: where that fails, the router loads the page anew that somebody looks at, and it would be gone.
 */
export function RouterLink({ href, ...props }: LinkProps) {
  const hasLine = useSyncExternalStore(watchLine, lineNow, () => true);
  return <Link prefetch={hasLine ? 'intent' : 'none'} {...props} to={href} />;
}

const lineNow = () => navigator.onLine;

function watchLine(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
