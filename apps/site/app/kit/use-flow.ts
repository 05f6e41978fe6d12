import { useSelector } from '@xstate/react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/** The facts of a running machine, as its view gives them, and the verbs with which a screen sends its events. */
export function useFlow<Ref extends AnyActorRef, Facts, Verbs>(
  actor: Ref,
  view: (snapshot: SnapshotFrom<Ref>) => Facts,
  verbs: (send: Ref['send']) => Verbs,
): readonly [Facts, Verbs] {
  const snapshot = useSelector<AnyActorRef, SnapshotFrom<Ref>>(actor, (now) => now);
  return [view(snapshot), verbs(actor.send)];
}
