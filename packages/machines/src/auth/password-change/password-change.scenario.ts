import { done, failed, threw } from '../../kit/kit.scenario.ts';

const INVALID = 'This password is incorrect.';

/** Sample events that reach every state of the machine, for tests and stories. */
export const passwordChangeScenario = {
  open: { type: 'form.add' },
  typeCurrent: { type: 'field.change', field: 'currentPassword', value: 'demo1234' },
  typePassword: { type: 'field.change', field: 'password', value: 'neem4tea' },
  repeatPassword: { type: 'field.change', field: 'confirmPassword', value: 'neem4tea' },
  submit: { type: 'form.submit' },
  saved: done('saveRecord', { success: true }),
  rejected: failed('saveRecord', {
    code: 'invalid',
    message: INVALID,
    fields: { currentPassword: INVALID },
  }),
  crashed: threw('saveRecord'),
  close: { type: 'form.close' },
} as const;
