/** The events with which tests and stories walk the machine through every state. */
export const themeWalk = {
  read: { type: 'xstate.done.actor.readTheme', output: 'device' },
  notRead: { type: 'xstate.error.actor.readTheme', error: 'no cookies' },
  choose: { type: 'theme.choose', theme: 'dark' },
  kept: { type: 'xstate.done.actor.keepTheme', output: undefined },
  notKept: { type: 'xstate.error.actor.keepTheme', error: 'no cookies' },
} as const;
