import { useEffect, useEffectEvent } from 'react';
import type { ActorRef, AnyActorRef, EventObject, Snapshot } from 'xstate';

/** What to do with each event that an actor emits, by its type; other events have no effect. */
type EmittedHandlers<Emitted extends EventObject> = {
  readonly [Type in Emitted['type']]?: (event: Extract<Emitted, { type: Type }>) => void;
};

type EmittedBy<Ref> = Ref extends ActorRef<Snapshot<unknown>, never, infer Emitted> ? Emitted : never;

/**
 * Handles what an actor emits while the component is shown, with the handlers of the last render.
 * @param actor can be absent: an actor that another one has started only for some of its states
 */
export function useEmitted<Ref extends AnyActorRef>(
  actor: Ref | undefined,
  handlers: EmittedHandlers<EmittedBy<Ref>>,
): void;
export function useEmitted(
  actor: AnyActorRef | undefined,
  handlers: Readonly<Record<string, ((event: EventObject) => void) | undefined>>,
): void {
  const handle = useEffectEvent((event: EventObject) => handlers[event.type]?.(event));
  useEffect(() => actor?.on('*', (event) => handle(event)).unsubscribe, [actor]);
}
