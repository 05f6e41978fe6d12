export { MAX_TOASTS, TOAST_MS, toastsMachine } from './toasts.machine.ts';
export type { ToastMessage, ToastsEvent } from './toasts.machine.ts';
export { toastsVerbs, toastsView } from './toasts.view.ts';
