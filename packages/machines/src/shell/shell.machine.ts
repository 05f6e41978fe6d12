import { type EventObject, assign, fromCallback, setup } from 'xstate';

interface ShellContext {
  /** What stood in the header's search box when the palette was opened, or last while that was on its way. */
  readonly typed: string;
}

export type ShellEvent =
  { type: 'menu.open' } | { type: 'search.open'; typed: string } | { type: 'shell.close' };

/** Without anybody who tells of it, there are other ways to close. */
const backCloses = { id: 'watchBack', src: 'watchBack', onError: {} } as const;

/**
 * What the header opens above a page: the slide-out menu or the search palette, and never both. Fill `watchBack` with
 * what sends `shell.close` when the person presses Back.
 */
export const shellMachine = setup({
  types: {
    context: {} as ShellContext,
    events: {} as ShellEvent,
  },
  actors: {
    watchBack: fromCallback<EventObject>(() => {
      throw new Error('watchBack is not provided');
    }),
  },
  actions: {
    keepTyped: assign((_, typed: string) => ({ typed })),
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
    'search.open': {
      target: '.search',
      actions: { type: 'keepTyped', params: ({ event }) => event.typed },
    },
  },
});
