import type { SnapshotFrom } from 'xstate';
import type { SlowCallsEvent, slowCallsMachine } from './slow-calls.machine.ts';

/** What a visitor can decide about the calls that take long; undefined while none does. */
export function slowCallsView(snapshot: SnapshotFrom<typeof slowCallsMachine>) {
  const note = snapshot.matches('slow') ? { canRepeat: snapshot.can({ type: 'calls.repeat' }) } : undefined;
  return { note };
}

/** The decisions of a visitor. */
export function slowCallsVerbs(send: (event: SlowCallsEvent) => void) {
  return {
    repeat: () => send({ type: 'calls.repeat' }),
    cancel: () => send({ type: 'calls.cancel' }),
  };
}
