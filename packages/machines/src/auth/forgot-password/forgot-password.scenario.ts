import { done, failed, threw } from '../../kit/kit.scenario.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const forgotPasswordScenario = {
  typeEmail: { type: 'email.change', email: 'asha@example.in' },
  typeHalf: { type: 'email.change', email: 'asha' },
  submit: { type: 'form.submit' },
  sent: done('requestReset', { success: true }),
  rejected: failed('requestReset'),
  crashed: threw('requestReset'),
} as const;
