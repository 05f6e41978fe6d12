/** The clock as tests and stories of a countdown of 300 s read it: at its start, once on the way, and at its end. */
const START = 1_800_000_000_000;

/** The events with which tests and stories walk the machine through every state. */
export const countdownWalk = {
  started: { type: 'xstate.done.actor.readClock', output: START },
  secondOver: { type: 'xstate.after.second.countdown.waiting' },
  halfway: { type: 'xstate.done.actor.readClock', output: START + 150_000 },
  ended: { type: 'xstate.done.actor.readClock', output: START + 300_000 },
} as const;
