import { done, failed, threw } from '../../kit/kit.scenario.ts';
import { sampleSession } from '../../auth/otp/otp.scenario.ts';

/** A sample account with every value that the dialog shows. */
export const sampleProfile = { ...sampleSession.user, gender: 'FEMALE' } as const;

const taken = 'This email address already has an account';

/** Sample events that reach every state of the machine, for tests and stories. */
export const profileEditScenario = {
  open: { type: 'form.open', user: sampleProfile },
  clearLastName: { type: 'field.change', field: 'lastName', value: '' },
  rename: { type: 'field.change', field: 'lastName', value: 'Verma' },
  chooseText: { type: 'photo.choose', photo: { address: 'data:,', type: 'text/plain', bytes: 12 } },
  submit: { type: 'form.submit' },
  saved: done('saveProfile', { ...sampleProfile, lastName: 'Verma' }),
  rejected: failed('saveProfile', {
    code: 'conflict',
    message: taken,
    status: 409,
    fields: { primaryEmail: taken },
  }),
  crashed: threw('saveProfile'),
  close: { type: 'form.close' },
} as const;
