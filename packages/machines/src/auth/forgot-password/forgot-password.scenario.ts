import { done, failed, threw } from '../../kit/kit.scenario.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const forgotPasswordScenario = {
  typeEmail: { type: 'field.change', field: 'email', value: 'asha@example.in' },
  typeHalf: { type: 'field.change', field: 'email', value: 'asha' },
  submit: { type: 'form.submit', key: '' },
  sent: done('submitForm', { success: true }),
  rejected: failed('submitForm'),
  crashed: threw('submitForm'),
  again: { type: 'form.again' },
} as const;
