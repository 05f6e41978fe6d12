import type { SnapshotFrom } from 'xstate';
import type { countdownMachine } from './countdown.machine.ts';

/** What a screen shows of a countdown. */
export function countdownView(snapshot: SnapshotFrom<typeof countdownMachine>) {
  return { secondsLeft: snapshot.context.secondsLeft };
}
