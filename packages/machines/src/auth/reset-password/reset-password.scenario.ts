import { fail, ok } from '@pgm/api/contract';

/** Sample events that reach every state of the machine, for tests and stories. */
export const resetPasswordScenario = {
  typePassword: { type: 'field.change', field: 'password', value: 'neem4tea' },
  repeatPassword: { type: 'field.change', field: 'confirmPassword', value: 'neem4tea' },
  submit: { type: 'form.submit' },
  saved: { type: 'xstate.done.actor.savePassword', output: ok({ success: true }) },
  linkDead: {
    type: 'xstate.done.actor.savePassword',
    output: fail({ code: 'invalid', message: 'This link is no longer good. Ask for a new one.' }),
  },
  rejected: {
    type: 'xstate.done.actor.savePassword',
    output: fail({ code: 'rateLimited', message: 'Too many requests.' }),
  },
  crashed: { type: 'xstate.error.actor.savePassword', error: new Error('out of order') },
} as const;
