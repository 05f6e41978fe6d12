import type { SecondFactor } from '@pgm/api/contract';
import { done, failed, threw } from '../../kit/kit.scenario.ts';

const INVALID = 'This code is incorrect or has already been used.';

/** What a sample authenticator app needs. */
export const sampleSetup = {
  key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/PGM%20Wellness:staff?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};

/** Sample recovery codes. */
export const sampleRecoveryCodes = ['ABCD-EFGH-IJKL-MNOP', 'QRST-UVWX-YZ23-4567'];

const fetched = (state: SecondFactor['state']) => done('fetchState', { state, recoveryCodesLeft: 9 });

/** Sample events that reach every state of the machine, for tests and stories. */
export const secondFactorScenario = {
  off: fetched('off'),
  needsSetup: fetched('enrol'),
  needsCode: fetched('code'),
  isPassed: fetched('passed'),
  notFetched: failed('fetchState'),
  retry: { type: 'page.retry' },
  type: { type: 'code.change', code: '123456' },
  submit: { type: 'code.submit' },
  accepted: done('passCode', { success: true }),
  rejected: failed('passCode', { code: 'invalid', message: INVALID, fields: { code: INVALID } }),
  start: { type: 'setup.start' },
  started: done('startSetup', sampleSetup),
  notStarted: threw('startSetup'),
  confirmed: done('confirmSetup', { recoveryCodes: sampleRecoveryCodes }),
  notConfirmed: threw('confirmSetup'),
  export: { type: 'codes.export', as: 'copy' },
  exported: done('exportCodes', 'copy'),
  notExported: threw('exportCodes'),
  noted: { type: 'codes.saved' },
} as const;
