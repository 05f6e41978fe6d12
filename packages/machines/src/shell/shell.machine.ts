import { assign, setup } from 'xstate';

interface ShellContext {
  /** What stood in the header's search box when the palette was opened, or last while that was on its way. */
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
