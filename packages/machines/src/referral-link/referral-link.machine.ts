import { assign, emit, fromPromise, setup } from 'xstate';
import type { ShowToast } from '../toasts/index.ts';

interface ReferralLinkContext {
  /** What is given away. */
  readonly link: string;
}

export type ReferralLinkEvent = { type: 'link.copy'; link: string } | { type: 'link.share'; link: string };

/** How sharing ended: by the person, who shared or did not; or there is no such thing in this browser. */
export type ShareOutcome = 'settled' | 'unavailable';

/**
 * Gives a member's referral link away: copies it, or opens the phone's own sheet for sharing; where there is none, it is
 * copied. Fill the actors with what the browser has.
 */
export const referralLinkMachine = setup({
  types: {
    context: {} as ReferralLinkContext,
    events: {} as ReferralLinkEvent,
    emitted: {} as ShowToast,
  },
  actors: {
    copyLink: fromPromise<void, string>(() => Promise.reject(new Error('copyLink is not provided'))),
    shareLink: fromPromise<ShareOutcome, string>(() =>
      Promise.reject(new Error('shareLink is not provided')),
    ),
  },
  guards: {
    isSettled: (_, outcome: ShareOutcome) => outcome === 'settled',
  },
  actions: {
    takeLink: assign((_, link: string) => ({ link })),
    toastCopied: emit({ type: 'toast.show', kind: 'success', message: 'Link copied' }),
    toastFailure: emit({
      type: 'toast.show',
      kind: 'error',
      message: 'The link could not be copied. Select it and copy it yourself.',
    }),
  },
}).createMachine({
  id: 'referral-link',
  context: { link: '' },
  initial: 'idle',
  states: {
    idle: {},
    copying: {
      invoke: {
        id: 'copyLink',
        src: 'copyLink',
        input: ({ context }) => context.link,
        onDone: { target: 'idle', actions: 'toastCopied' },
        onError: { target: 'idle', actions: 'toastFailure' },
      },
    },
    sharing: {
      invoke: {
        id: 'shareLink',
        src: 'shareLink',
        input: ({ context }) => context.link,
        onDone: [
          { guard: { type: 'isSettled', params: ({ event }) => event.output }, target: 'idle' },
          { target: 'copying' },
        ],
        onError: 'copying',
      },
    },
  },
  // A sheet that never answers holds nothing up.
  on: {
    'link.copy': {
      target: '.copying',
      actions: { type: 'takeLink', params: ({ event }) => event.link },
    },
    'link.share': {
      target: '.sharing',
      actions: { type: 'takeLink', params: ({ event }) => event.link },
    },
  },
});
