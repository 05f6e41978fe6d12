/** Sample events that reach every state of the machine, for tests and stories. */
export const themeScenario = {
  read: { type: 'xstate.done.actor.readTheme', output: 'device' },
  notRead: { type: 'xstate.error.actor.readTheme', error: 'no cookies' },
  choose: { type: 'theme.choose', theme: 'dark' },
  saved: { type: 'xstate.done.actor.saveTheme', output: undefined },
  notSaved: { type: 'xstate.error.actor.saveTheme', error: 'no cookies' },
} as const;
