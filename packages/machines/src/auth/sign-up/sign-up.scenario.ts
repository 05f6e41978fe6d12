import { done, failed, threw } from '../../kit/kit.scenario.ts';
import { sampleSession } from '../otp/otp.scenario.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const signUpScenario = {
  toEmail: { type: 'tab.choose', tab: 'email' },
  toMobile: { type: 'tab.choose', tab: 'mobile' },
  typeName: { type: 'field.change', field: 'name', value: 'Sunita Verma' },
  typeEmail: { type: 'field.change', field: 'email', value: 'sunita@example.in' },
  typeUsername: { type: 'field.change', field: 'username', value: 'sunita' },
  typePassword: { type: 'field.change', field: 'password', value: 'neem4tea' },
  repeatPassword: { type: 'field.change', field: 'confirmPassword', value: 'neem4tea' },
  submit: { type: 'form.submit' },
  registered: done('register', sampleSession.user),
  rejected: failed('register', {
    code: 'conflict',
    message: 'Signup failed. Please try again.',
    status: 409,
    fields: { username: 'This username is taken' },
  }),
  crashed: threw('register'),
  loggedIn: done('logIn', sampleSession),
  notLoggedIn: threw('logIn'),
  verified: { type: 'xstate.done.actor.otp', output: sampleSession },
} as const;
