import { assign, setup } from 'xstate';
import { callCases, placeholder, toOutput } from '../../kit/index.ts';

interface ShareContext {
  /** The link to share. */
  readonly link: string;
}

export type ShareEvent =
  | { type: 'share.open'; link: string }
  | { type: 'link.copy'; link: string }
  /** The field with the link is closed. */
  | { type: 'link.hide' };

/** How a share sheet ended: shared or cancelled by the user, or not available in this browser. */
export type ShareOutcome = 'shared' | 'cancelled' | 'unavailable';

/**
 * Shares a link through the share sheet of the phone. If there is none, the link is copied; if that fails too, it
 * is shown. Provide the actors with the functions of the browser; `completeLink` may add the code of the user
 * that shares it.
 */
export const shareMachine = setup({
  types: { context: {} as ShareContext, events: {} as ShareEvent },
  actors: {
    completeLink: placeholder<string, string>('completeLink'),
    openSheet: placeholder<ShareOutcome, string>('openSheet'),
    copyLink: placeholder<void, string>('copyLink'),
  },
  guards: {
    isShared: (_, outcome: ShareOutcome) => outcome === 'shared',
    isCancelled: (_, outcome: ShareOutcome) => outcome === 'cancelled',
  },
  actions: {
    setLink: assign((_, link: string) => ({ link })),
  },
  delays: {
    /** How long the success message stays, in ms. */
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
        onDone: { target: 'opening', actions: { type: 'setLink', params: toOutput } },
        // A link without the code of the user that shares it is better than none.
        onError: 'opening',
      },
    },
    opening: {
      invoke: {
        input: ({ context }) => context.link,
        ...callCases(
          'openSheet',
          [
            { guard: { type: 'isShared', params: toOutput }, target: 'shared' },
            { guard: { type: 'isCancelled', params: toOutput }, target: 'idle' },
          ],
          { target: 'copying' },
        ),
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
  // A sheet that never gives a result blocks nothing.
  on: {
    'share.open': { target: '.preparing', actions: { type: 'setLink', params: ({ event }) => event.link } },
    'link.copy': { target: '.copying', actions: { type: 'setLink', params: ({ event }) => event.link } },
  },
});
