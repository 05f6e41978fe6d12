import { assign, emit, setup } from 'xstate';

/** A page that can be found; `label` is translated. */
export interface FoundPage {
  readonly value: string;
  readonly label: string;
}

interface PageSearchContext {
  /** As typed. */
  readonly text: string;
}

export type PageSearchEvent = { type: 'text.change'; text: string } | { type: 'page.choose'; href: string };

/** Emitted when a page is chosen, for the router to open it. */
export interface PageChosen {
  readonly type: 'page.chosen';
  readonly href: string;
}

/** The search over the pages of the staff area: it narrows them while the user types, and is empty after a choice. */
export const pageSearchMachine = setup({
  types: {
    context: {} as PageSearchContext,
    events: {} as PageSearchEvent,
    emitted: {} as PageChosen,
  },
  guards: { hasText: (_, text: string) => text.trim() !== '' },
  actions: {
    setText: assign((_, text: string) => ({ text })),
    clearText: assign({ text: '' }),
    emitChosen: emit((_, href: string) => ({ type: 'page.chosen' as const, href })),
  },
}).createMachine({
  id: 'page-search',
  context: { text: '' },
  initial: 'empty',
  states: { empty: {}, typed: {} },
  on: {
    'text.change': [
      {
        guard: { type: 'hasText', params: ({ event }) => event.text },
        target: '.typed',
        actions: { type: 'setText', params: ({ event }) => event.text },
      },
      { target: '.empty', actions: 'clearText' },
    ],
    'page.choose': {
      target: '.empty',
      actions: ['clearText', { type: 'emitChosen', params: ({ event }) => event.href }],
    },
  },
});
