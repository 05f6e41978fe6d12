import type { AccountSecurity, Result } from '@pgm/api/contract';
import { assign, setup } from 'xstate';
import { call, placeholder, toEvent, toReason, toValue } from '../../kit/index.ts';

interface AccountSecurityContext {
  /** As the server knows it; undefined while it is not loaded. */
  readonly security: AccountSecurity | undefined;
  /** Why the page could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
}

export type AccountSecurityEvent =
  | { type: 'page.retry' }
  /** A session has ended; without an id all except the current one. */
  | { type: 'session.remove'; id: string | undefined };

/** What protects the account of a member: the password, and the sessions on all devices. Provide `fetchSecurity`. */
export const accountSecurityMachine = setup({
  types: { context: {} as AccountSecurityContext, events: {} as AccountSecurityEvent },
  actors: { fetchSecurity: placeholder<Result<AccountSecurity>>('fetchSecurity') },
  actions: {
    setSecurity: assign((_, security: AccountSecurity) => ({ security })),
    setError: assign((_, error: string) => ({ error })),
    removeSession: assign(({ context: { security } }, { id }: { id: string | undefined }) => ({
      security: security && {
        ...security,
        sessions: security.sessions.filter(({ id: own, isCurrent }) => isCurrent || (id && own !== id)),
      },
    })),
  },
}).createMachine({
  id: 'account-security',
  context: { security: undefined, error: undefined },
  initial: 'loading',
  states: {
    loading: {
      invoke: call(
        'fetchSecurity',
        { target: 'ready', actions: { type: 'setSecurity', params: toValue } },
        { target: 'failed', actions: { type: 'setError', params: toReason } },
      ),
    },
    failed: { on: { 'page.retry': 'loading' } },
    ready: {
      on: {
        'page.retry': 'loading',
        'session.remove': { actions: { type: 'removeSession', params: toEvent } },
      },
    },
  },
});
