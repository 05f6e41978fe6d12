import type { ConnectionEvent } from '@pgm/machines/connection';

/** Tells when the browser loses and finds its line, and at once when it has none. @returns stops telling */
export function watchLine(tell: (event: ConnectionEvent) => void): () => void {
  const lost = () => tell({ type: 'line.lost' });
  const found = () => tell({ type: 'line.found' });
  addEventListener('offline', lost);
  addEventListener('online', found);
  if (!navigator.onLine) lost();
  return () => {
    removeEventListener('offline', lost);
    removeEventListener('online', found);
  };
}
