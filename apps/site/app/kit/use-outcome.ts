import { useEffect, useEffectEvent } from 'react';
import type { Actor, AnyActorLogic, SnapshotFrom } from 'xstate';

/** Calls `onOutcome` once, with the last snapshot, when the flow is finished. */
export function useOutcome<Logic extends AnyActorLogic>(
  actor: Actor<Logic>,
  onOutcome: (snapshot: SnapshotFrom<Logic>) => void,
): void {
  const handle = useEffectEvent(onOutcome);
  useEffect(() => actor.subscribe({ complete: () => handle(actor.getSnapshot()) }).unsubscribe, [actor]);
}
