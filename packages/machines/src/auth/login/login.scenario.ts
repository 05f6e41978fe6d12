import { done, failed, threw } from '../../kit/kit.scenario.ts';
import { sampleSession } from '../otp/otp.scenario.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const loginScenario = {
  toEmail: { type: 'tab.choose', tab: 'email' },
  toMobile: { type: 'tab.choose', tab: 'mobile' },
  typeUsername: { type: 'field.change', field: 'usernameOrEmail', value: 'asha' },
  typePassword: { type: 'field.change', field: 'password', value: 'demo1234' },
  submit: { type: 'form.submit' },
  loggedIn: done('logIn', sampleSession),
  rejected: failed('logIn', { code: 'unauthenticated', message: 'Invalid username or password' }),
  blocked: failed('logIn', {
    code: 'forbidden',
    message: 'Your account is blocked. Please call customer care.',
  }),
  crashed: threw('logIn'),
  verified: { type: 'xstate.done.actor.otp', output: sampleSession },
} as const;
