import { assign, fromPromise, setup } from 'xstate';

interface ShareContext {
  /** What is given away. */
  readonly link: string;
}

export type ShareEvent =
  | { type: 'share.open'; link: string }
  | { type: 'link.copy'; link: string }
  /** The field with the link is closed. */
  | { type: 'link.hide' };

/** How a sheet for sharing ended: by the person, who shared or did not; or there is no such thing in this browser. */
export type ShareOutcome = 'shared' | 'cancelled' | 'unavailable';

/**
 * Gives a link away through the phone's own sheet for sharing. Where there is none, the link is copied; where that
 * fails too, it is shown. Fill the actors with what the browser has; `completeLink` may add who shares it.
 */
export const shareMachine = setup({
  types: {
    context: {} as ShareContext,
    events: {} as ShareEvent,
  },
  actors: {
    completeLink: fromPromise<string, string>(() =>
      Promise.reject(new Error('completeLink is not provided')),
    ),
    openSheet: fromPromise<ShareOutcome, string>(() =>
      Promise.reject(new Error('openSheet is not provided')),
    ),
    copyLink: fromPromise<void, string>(() => Promise.reject(new Error('copyLink is not provided'))),
  },
  guards: {
    isShared: (_, outcome: ShareOutcome) => outcome === 'shared',
    isCancelled: (_, outcome: ShareOutcome) => outcome === 'cancelled',
  },
  actions: {
    takeLink: assign((_, link: string) => ({ link })),
  },
  delays: {
    /** How long it stays said that it is done, in ms. */
    noteTime: 4000,
  },
}).createMachine({
  id: 'share',
  context: { link: '' },
  initial: 'idle',
  states: {
    idle: {},
    preparing: {
      invoke: {
        id: 'completeLink',
        src: 'completeLink',
        input: ({ context }) => context.link,
        onDone: {
          target: 'opening',
          actions: { type: 'takeLink', params: ({ event }) => event.output },
        },
        // A link that does not say who shares it is better than none.
        onError: 'opening',
      },
    },
    opening: {
      invoke: {
        id: 'openSheet',
        src: 'openSheet',
        input: ({ context }) => context.link,
        onDone: [
          { guard: { type: 'isShared', params: ({ event }) => event.output }, target: 'shared' },
          { guard: { type: 'isCancelled', params: ({ event }) => event.output }, target: 'idle' },
          { target: 'copying' },
        ],
        onError: 'copying',
      },
    },
    shared: { after: { noteTime: 'idle' } },
    copying: {
      invoke: {
        id: 'copyLink',
        src: 'copyLink',
        input: ({ context }) => context.link,
        onDone: 'copied',
        onError: 'linkShown',
      },
    },
    copied: { after: { noteTime: 'idle' } },
    linkShown: { on: { 'link.hide': 'idle' } },
  },
  // A sheet that never answers holds nothing up.
  on: {
    'share.open': {
      target: '.preparing',
      actions: { type: 'takeLink', params: ({ event }) => event.link },
    },
    'link.copy': {
      target: '.copying',
      actions: { type: 'takeLink', params: ({ event }) => event.link },
    },
  },
});
