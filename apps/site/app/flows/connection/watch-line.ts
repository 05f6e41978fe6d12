import type { ConnectionEvent } from '@pgm/machines/connection';
import { hasLine } from './site-worker.ts';

/** Tells when the browser loses and finds its line, and at once when there is none. @returns stops telling */
export function watchLine(tell: (event: ConnectionEvent) => void): () => void {
  const lost = () => tell({ type: 'line.lost' });
  const found = () => tell({ type: 'line.found' });
  addEventListener('offline', lost);
  addEventListener('online', found);
  if (!hasLine()) lost();
  return () => {
    removeEventListener('offline', lost);
    removeEventListener('online', found);
  };
}
