import type { SnapshotFrom } from 'xstate';
import type { countdownMachine } from './countdown.machine.ts';

export { countdownMachine } from './countdown.machine.ts';

/** The facts that a countdown shows. */
export function countdownView(snapshot: SnapshotFrom<typeof countdownMachine>) {
  return { secondsLeft: snapshot.context.secondsLeft };
}
