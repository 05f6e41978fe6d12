import { assign, emit, setup } from 'xstate';

interface AuthModalContext {
  /** The path on which the modal was opened; the user returns to it after the login. */
  readonly returnTo: string | undefined;
  /** Why the user has to log in; English, for `t()`. */
  readonly reason: string | undefined;
}

export type AuthModalEvent =
  | { type: 'modal.open'; path: string; reason?: string | undefined; isNew?: boolean | undefined }
  | { type: 'modal.toLogin' }
  | { type: 'modal.toSignUp' }
  | { type: 'modal.close' }
  | { type: 'session.begin' };

/** Emitted after a login in the modal. */
export interface AuthModalReturn {
  readonly type: 'modal.return';
  readonly path: string;
  /** The user signed up: the account may be new. */
  readonly isSignUp: boolean;
  /** Why the user had to log in, where the modal was opened for that. */
  readonly reason: string | undefined;
}

/** Emitted when the user closes the modal without a login. */
export interface AuthModalGivenUp {
  readonly type: 'modal.giveUp';
}

/**
 * The login modal (spec section 2): it opens on any page, switches between Login and Sign Up, and returns to the
 * path on which it was opened.
 */
export const authModalMachine = setup({
  types: {
    context: {} as AuthModalContext,
    events: {} as AuthModalEvent,
    emitted: {} as AuthModalReturn | AuthModalGivenUp,
  },
  guards: {
    isNew: (_, { isNew }: { isNew?: boolean | undefined }) => isNew === true,
  },
  actions: {
    setRequest: assign((_, { path, reason }: { path: string; reason?: string | undefined }) => ({
      returnTo: path,
      reason,
    })),
    forgetRequest: assign({ returnTo: undefined, reason: undefined }),
    returnToPath: emit(({ context }, isSignUp: boolean) => ({
      type: 'modal.return' as const,
      path: context.returnTo ?? '/',
      isSignUp,
      reason: context.reason,
    })),
    giveUp: emit({ type: 'modal.giveUp' as const }),
  },
}).createMachine({
  id: 'auth-modal',
  context: { returnTo: undefined, reason: undefined },
  initial: 'closed',
  states: {
    closed: {
      entry: 'forgetRequest',
      on: {
        'modal.open': [
          {
            guard: { type: 'isNew', params: ({ event }) => event },
            target: 'open.signUp',
            actions: { type: 'setRequest', params: ({ event }) => event },
          },
          { target: 'open', actions: { type: 'setRequest', params: ({ event }) => event } },
        ],
      },
    },
    open: {
      initial: 'login',
      states: {
        login: {
          on: {
            'modal.toSignUp': 'signUp',
            'session.begin': {
              target: '#auth-modal.closed',
              actions: { type: 'returnToPath', params: false },
            },
          },
        },
        signUp: {
          on: {
            'modal.toLogin': 'login',
            'session.begin': {
              target: '#auth-modal.closed',
              actions: { type: 'returnToPath', params: true },
            },
          },
        },
      },
      on: { 'modal.close': { target: 'closed', actions: 'giveUp' } },
    },
  },
});
