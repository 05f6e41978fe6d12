import type { SnapshotFrom } from 'xstate';
import type { ShowToast } from '../../kit/index.ts';
import type { ToastsEvent, toastsMachine } from './toasts.machine.ts';

export {
  MAX_TOASTS,
  TOAST_MS,
  type ToastMessage,
  type ToastsEvent,
  toastsMachine,
} from './toasts.machine.ts';

/** The toasts on the screen, the newest first. */
export function toastsView(snapshot: SnapshotFrom<typeof toastsMachine>) {
  return { toasts: snapshot.context.toasts.toReversed() };
}

/** What a user can do with toasts. */
export function toastsVerbs(send: (event: ToastsEvent) => void) {
  return {
    show: ({ kind, message, isAlert, opens }: Omit<ShowToast, 'type'>) =>
      send({ type: 'toast.show', kind, message, isAlert, opens }),
    dismiss: (id: string) => send({ type: 'toast.dismiss', id }),
    pause: () => send({ type: 'toasts.pause' }),
    resume: () => send({ type: 'toasts.resume' }),
  };
}
