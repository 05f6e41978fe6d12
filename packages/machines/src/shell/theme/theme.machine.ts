import { type SnapshotFrom, assign, setup } from 'xstate';
import { placeholder, toOutput } from '../../kit/index.ts';

/** The look of the site; `device`: the same as the device. */
export type Theme = 'device' | 'light' | 'dark';

interface ThemeContext {
  readonly theme: Theme;
}

export type ThemeEvent = { type: 'theme.choose'; theme: Theme };

/**
 * Light or dark, selected by the visitor and saved. Provide the actors that store the theme and apply it to the
 * page.
 */
export const themeMachine = setup({
  types: { context: {} as ThemeContext, events: {} as ThemeEvent },
  actors: {
    readTheme: placeholder<Theme>('readTheme'),
    saveTheme: placeholder<void, Theme>('saveTheme'),
  },
  actions: {
    setTheme: assign((_, theme: Theme) => ({ theme })),
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
        onDone: { target: 'chosen', actions: { type: 'setTheme', params: toOutput } },
        onError: 'chosen',
      },
    },
    chosen: {},
    saving: {
      invoke: {
        id: 'saveTheme',
        src: 'saveTheme',
        input: ({ context }) => context.theme,
        onDone: 'chosen',
        onError: 'chosen',
      },
    },
  },
  on: {
    'theme.choose': {
      target: '.saving',
      actions: { type: 'setTheme', params: ({ event }) => event.theme },
    },
  },
});

/** The selected theme. */
export function themeView({ context }: SnapshotFrom<typeof themeMachine>) {
  return { theme: context.theme };
}

/** What a visitor can do with the theme. */
export function themeVerbs(send: (event: ThemeEvent) => void) {
  return { choose: (theme: Theme) => send({ type: 'theme.choose', theme }) };
}
