import { done, failed, threw } from '../../kit/kit.scenario.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const resetPasswordScenario = {
  typePassword: { type: 'field.change', field: 'password', value: 'neem4tea' },
  repeatPassword: { type: 'field.change', field: 'confirmPassword', value: 'neem4tea' },
  submit: { type: 'form.submit' },
  saved: done('savePassword', { success: true }),
  linkDead: failed('savePassword', {
    code: 'invalid',
    message: 'This link is no longer valid. Request a new one.',
  }),
  rejected: failed('savePassword', { code: 'rateLimited', message: 'Too many requests.' }),
  crashed: threw('savePassword'),
} as const;
