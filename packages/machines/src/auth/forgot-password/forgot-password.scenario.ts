import { fail, ok } from '@pgm/api/contract';

/** Sample events that reach every state of the machine, for tests and stories. */
export const forgotPasswordScenario = {
  typeEmail: { type: 'email.change', email: 'asha@example.in' },
  typeHalf: { type: 'email.change', email: 'asha' },
  submit: { type: 'form.submit' },
  sent: { type: 'xstate.done.actor.requestReset', output: ok({ success: true }) },
  rejected: {
    type: 'xstate.done.actor.requestReset',
    output: fail({ code: 'noResponse', message: 'No response from server.' }),
  },
  crashed: { type: 'xstate.error.actor.requestReset', error: new Error('out of order') },
} as const;
