import type { IdentityCard, Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { call, placeholder, toReason, toValue } from '../../kit/index.ts';

interface IdentityCardContext {
  /** Undefined while it is not loaded. */
  readonly card: IdentityCard | undefined;
  /** Why the card could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
  /** Why the PDF could not be opened; English. */
  readonly alert: string | undefined;
}

export type IdentityCardEvent = { type: 'page.retry' } | { type: 'document.open' };

/** Emitted with the address at which the PDF of the card can be opened for a few minutes. */
export interface CardOpened {
  readonly type: 'document.opened';
  readonly url: string;
}

/** The identity card of an associate, which can be opened as a PDF while it is active. Provide `fetchCard` and `openDocument`. */
export const identityCardMachine = setup({
  types: {
    context: {} as IdentityCardContext,
    events: {} as IdentityCardEvent,
    emitted: {} as CardOpened,
  },
  actors: {
    fetchCard: placeholder<Result<IdentityCard>>('fetchCard'),
    openDocument: placeholder<Result<{ url: string }>>('openDocument'),
  },
  guards: { isActive: ({ context }) => context.card?.isActive === true },
  actions: {
    setCard: assign((_, card: IdentityCard) => ({ card })),
    setError: assign((_, error: string) => ({ error })),
    clearError: assign({ error: undefined }),
    setAlert: assign((_, alert: string) => ({ alert })),
    clearAlert: assign({ alert: undefined }),
    emitDocument: emit((_, { url }: { url: string }) => ({ type: 'document.opened' as const, url })),
  },
}).createMachine({
  id: 'identity-card',
  context: { card: undefined, error: undefined, alert: undefined },
  initial: 'loading',
  states: {
    loading: {
      invoke: call(
        'fetchCard',
        { target: 'ready', actions: { type: 'setCard', params: toValue } },
        { target: 'failed', actions: { type: 'setError', params: toReason } },
      ),
    },
    failed: { exit: 'clearError', on: { 'page.retry': 'loading' } },
    ready: { on: { 'document.open': { guard: 'isActive', target: 'opening' } } },
    opening: {
      entry: 'clearAlert',
      invoke: call(
        'openDocument',
        { target: 'ready', actions: { type: 'emitDocument', params: toValue } },
        { target: 'ready', actions: { type: 'setAlert', params: toReason } },
      ),
    },
  },
});
