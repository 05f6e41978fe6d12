import type { MemberRequest, Result } from '@pgm/api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { ShowToast, ToastKind } from '../toasts/index.ts';

/** A page of a member's requests. */
export interface RequestPage {
  readonly requests: readonly MemberRequest[];
  readonly pageCount: number;
}

interface RequestsContext extends RequestPage {
  /** Counts from 1. */
  readonly page: number;
  /** The one that is to be taken back, once that is confirmed. */
  readonly withdrawingId: string | undefined;
  /** Why the requests could not be had; English, for `t()`. */
  readonly error: string | undefined;
}

export type RequestsEvent =
  | { type: 'page.open'; page: number }
  | { type: 'requests.retry' }
  | { type: 'request.raised'; request: MemberRequest }
  | { type: 'request.withdraw'; id: string }
  | { type: 'withdraw.confirm' }
  | { type: 'withdraw.cancel' };

/**
 * A member's requests, page by page; an open one can be taken back. Fill `fetchRequests` and `withdrawRequest` with
 * the calls; what the form has sent comes as `request.raised`.
 */
export const requestsMachine = setup({
  types: {
    context: {} as RequestsContext,
    events: {} as RequestsEvent,
    emitted: {} as ShowToast,
  },
  actors: {
    fetchRequests: fromPromise<Result<RequestPage>, number>(() =>
      Promise.reject(new Error('fetchRequests is not provided')),
    ),
    withdrawRequest: fromPromise<Result<unknown>, string>(() =>
      Promise.reject(new Error('withdrawRequest is not provided')),
    ),
  },
  guards: {
    succeeded: (_, answer: Result<unknown>) => answer.ok,
    isGone: (_, answer: Result<unknown>) => answer.ok || answer.failure.code === 'notFound',
    isDecided: (_, answer: Result<unknown>) => !answer.ok && answer.failure.code === 'conflict',
    isOther: ({ context }, page: number) => page !== context.page,
    isOpen: ({ context }, id: string) =>
      context.requests.some((request) => request.id === id && request.status === 'OPEN'),
  },
  actions: {
    choosePage: assign((_, page: number) => ({ page })),
    takeRequests: assign((_, answer: Result<RequestPage>) => (answer.ok ? { ...answer.value } : {})),
    takeError: assign((_, answer?: Result<unknown>) => ({ error: reasonOf(answer) })),
    clearError: assign({ error: undefined }),
    addRaised: assign(({ context }, request: MemberRequest) => ({
      requests: [request, ...context.requests],
    })),
    askFor: assign((_, id: string) => ({ withdrawingId: id })),
    dropWithdrawn: assign(({ context: { requests, withdrawingId } }) => ({
      requests: requests.filter(({ id }) => id !== withdrawingId),
    })),
    toast: emit((_, { kind, message }: { kind: ToastKind; message: string }) => ({
      type: 'toast.show' as const,
      kind,
      message,
    })),
    toastFailure: emit((_, answer?: Result<unknown>) => ({
      type: 'toast.show' as const,
      kind: 'error' as const,
      message: reasonOf(answer),
    })),
  },
}).createMachine({
  id: 'requests',
  context: { requests: [], pageCount: 1, page: 1, withdrawingId: undefined, error: undefined },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'fetchRequests',
        src: 'fetchRequests',
        input: ({ context }) => context.page,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'takeRequests', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'takeError', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'takeError' },
      },
    },
    failed: {
      exit: 'clearError',
      on: { 'requests.retry': 'loading' },
    },
    ready: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'request.withdraw': {
              guard: { type: 'isOpen', params: ({ event }) => event.id },
              target: 'confirming',
              actions: { type: 'askFor', params: ({ event }) => event.id },
            },
          },
        },
        confirming: {
          on: { 'withdraw.confirm': 'withdrawing', 'withdraw.cancel': 'idle' },
        },
        withdrawing: {
          invoke: {
            id: 'withdrawRequest',
            src: 'withdrawRequest',
            input: ({ context }) => context.withdrawingId ?? '',
            onDone: [
              {
                guard: { type: 'isGone', params: ({ event }) => event.output },
                target: 'idle',
                actions: [
                  'dropWithdrawn',
                  { type: 'toast', params: { kind: 'success', message: 'Request withdrawn' } },
                ],
              },
              {
                guard: { type: 'isDecided', params: ({ event }) => event.output },
                target: '#requests.loading',
                actions: { type: 'toastFailure', params: ({ event }) => event.output },
              },
              { target: 'idle', actions: { type: 'toastFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'idle', actions: 'toastFailure' },
          },
        },
      },
      on: {
        'request.raised': { actions: { type: 'addRaised', params: ({ event }) => event.request } },
      },
    },
  },
  on: {
    'page.open': {
      guard: { type: 'isOther', params: ({ event }) => event.page },
      target: '.loading',
      actions: { type: 'choosePage', params: ({ event }) => event.page },
    },
    'request.raised': '.loading',
  },
});

function reasonOf(answer: Result<unknown> | undefined): string {
  return answer?.ok === false ? answer.failure.message : 'Something went wrong.';
}
