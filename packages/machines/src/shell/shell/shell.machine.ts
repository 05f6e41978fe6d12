import { type EventObject, type SnapshotFrom, assign, fromCallback, setup } from 'xstate';

interface ShellContext {
  /**
   * The text of the header's search box when the palette was opened, or the last text while the palette was
   * loading.
   */
  readonly typed: string;
}

export type ShellEvent =
  | { type: 'menu.open' }
  | { type: 'search.open'; typed: string }
  | { type: 'shell.close' };

/** Without an implementation that reports Back, the user can close it in other ways. */
const backCloses = { id: 'watchBack', src: 'watchBack', onError: {} } as const;

/**
 * The overlays that the header opens above a page: the slide-out menu or the search palette, never both. Provide
 * `watchBack`, which sends `shell.close` when the user presses Back.
 */
export const shellMachine = setup({
  types: { context: {} as ShellContext, events: {} as ShellEvent },
  actors: {
    watchBack: fromCallback<EventObject>(() => {
      throw new Error('watchBack is not provided');
    }),
  },
  actions: {
    setTyped: assign((_, typed: string) => ({ typed })),
  },
}).createMachine({
  id: 'shell',
  context: { typed: '' },
  initial: 'page',
  states: {
    page: {},
    menu: {
      invoke: backCloses,
      on: { 'shell.close': 'page' },
    },
    search: {
      invoke: backCloses,
      on: { 'shell.close': 'page' },
    },
  },
  on: {
    'menu.open': '.menu',
    'search.open': { target: '.search', actions: { type: 'setTyped', params: ({ event }) => event.typed } },
  },
});

/** The facts about the overlays above the page. */
export function shellView(snapshot: SnapshotFrom<typeof shellMachine>) {
  return {
    isMenuOpen: snapshot.matches('menu'),
    isSearchOpen: snapshot.matches('search'),
    typed: snapshot.context.typed,
  };
}

/** What a user can do with the shell. */
export function shellVerbs(send: (event: ShellEvent) => void) {
  return {
    openMenu: () => send({ type: 'menu.open' }),
    /** @param typed the text that is already in the search box */
    openSearch: (typed: string) => send({ type: 'search.open', typed }),
    close: () => send({ type: 'shell.close' }),
  };
}
