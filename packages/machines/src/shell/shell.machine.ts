import { assign, setup } from 'xstate';

interface ShellContext {
  /** What stood in the header's search box when the palette was opened. */
  readonly typed: string;
}

export type ShellEvent =
  { type: 'menu.open' } | { type: 'search.open'; typed: string } | { type: 'shell.close' };

/** What the header opens above a page: the slide-out menu or the search palette, and never both. */
export const shellMachine = setup({
  types: {
    context: {} as ShellContext,
    events: {} as ShellEvent,
  },
  actions: {
    keepTyped: assign((_, typed: string) => ({ typed })),
    addTyped: assign(({ context }, typed: string) => ({ typed: context.typed + typed })),
  },
}).createMachine({
  id: 'shell',
  context: { typed: '' },
  initial: 'page',
  states: {
    page: {},
    menu: {
      on: { 'shell.close': 'page' },
    },
    search: {
      on: {
        'shell.close': 'page',
        // Whoever types fast goes on in the header's box, emptied each time, until the palette has been loaded.
        'search.open': { actions: { type: 'addTyped', params: ({ event }) => event.typed } },
      },
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
