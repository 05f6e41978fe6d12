import { assign, enqueueActions, setup } from 'xstate';
import type { ShowToast, ToastKind } from '../../kit/index.ts';

/** A short message on the screen; `message` is English, for `t()`. */
export interface ToastMessage {
  /** The same for the same words: a repeated message replaces the earlier one. */
  readonly id: string;
  readonly kind: ToastKind;
  readonly message: string;
  /** Whether it is an alert that stays until it is dismissed, whatever its kind. Default: false. */
  readonly isAlert?: boolean | undefined;
  /** What the user can open from it. Default: nothing. */
  readonly opens?: 'cart' | 'shop' | undefined;
}

interface ToastsContext {
  /** The oldest first. */
  readonly toasts: readonly ToastMessage[];
}

export type ToastsEvent =
  | ShowToast
  | { type: 'toast.dismiss'; id: string }
  | { type: 'toasts.pause' }
  | { type: 'toasts.resume' };

/**
 * How long a toast stays, in ms; a toast about an action in progress stays until it is dismissed (spec section
 * 9).
 */
export const TOAST_MS: Readonly<Record<ToastKind, number | undefined>> = {
  blank: 4000,
  success: 2000,
  error: 4000,
  loading: undefined,
};

/** How long a toast stays, in ms; `undefined`: until it is dismissed. */
const toTime = ({ kind, isAlert = false }: ToastMessage) => (isAlert ? undefined : TOAST_MS[kind]);

/** The maximum number of toasts; the oldest is removed (spec section 9). */
export const MAX_TOASTS = 20;

/**
 * The toasts of the site: each is removed after its time. While one is pointed at, or the window has no focus,
 * all stay, and start their whole time again afterwards.
 */
export const toastsMachine = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent },
  guards: {
    isLast: ({ context }, id: string) => context.toasts.every((toast) => toast.id === id),
  },
  actions: {
    addToast: assign(({ context }, { kind, message, isAlert, opens }: Omit<ShowToast, 'type'>) => {
      const id = `${kind}: ${message}`;
      const others = context.toasts.filter((toast) => toast.id !== id);
      return { toasts: [...others, { id, kind, message, isAlert, opens }].slice(-MAX_TOASTS) };
    }),
    removeToast: assign(({ context }, id: string) => ({
      toasts: context.toasts.filter((toast) => toast.id !== id),
    })),
    forgetTime: enqueueActions(({ enqueue }, id: string) => enqueue.cancel(id)),
    startTimes: enqueueActions(({ context, enqueue }) => {
      for (const toast of context.toasts) {
        const { id } = toast;
        const delay = toTime(toast);
        enqueue.cancel(id);
        if (delay !== undefined) enqueue.raise({ type: 'toast.dismiss', id }, { id, delay });
      }
    }),
    startLastTime: enqueueActions(({ context, enqueue }) => {
      const last = context.toasts.at(-1);
      const delay = last && toTime(last);
      if (last === undefined || delay === undefined) return;
      enqueue.cancel(last.id);
      enqueue.raise({ type: 'toast.dismiss', id: last.id }, { id: last.id, delay });
    }),
    stopTimes: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.toasts) enqueue.cancel(id);
    }),
  },
}).createMachine({
  id: 'toasts',
  context: { toasts: [] },
  initial: 'empty',
  states: {
    empty: {
      on: {
        'toast.show': {
          target: 'shown',
          actions: [{ type: 'addToast', params: ({ event }) => event }, 'startLastTime'],
        },
      },
    },
    shown: {
      on: {
        'toast.show': { actions: [{ type: 'addToast', params: ({ event }) => event }, 'startLastTime'] },
        'toasts.pause': { target: 'paused', actions: 'stopTimes' },
      },
    },
    paused: {
      on: {
        'toast.show': { actions: { type: 'addToast', params: ({ event }) => event } },
        'toasts.resume': { target: 'shown', actions: 'startTimes' },
      },
    },
  },
  on: {
    'toast.dismiss': [
      {
        guard: { type: 'isLast', params: ({ event }) => event.id },
        target: '.empty',
        actions: [
          { type: 'removeToast', params: ({ event }) => event.id },
          { type: 'forgetTime', params: ({ event }) => event.id },
        ],
      },
      {
        actions: [
          { type: 'removeToast', params: ({ event }) => event.id },
          { type: 'forgetTime', params: ({ event }) => event.id },
        ],
      },
    ],
  },
});
