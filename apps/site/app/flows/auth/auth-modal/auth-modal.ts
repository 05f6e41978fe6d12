import { authModalMachine, authModalVerbs } from '@pgm/machines/auth/auth-modal';
import { createActor } from 'xstate';

/** The login modal of this page; there is one. */
export const authModalActor = createActor(authModalMachine).start();

/** Opens and closes the login modal; any part of the site may use it. */
export const authModal = authModalVerbs((event) => authModalActor.send(event));
