import { authModalMachine, authModalVerbs } from '@pgm/machines/auth-modal';
import { createActor } from 'xstate';

/** The one login modal of this page. */
export const authModalActor = createActor(authModalMachine).start();

/** Opens and closes it; any part of the site may. */
export const authModal = authModalVerbs((event) => authModalActor.send(event));
