/** The clock for tests and stories of a countdown of 300 s: its start, one time in between, and its end. */
const START = 1_800_000_000_000;

/** Sample events that reach every state of the machine, for tests and stories. */
export const countdownScenario = {
  started: { type: 'xstate.done.actor.readClock', output: START },
  secondOver: { type: 'xstate.after.second.countdown.waiting' },
  halfway: { type: 'xstate.done.actor.readClock', output: START + 150_000 },
  ended: { type: 'xstate.done.actor.readClock', output: START + 300_000 },
} as const;
