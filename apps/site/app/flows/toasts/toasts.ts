import { toastsMachine, toastsVerbs } from '@pgm/machines/toasts';
import { createActor } from 'xstate';

/** The one list of toasts of this page. */
export const toastsActor = createActor(toastsMachine);

/** Shows a toast and takes it away; any flow may. */
export const toasts = toastsVerbs((event) => toastsActor.send(event));
