import type { MemberRequest, Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import {
  call,
  callCases,
  isGone,
  placeholder,
  toMessage,
  toOutput,
  toResult,
  when,
} from '../../kit/index.ts';
import type { ShowToast, ToastKind } from '../../company/toasts/index.ts';

/** A page of a member's requests to the company. */
export interface MemberRequestPage {
  readonly requests: readonly MemberRequest[];
  readonly pageCount: number;
}

interface MemberRequestsContext extends MemberRequestPage {
  /** Counts from 1. */
  readonly page: number;
  /** The member request to withdraw after the user confirms. */
  readonly withdrawingId: string | undefined;
  /** Why the member requests could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
}

export type MemberRequestsEvent =
  | { type: 'page.open'; page: number }
  | { type: 'requests.retry' }
  | { type: 'request.raised'; request: MemberRequest }
  | { type: 'request.withdraw'; id: string }
  | { type: 'withdraw.confirm' }
  | { type: 'withdraw.cancel' };

/**
 * A member's requests, page by page; an open one can be taken back. Provide `fetchMemberRequests` and
 * `withdrawMemberRequest` with the calls; what the form has sent comes as `request.raised`.
 */
export const memberRequestsMachine = setup({
  types: {
    context: {} as MemberRequestsContext,
    events: {} as MemberRequestsEvent,
    emitted: {} as ShowToast,
    input: {} as { readonly page: number } | undefined,
  },
  actors: {
    fetchMemberRequests: placeholder<Result<MemberRequestPage>, number>('fetchMemberRequests'),
    withdrawMemberRequest: placeholder<Result<unknown>, string>('withdrawMemberRequest'),
  },
  guards: {
    isDecided: (_, result: Result<unknown>) => !result.ok && result.failure.code === 'conflict',
    isOther: ({ context }, page: number) => page !== context.page,
    isOpen: ({ context }, id: string) =>
      context.requests.some((request) => request.id === id && request.status === 'OPEN'),
  },
  actions: {
    choosePage: assign((_, page: number) => ({ page })),
    setMemberRequests: assign((_, result: Result<MemberRequestPage>) =>
      result.ok ? { ...result.value } : {},
    ),
    setError: assign((_, result?: Result<unknown>) => ({ error: toMessage(result) })),
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
    toastFailure: emit((_, result?: Result<unknown>) => ({
      type: 'toast.show' as const,
      kind: 'error' as const,
      message: toMessage(result),
    })),
  },
}).createMachine({
  id: 'requests',
  context: ({ input }) => ({
    requests: [],
    pageCount: 1,
    page: input?.page ?? 1,
    withdrawingId: undefined,
    error: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        input: ({ context }) => context.page,
        ...call(
          'fetchMemberRequests',
          { target: 'ready', actions: { type: 'setMemberRequests', params: toOutput } },
          { target: 'failed', actions: { type: 'setError', params: toResult } },
        ),
      },
    },
    failed: { exit: 'clearError', on: { 'requests.retry': 'loading' } },
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
            input: ({ context }) => context.withdrawingId ?? '',
            ...callCases(
              'withdrawMemberRequest',
              [
                {
                  guard: isGone,
                  target: 'idle',
                  actions: [
                    'dropWithdrawn',
                    { type: 'toast', params: { kind: 'success', message: 'Request withdrawn' } },
                  ],
                },
                when('isDecided', '#requests.loading', 'toastFailure'),
              ],
              { target: 'idle', actions: { type: 'toastFailure', params: toResult } },
            ),
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
