import type { Result, Session, User } from '@pgm/api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { ShowToast } from '../toasts/index.ts';

/** The two tokens that a refresh yields. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

interface SessionContext {
  /** What is stored; undefined for a guest. */
  readonly session: Session | undefined;
  /** The server has refused the last session. */
  readonly isExpired: boolean;
}

export type SessionEvent =
  | { type: 'session.begin'; session: Session }
  /** A call was refused with this token. */
  | { type: 'session.renew'; refused: string | undefined }
  | { type: 'session.logout' }
  /** The account was deleted: there is nothing left to tell the server. */
  | { type: 'session.gone' }
  /** The account was changed on this page. */
  | { type: 'user.change'; user: User }
  /** Another tab of this browser logged in or out. */
  | { type: 'storage.change' }
  /** Another tab of this browser found that the session can't be used any more. */
  | { type: 'session.lost' };

/** Told once this browser's own logout is done: time to leave the page. */
export interface SessionEnded {
  readonly type: 'session.ended';
}

/** Told when the account was changed on this page, for the storage and so for other tabs. */
export interface UserChanged {
  readonly type: 'user.changed';
  readonly user: User;
}

/** Why a session is over: somebody left it, or it can't be used any more and may be taken up again by the same member. */
export type SessionEnd = 'left' | 'lost';

/** How long a logout waits for the server, in ms; what is stored here goes either way. */
const LOGOUT_PATIENCE_MS = 5000;

/**
 * Whether somebody is logged in (spec section 4). A stored token is verified, else refreshed; only a refusal of both
 * ends the session, a lost line keeps it. Many refused calls at once make one refresh. Fill the actors with the storage
 * and the calls; `refreshSession` stores the new tokens itself, so that several tabs can take turns.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as ShowToast | SessionEnded | UserChanged,
  },
  actors: {
    readSession: fromPromise<Session | undefined>(() =>
      Promise.reject(new Error('readSession is not provided')),
    ),
    saveSession: fromPromise<void, Session | undefined>(() =>
      Promise.reject(new Error('saveSession is not provided')),
    ),
    clearSession: fromPromise<void, SessionEnd>(() =>
      Promise.reject(new Error('clearSession is not provided')),
    ),
    verifyToken: fromPromise<Result<User>, string>(() =>
      Promise.reject(new Error('verifyToken is not provided')),
    ),
    refreshSession: fromPromise<Result<Tokens>, string>(() =>
      Promise.reject(new Error('refreshSession is not provided')),
    ),
    fetchAssociate: fromPromise<Result<unknown>>(() =>
      Promise.reject(new Error('fetchAssociate is not provided')),
    ),
    logOut: fromPromise<Result<unknown>, string>(() => Promise.reject(new Error('logOut is not provided'))),
  },
  guards: {
    isFound: (_, session: Session | undefined) => session !== undefined,
    succeeded: (_, answer: Result<unknown>) => answer.ok,
    isRefused: (_, answer: Result<unknown>) =>
      !answer.ok && ['unauthenticated', 'forbidden'].includes(answer.failure.code),
    isSame: ({ context }, user: User) => context.session?.user.id === user.id,
    isCurrent: ({ context }, refused: string | undefined) => context.session?.token === refused,
  },
  actions: {
    keepSession: assign((_, session: Session | undefined) => ({ session, isExpired: false })),
    expire: assign({ isExpired: true }),
    keepUser: assign(({ context }, answer: Result<User>) => ({
      session: context.session && answer.ok ? { ...context.session, user: answer.value } : context.session,
    })),
    mergeUser: assign(({ context: { session } }, user: User) => ({
      session: session && { ...session, user: { ...session.user, ...user } },
    })),
    keepTokens: assign(({ context }, answer: Result<Tokens>) => ({
      session:
        context.session && answer.ok
          ? { ...context.session, token: answer.value.accessToken, refreshToken: answer.value.refreshToken }
          : context.session,
    })),
    forgetSession: assign({ session: undefined }),
    toastLogin: emit({ type: 'toast.show', kind: 'success', message: 'Login Successful' }),
    tellUser: emit((_, user: User) => ({ type: 'user.changed', user })),
    tellEnd: emit({ type: 'session.ended' }),
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
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'verifying',
            actions: { type: 'keepSession', params: ({ event }) => event.output },
          },
          { target: 'loggedOut' },
        ],
        onError: 'discarding',
      },
    },
    verifying: {
      invoke: {
        id: 'verifyToken',
        src: 'verifyToken',
        input: ({ context }) => context.session?.token ?? '',
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'refreshing',
          },
          { target: 'loggedIn', actions: { type: 'keepUser', params: ({ event }) => event.output } },
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
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'discarding',
            actions: 'expire',
          },
          { target: 'loggedIn', actions: { type: 'keepTokens', params: ({ event }) => event.output } },
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
            onDone: 'fetchingAssociate',
            onError: 'fetchingAssociate',
          },
        },
        fetchingAssociate: {
          invoke: {
            id: 'fetchAssociate',
            src: 'fetchAssociate',
            onDone: 'settled',
            onError: 'settled',
          },
        },
        settled: {},
        renewing: {
          // One refresh for all who ask; what another tab stored meanwhile is read before it.
          on: { 'session.renew': {}, 'storage.change': {} },
          invoke: {
            id: 'refreshSession',
            src: 'refreshSession',
            input: ({ context }) => context.session?.refreshToken ?? '',
            onDone: [
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: '#session.discarding',
                actions: 'expire',
              },
              { target: 'settled', actions: { type: 'keepTokens', params: ({ event }) => event.output } },
            ],
            onError: 'settled',
          },
        },
        rereading: {
          invoke: {
            id: 'readSession',
            src: 'readSession',
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: 'settled',
                actions: { type: 'keepSession', params: ({ event }) => event.output },
              },
              { target: '#session.loggedOut' },
            ],
            onError: '#session.discarding',
          },
        },
      },
      on: {
        'session.renew': {
          guard: { type: 'isCurrent', params: ({ event }) => event.refused },
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
            { type: 'tellUser', params: ({ event }) => event.user },
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
        onDone: { target: 'loggedOut', actions: 'tellEnd' },
        onError: { target: 'loggedOut', actions: 'tellEnd' },
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
      actions: [{ type: 'keepSession', params: ({ event }) => event.session }, 'toastLogin'],
    },
  },
});
