import { done, failed, threw } from '../../kit/kit.scenario.ts';
import { sampleSession } from '../../auth/otp/otp.scenario.ts';

/** A sample account with every value that the dialog shows. */
export const sampleProfile = { ...sampleSession.user, gender: 'FEMALE' } as const;

const askPassword = 'Enter your password to change your email or mobile number.';
const askCode = 'Enter the code that we send to your verified contact.';
const taken = 'This email already has an account';

/** Sample events that reach every state of the machine, for tests and stories. */
export const profileEditScenario = {
  open: { type: 'form.open', user: sampleProfile },
  clearLastName: { type: 'field.change', field: 'lastName', value: '' },
  rename: { type: 'field.change', field: 'lastName', value: 'Verma' },
  chooseText: { type: 'photo.choose', photo: { address: 'data:,', type: 'text/plain', bytes: 12 } },
  choosePhoto: { type: 'photo.choose', photo: { address: 'data:,', type: 'image/png', bytes: 12 } },
  cannotShow: { type: 'photo.reject', address: 'data:,' },
  uploading: { type: 'upload.progress', percent: 40 },
  submit: { type: 'form.submit' },
  saved: done('saveProfile', { ...sampleProfile, lastName: 'Verma' }),
  rejected: failed('saveProfile', {
    code: 'conflict',
    message: taken,
    status: 409,
    fields: { primaryEmail: taken },
  }),
  crashed: threw('saveProfile'),
  needsPassword: failed('saveProfile', {
    code: 'invalid',
    message: askPassword,
    status: 400,
    fields: { password: askPassword },
  }),
  needsCode: failed('saveProfile', {
    code: 'invalid',
    message: askCode,
    status: 400,
    fields: { otp: askCode },
  }),
  codeSent: done('sendCode', { expiresInSeconds: 300 }),
  codeNotSent: threw('sendCode'),
  sendCode: { type: 'code.send' },
  typeSecret: { type: 'secret.change', value: 'neem4tea' },
  leaveProof: { type: 'proof.leave' },
  close: { type: 'form.close' },
} as const;
