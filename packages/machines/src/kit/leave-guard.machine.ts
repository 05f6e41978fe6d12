import { emit, setup } from 'xstate';

/** The form whose unsaved changes are guarded, as `recordFormView` shows it. */
export interface GuardedForm {
  readonly isOpen: boolean;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Whether it asks the user before it discards the changes. */
  readonly isDiscarding: boolean;
}

export type LeaveGuardEvent =
  /** A navigation is stopped. After Back the browser has left already, and the router restores the address. */
  | { readonly type: 'navigation.stop'; readonly isBack: boolean }
  | { readonly type: 'address.restored' }
  /** The form each time it is shown while a navigation waits. */
  | { readonly type: 'form.report'; readonly form: GuardedForm };

export type LeaveGuardEmitted =
  /** Closes the form, which asks the user first. */
  | { readonly type: 'form.close' }
  /** The changes are saved or discarded: the navigation goes on. */
  | { readonly type: 'navigation.proceed' }
  /** The user stays. */
  | { readonly type: 'navigation.cancel' };

const toForm = ({ event }: { event: { form: GuardedForm } }) => event.form;

const stopped = [
  {
    guard: { type: 'isBack', params: ({ event }: { event: { isBack: boolean } }) => event.isBack },
    target: 'restoring',
  },
  { target: 'waiting' },
] as const;
const asked = { guard: { type: 'isDiscarding', params: toForm }, target: 'asking' } as const;
const gone = { guard: { type: 'isGone', params: toForm }, target: 'idle', actions: 'proceed' } as const;

/**
 * Asks, through the form, before a user leaves a page with unsaved changes. A navigation that begins during a save waits for
 * its end.
 */
export const leaveGuardMachine = setup({
  types: {
    events: {} as LeaveGuardEvent,
    emitted: {} as LeaveGuardEmitted,
  },
  guards: {
    isBack: (_, isBack: boolean) => isBack,
    isDiscarding: (_, { isDiscarding }: GuardedForm) => isDiscarding,
    isGone: (_, { isOpen, isDirty }: GuardedForm) => !isOpen || !isDirty,
    isIdle: (_, { isSaving }: GuardedForm) => !isSaving,
  },
  actions: {
    close: emit({ type: 'form.close' }),
    proceed: emit({ type: 'navigation.proceed' }),
    cancel: emit({ type: 'navigation.cancel' }),
  },
}).createMachine({
  id: 'leave-guard',
  initial: 'idle',
  states: {
    idle: { on: { 'navigation.stop': stopped } },
    // A question now would take the restored address for another Back, and close.
    restoring: {
      on: {
        'navigation.stop': stopped,
        'address.restored': { target: 'waiting', actions: 'close' },
        'form.report': [asked, gone],
      },
    },
    waiting: {
      on: {
        'navigation.stop': stopped,
        'form.report': [asked, gone, { guard: { type: 'isIdle', params: toForm }, actions: 'close' }],
      },
    },
    // Another Back only closes the question.
    asking: { on: { 'form.report': [asked, gone, { target: 'idle', actions: 'cancel' }] } },
  },
});

/** What the page reports to the guard. */
export function leaveGuardVerbs(send: (event: LeaveGuardEvent) => void) {
  return {
    stop: (isBack: boolean) => send({ type: 'navigation.stop', isBack }),
    restored: () => send({ type: 'address.restored' }),
    report: (form: GuardedForm) => send({ type: 'form.report', form }),
  };
}
