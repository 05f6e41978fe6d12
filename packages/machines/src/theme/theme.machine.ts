import { assign, fromPromise, setup } from 'xstate';

/** How the site looks; `device`: as everything else on this device. */
export type Theme = 'device' | 'light' | 'dark';

interface ThemeContext {
  readonly theme: Theme;
}

export type ThemeEvent = { type: 'theme.choose'; theme: Theme };

/** Light or dark, chosen by the visitor and kept. Fill the actors with what keeps it and what paints it. */
export const themeMachine = setup({
  types: {
    context: {} as ThemeContext,
    events: {} as ThemeEvent,
  },
  actors: {
    readTheme: fromPromise<Theme>(() => Promise.reject(new Error('readTheme is not provided'))),
    keepTheme: fromPromise<void, Theme>(() => Promise.reject(new Error('keepTheme is not provided'))),
  },
  actions: {
    takeTheme: assign((_, theme: Theme) => ({ theme })),
  },
}).createMachine({
  id: 'theme',
  context: { theme: 'device' },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readTheme',
        src: 'readTheme',
        onDone: { target: 'chosen', actions: { type: 'takeTheme', params: ({ event }) => event.output } },
        onError: 'chosen',
      },
    },
    chosen: {},
    keeping: {
      invoke: {
        id: 'keepTheme',
        src: 'keepTheme',
        input: ({ context }) => context.theme,
        onDone: 'chosen',
        onError: 'chosen',
      },
    },
  },
  on: {
    'theme.choose': {
      target: '.keeping',
      actions: { type: 'takeTheme', params: ({ event }) => event.theme },
    },
  },
});
