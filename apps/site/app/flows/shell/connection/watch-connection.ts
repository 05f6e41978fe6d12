import type { ConnectionEvent } from '@pgm/machines/shell/connection';
import { isOnline } from './site-worker.ts';

/**
 * Notifies the listener when the browser goes offline or online, and at once when it is offline. @returns stops
 * the notifications
 */
export function watchConnection(notify: (event: ConnectionEvent) => void): () => void {
  const lost = () => notify({ type: 'connection.lost' });
  const found = () => notify({ type: 'connection.restored' });
  addEventListener('offline', lost);
  addEventListener('online', found);
  if (!isOnline()) lost();
  return () => {
    removeEventListener('offline', lost);
    removeEventListener('online', found);
  };
}
