import { useSyncExternalStore } from 'react';

/** Whether the browser is online; the server's page always is. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(watchConnection, isOnline, () => true);
}

const isOnline = () => navigator.onLine;

function watchConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
