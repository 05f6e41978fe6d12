import type { OwnAssociate, Result, Session, User } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { type ShowToast, placeholder, toOutput, when } from '../../kit/index.ts';

/** The two tokens that a refresh returns. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

interface SessionContext {
  /** The stored session; undefined for a guest. */
  readonly session: Session | undefined;
  /** The server has rejected the last session. */
  readonly isExpired: boolean;
}

export type SessionEvent =
  | { type: 'session.begin'; session: Session }
  /** A call was rejected with this token. */
  | { type: 'session.renew'; rejected: string | undefined }
  | { type: 'session.logout' }
  /** The account was deleted: the logout sends nothing to the server. */
  | { type: 'session.gone' }
  /** The account was changed on this page. */
  | { type: 'user.change'; user: User }
  /** Another tab of this browser logged in or out. */
  | { type: 'storage.change' }
  /** Another tab of this browser found that the session can't be used any more. */
  | { type: 'session.lost' };

/** Emitted after the logout of this tab is complete: the user must leave the page. */
export interface SessionEnded {
  readonly type: 'session.ended';
}

/** Emitted when the account was changed on this page, for the storage and other tabs. */
export interface UserChanged {
  readonly type: 'user.changed';
  readonly user: User;
}

/** Emitted after a login of an associate whose agreement has a newer version than the accepted one. */
export interface AgreementOutdated {
  readonly type: 'agreement.outdated';
}

/** What the session reads of the associate. */
type FetchedAssociate = Pick<OwnAssociate, 'isAgreementOutdated'>;

/** Why a session ended: the user left it, or it can't be used any more, and the same member may continue later. */
export type SessionEnd = 'left' | 'lost';

/** How long a logout waits for the server, in ms; the stored session is deleted in any case. */
const LOGOUT_PATIENCE_MS = 5000;

/**
 * Whether a user is logged in (spec section 4). A stored token is verified, else refreshed; only a rejection of
 * both ends the session, a lost connection does not. Many rejected calls at once start one refresh. Provide the
 * actors for the storage and the calls; `refreshSession` stores the new tokens itself, so that only one tab
 * refreshes at a time.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as ShowToast | SessionEnded | UserChanged | AgreementOutdated,
  },
  actors: {
    readSession: placeholder<Session | undefined>('readSession'),
    saveSession: placeholder<void, Session | undefined>('saveSession'),
    clearSession: placeholder<void, SessionEnd>('clearSession'),
    verifyToken: placeholder<Result<User>, string>('verifyToken'),
    refreshSession: placeholder<Result<Tokens>, string>('refreshSession'),
    fetchAssociate: placeholder<Result<FetchedAssociate>>('fetchAssociate'),
    logOut: placeholder<Result<unknown>, string>('logOut'),
  },
  guards: {
    /** Only a member has an associate. */
    isMember: ({ context }) => context.session?.user.roles.includes('MEMBER') ?? false,
    isFound: (_, session: Session | undefined) => session !== undefined,
    isRejected: (_, result: Result<unknown>) =>
      !result.ok && ['unauthenticated', 'forbidden'].includes(result.failure.code),
    /** The server is broken: it neither accepts nor rejects the token. Without a connection nothing was asked. */
    isUnverified: (_, result: Result<unknown>) =>
      !result.ok && ['server', 'unreadable'].includes(result.failure.code),
    isSame: ({ context }, user: User) => context.session?.user.id === user.id,
    isOutdated: (_, result: Result<FetchedAssociate>) => result.ok && result.value.isAgreementOutdated,
    isCurrent: ({ context }, rejected: string | undefined) => context.session?.token === rejected,
  },
  actions: {
    setSession: assign((_, session: Session | undefined) => ({ session, isExpired: false })),
    expire: assign({ isExpired: true }),
    setUser: assign(({ context }, result: Result<User>) => ({
      session: context.session && result.ok ? { ...context.session, user: result.value } : context.session,
    })),
    mergeUser: assign(({ context: { session } }, user: User) => ({
      session: session && { ...session, user: { ...session.user, ...user } },
    })),
    setTokens: assign(({ context }, result: Result<Tokens>) => ({
      session:
        context.session && result.ok
          ? { ...context.session, token: result.value.accessToken, refreshToken: result.value.refreshToken }
          : context.session,
    })),
    forgetSession: assign({ session: undefined }),
    toastUnverified: emit({ type: 'toast.show', kind: 'error', message: 'Failed to verify token' }),
    toastLogin: emit({ type: 'toast.show', kind: 'success', message: 'Login Successful' }),
    emitUser: emit((_, user: User) => ({ type: 'user.changed', user })),
    emitOutdated: emit({ type: 'agreement.outdated' }),
    emitEnd: emit({ type: 'session.ended' }),
  },
  delays: {
    logoutPatience: LOGOUT_PATIENCE_MS,
  },
}).createMachine({
  id: 'session',
  context: { session: undefined, isExpired: false },
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [when('isFound', 'verifying', 'setSession'), { target: 'loggedOut' }],
        onError: 'discarding',
      },
    },
    verifying: {
      invoke: {
        id: 'verifyToken',
        src: 'verifyToken',
        input: ({ context }) => context.session?.token ?? '',
        onDone: [
          { guard: { type: 'isRejected', params: toOutput }, target: 'refreshing' },
          {
            guard: { type: 'isUnverified', params: toOutput },
            target: 'loggedIn',
            actions: 'toastUnverified',
          },
          { target: 'loggedIn', actions: { type: 'setUser', params: toOutput } },
        ],
        onError: 'loggedIn',
      },
    },
    refreshing: {
      invoke: {
        id: 'refreshSession',
        src: 'refreshSession',
        input: ({ context }) => context.session?.refreshToken ?? '',
        onDone: [
          { guard: { type: 'isRejected', params: toOutput }, target: 'discarding', actions: 'expire' },
          { target: 'loggedIn', actions: { type: 'setTokens', params: toOutput } },
        ],
        onError: 'loggedIn',
      },
    },
    loggedIn: {
      initial: 'settled',
      states: {
        saving: {
          invoke: {
            id: 'saveSession',
            src: 'saveSession',
            input: ({ context }) => context.session,
            onDone: [{ guard: 'isMember', target: 'fetchingAssociate' }, { target: 'settled' }],
            onError: [{ guard: 'isMember', target: 'fetchingAssociate' }, { target: 'settled' }],
          },
        },
        fetchingAssociate: {
          invoke: {
            id: 'fetchAssociate',
            src: 'fetchAssociate',
            onDone: [
              {
                guard: { type: 'isOutdated', params: toOutput },
                target: 'settled',
                actions: 'emitOutdated',
              },
              { target: 'settled' },
            ],
            onError: 'settled',
          },
        },
        settled: {},
        renewing: {
          // One refresh serves all requests; it first reads what another tab stored meanwhile.
          on: { 'session.renew': {}, 'storage.change': {} },
          invoke: {
            id: 'refreshSession',
            src: 'refreshSession',
            input: ({ context }) => context.session?.refreshToken ?? '',
            onDone: [
              {
                guard: { type: 'isRejected', params: toOutput },
                target: '#session.discarding',
                actions: 'expire',
              },
              { target: 'settled', actions: { type: 'setTokens', params: toOutput } },
            ],
            onError: 'settled',
          },
        },
        rereading: {
          invoke: {
            id: 'readSession',
            src: 'readSession',
            onDone: [when('isFound', 'settled', 'setSession'), { target: '#session.loggedOut' }],
            onError: '#session.discarding',
          },
        },
      },
      on: {
        'session.renew': {
          guard: { type: 'isCurrent', params: ({ event }) => event.rejected },
          target: '.renewing',
        },
        'storage.change': '.rereading',
        'session.lost': { target: 'loggedOut', actions: 'expire' },
        'session.logout': 'loggingOut',
        'session.gone': 'leaving',
        'user.change': {
          guard: { type: 'isSame', params: ({ event }) => event.user },
          actions: [
            { type: 'mergeUser', params: ({ event }) => event.user },
            { type: 'emitUser', params: ({ event }) => event.user },
          ],
        },
      },
    },
    loggingOut: {
      invoke: {
        id: 'logOut',
        src: 'logOut',
        input: ({ context }) => context.session?.refreshToken ?? '',
        onDone: 'leaving',
        onError: 'leaving',
      },
      after: { logoutPatience: 'leaving' },
    },
    leaving: {
      invoke: {
        id: 'clearSession',
        src: 'clearSession',
        input: () => 'left' as const,
        onDone: { target: 'loggedOut', actions: 'emitEnd' },
        onError: { target: 'loggedOut', actions: 'emitEnd' },
      },
    },
    discarding: {
      invoke: {
        id: 'clearSession',
        src: 'clearSession',
        input: () => 'lost' as const,
        onDone: 'loggedOut',
        onError: 'loggedOut',
      },
    },
    loggedOut: {
      entry: 'forgetSession',
      on: { 'storage.change': 'restoring' },
    },
  },
  on: {
    'session.begin': {
      target: '.loggedIn.saving',
      actions: [{ type: 'setSession', params: ({ event }) => event.session }, 'toastLogin'],
    },
  },
});
