import { fail, ok } from '@pgm/api/contract';
import { sampleSession } from '../otp/otp.scenario.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const loginScenario = {
  toEmail: { type: 'tab.choose', tab: 'email' },
  toMobile: { type: 'tab.choose', tab: 'mobile' },
  typeUsername: { type: 'field.change', field: 'usernameOrEmail', value: 'asha' },
  typePassword: { type: 'field.change', field: 'password', value: 'demo1234' },
  submit: { type: 'form.submit' },
  loggedIn: { type: 'xstate.done.actor.logIn', output: ok(sampleSession) },
  rejected: {
    type: 'xstate.done.actor.logIn',
    output: fail({ code: 'unauthenticated', message: 'Invalid username or password' }),
  },
  crashed: { type: 'xstate.error.actor.logIn', error: new Error('out of order') },
  verified: { type: 'xstate.done.actor.otp', output: sampleSession },
} as const;
