import { toastsMachine, toastsVerbs } from '@pgm/machines/shell/toasts';
import { createActor } from 'xstate';

/** The list of toasts of this page; there is one. */
export const toastsActor = createActor(toastsMachine);

/** Shows and removes a toast; any flow may use it. */
export const toasts = toastsVerbs((event) => toastsActor.send(event));
