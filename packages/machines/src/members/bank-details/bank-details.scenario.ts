import type { MaskedBankDetails } from '@pgm/api/contract';
import { done, failed, threw } from '../../kit/kit.scenario.ts';

/** Bank details that staff have not verified yet. */
export const sampleBankDetails: MaskedBankDetails = {
  holder: 'Asha Mishra',
  accountNumber: '••••1234',
  ifsc: 'SBIN•••••••',
  pan: 'ABC••••••F',
  status: 'UNVERIFIED',
  reason: null,
  changedAt: '2026-11-20T10:15:00.000Z',
};

const askPassword = 'Enter your password to save your bank account and PAN.';
const askCode = 'Enter the code that we send to your verified contact.';
const type = (field: string, value: string) => ({ type: 'field.change', field, value }) as const;

/** Sample events that reach every state of the machine, for tests and stories. */
export const bankDetailsScenario = {
  fetchedNone: done('fetchDetails', null),
  notFetched: threw('fetchDetails'),
  reload: { type: 'page.retry' },
  open: { type: 'form.open' },
  typeHolder: type('holder', 'Asha Mishra'),
  typeNumber: type('accountNumber', '12345678901234'),
  repeatNumber: type('repeatedNumber', '12345678901234'),
  typeIfsc: type('ifsc', 'SBIN0001234'),
  typePan: type('pan', 'ABCPM1234F'),
  submit: { type: 'form.submit' },
  saved: done('saveDetails', sampleBankDetails),
  rejected: failed('saveDetails', {
    code: 'conflict',
    message: 'First verify your mobile number or email in your profile. We need it to send you a code.',
    status: 409,
  }),
  crashed: threw('saveDetails'),
  needsPassword: failed('saveDetails', {
    code: 'invalid',
    message: askPassword,
    status: 400,
    fields: { password: askPassword },
  }),
  needsCode: failed('saveDetails', {
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
  leave: { type: 'form.leave' },
  close: { type: 'form.close' },
} as const;
