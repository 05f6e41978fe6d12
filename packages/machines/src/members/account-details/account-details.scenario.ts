import { done, failed, threw } from '../../kit/kit.scenario.ts';
import { sampleSession } from '../../auth/otp/otp.scenario.ts';

/** A sample member with further contacts. */
export const sampleMember = {
  ...sampleSession.user,
  dob: '1991-03-14T00:00:00.000Z',
  alternateEmails: ['asha.shop@example.in'],
  alternatePhone: ['9812345678'],
};

/** The events with which tests and stories reach every state. */
export const accountDetailsScenario = {
  edit: { type: 'form.edit', record: sampleMember },
  typeInvalidName: { type: 'field.change', field: 'username', value: 'asha mishra' },
  submit: { type: 'form.submit' },
  saved: done('saveRecord', sampleMember),
  rejected: failed('saveRecord', {
    code: 'conflict',
    message: 'This username is taken',
    status: 409,
    fields: { username: 'This username is taken' },
  }),
  crashed: threw('saveRecord'),
  close: { type: 'form.close' },
} as const;
