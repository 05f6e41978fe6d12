/** Sample events that reach every state of the machine, for tests and stories. */
export const connectionScenario = {
  nothingWaits: { type: 'xstate.done.actor.sendWaiting', output: true },
  someLeft: { type: 'xstate.done.actor.sendWaiting', output: false },
  retried: { type: 'xstate.after.retry.connection.leads.waiting' },
  connectionLost: { type: 'connection.lost' },
  waited: { type: 'xstate.after.recheck.connection.network.offline.waiting' },
  reached: { type: 'xstate.done.actor.probeConnection', output: true },
  notReached: { type: 'xstate.done.actor.probeConnection', output: false },
  connectionRestored: { type: 'connection.restored' },
  welcomeBackOver: { type: 'xstate.after.welcomeBack.connection.network.back' },
} as const;
