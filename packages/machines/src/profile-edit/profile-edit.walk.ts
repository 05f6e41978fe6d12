import { fail, ok } from '@pgm/api/contract';
import { sampleSession } from '../otp/index.ts';

/** An account with everything in it that the dialog shows. */
export const sampleProfile = { ...sampleSession.user, gender: 'FEMALE' } as const;

const taken = 'This email address already has an account';

/** The events with which tests and stories walk the machine through every state. */
export const profileEditWalk = {
  open: { type: 'form.open', user: sampleProfile },
  clearLastName: { type: 'field.change', field: 'lastName', value: '' },
  rename: { type: 'field.change', field: 'lastName', value: 'Verma' },
  chooseText: { type: 'photo.choose', photo: { address: 'data:,', type: 'text/plain', bytes: 12 } },
  submit: { type: 'form.submit' },
  saved: { type: 'xstate.done.actor.saveProfile', output: ok({ ...sampleProfile, lastName: 'Verma' }) },
  refused: {
    type: 'xstate.done.actor.saveProfile',
    output: fail({ code: 'conflict', message: taken, status: 409, fields: { primaryEmail: taken } }),
  },
  crashed: { type: 'xstate.error.actor.saveProfile', error: new Error('out of order') },
  close: { type: 'form.close' },
} as const;
