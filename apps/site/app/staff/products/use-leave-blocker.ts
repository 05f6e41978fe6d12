import { useContext, useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react';
import { type Blocker, type BlockerFunction, UNSAFE_DataRouterContext } from 'react-router';

/**
 * Holds a navigation while `shouldBlock` says so, like the `useBlocker` of the router. That hook would stand in the file
 * that every visitor loads, because the router is there; this one uses only what the router has anyway.
 * @returns the held navigation, or undefined
 */
export function useLeaveBlocker(shouldBlock: BlockerFunction): Blocker | undefined {
  const context = useContext(UNSAFE_DataRouterContext);
  if (context === null) throw new Error('the page is outside of a router');
  const { router } = context;
  const key = useId();
  const isBlocked = useEffectEvent(shouldBlock);
  useEffect(() => {
    router.getBlocker(key, (navigation) => isBlocked(navigation));
    return () => router.deleteBlocker(key);
  }, [router, key]);
  return useSyncExternalStore(router.subscribe, () => router.state.blockers.get(key));
}
