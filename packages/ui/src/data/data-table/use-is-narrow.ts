import { useSyncExternalStore } from 'react';

/** As `--breakpoint-sm` of the tokens. */
const NARROW = '(width < 40rem)';

function subscribe(notify: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Whether the screen is below 640 px. On the server: no. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );
