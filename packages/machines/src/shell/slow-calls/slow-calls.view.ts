import type { SnapshotFrom } from 'xstate';
import type { SlowCallsEvent, slowCallsMachine } from './slow-calls.machine.ts';

export {
  SLOW_MS,
  type SentCall,
  type SlowCallsEvent,
  UPLOAD_MS,
  slowCallsMachine,
} from './slow-calls.machine.ts';

/** What a visitor can decide about the calls that take long; undefined while none does. */
export function slowCallsView(snapshot: SnapshotFrom<typeof slowCallsMachine>) {
  if (!snapshot.matches('slow')) return { note: undefined };
  const { slow, sent } = snapshot.context;
  const percents = slow.flatMap(({ id }) => sent.get(id) ?? []);
  return {
    note: {
      canRepeat: snapshot.can({ type: 'calls.repeat' }),
      /** How much of the files is sent, in percent; of several uploads the one that is behind. Null: no files are sent. */
      percent: percents.length > 0 ? Math.min(...percents) : null,
    },
  };
}

/** The decisions of a visitor. */
export function slowCallsVerbs(send: (event: SlowCallsEvent) => void) {
  return {
    repeat: () => send({ type: 'calls.repeat' }),
    cancel: () => send({ type: 'calls.cancel' }),
  };
}
