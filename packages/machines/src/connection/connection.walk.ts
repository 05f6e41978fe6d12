/** The events with which tests and stories walk the machine through every state. */
export const connectionWalk = {
  nothingWaits: { type: 'xstate.done.actor.sendWaiting', output: undefined },
  lineLost: { type: 'line.lost' },
  lineFound: { type: 'line.found' },
  welcomeBackOver: { type: 'xstate.after.welcomeBack.connection.back' },
} as const;
