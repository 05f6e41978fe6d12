import { useSyncExternalStore } from 'react';

/** Whether this part of the page is hydrated: before that it must show what the server rendered, which knows no session. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => undefined;
