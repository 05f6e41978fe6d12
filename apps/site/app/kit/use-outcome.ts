import { useEffect, useRef } from 'react';
import type { Actor, AnyActorLogic, SnapshotFrom } from 'xstate';

/** Calls `onOutcome` once, with the last snapshot, when the flow is finished. */
export function useOutcome<Logic extends AnyActorLogic>(
  actor: Actor<Logic>,
  onOutcome: (snapshot: SnapshotFrom<Logic>) => void,
): void {
  const latest = useRef(onOutcome);
  useEffect(() => {
    latest.current = onOutcome;
  });
  useEffect(() => {
    const { unsubscribe } = actor.subscribe({ complete: () => latest.current(actor.getSnapshot()) });
    return unsubscribe;
  }, [actor]);
}
