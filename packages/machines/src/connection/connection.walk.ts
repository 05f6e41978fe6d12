/** The events with which tests and stories walk the machine through every state. */
export const connectionWalk = {
  nothingWaits: { type: 'xstate.done.actor.sendWaiting', output: undefined },
  lineLost: { type: 'line.lost' },
  waited: { type: 'xstate.after.recheck.connection.offline.waiting' },
  reached: { type: 'xstate.done.actor.probeLine', output: true },
  notReached: { type: 'xstate.done.actor.probeLine', output: false },
  lineFound: { type: 'line.found' },
  welcomeBackOver: { type: 'xstate.after.welcomeBack.connection.back' },
} as const;
