import { fail, ok } from '@pgm/api/contract';

/** The events with which tests and stories walk the machine through every state. */
export const forgotPasswordWalk = {
  typeEmail: { type: 'email.change', email: 'asha@example.in' },
  typeHalf: { type: 'email.change', email: 'asha' },
  submit: { type: 'form.submit' },
  sent: { type: 'xstate.done.actor.requestReset', output: ok({ success: true }) },
  refused: {
    type: 'xstate.done.actor.requestReset',
    output: fail({ code: 'noResponse', message: 'No response from server.' }),
  },
  crashed: { type: 'xstate.error.actor.requestReset', error: new Error('out of order') },
} as const;
