/** The events with which tests and stories walk the machine through every state. */
export const connectionWalk = {
  nothingWaits: { type: 'xstate.done.actor.sendWaiting', output: true },
  someLeft: { type: 'xstate.done.actor.sendWaiting', output: false },
  retried: { type: 'xstate.after.retry.connection.leads.waiting' },
  lineLost: { type: 'line.lost' },
  waited: { type: 'xstate.after.recheck.connection.line.offline.waiting' },
  reached: { type: 'xstate.done.actor.probeLine', output: true },
  notReached: { type: 'xstate.done.actor.probeLine', output: false },
  lineFound: { type: 'line.found' },
  welcomeBackOver: { type: 'xstate.after.welcomeBack.connection.line.back' },
} as const;
