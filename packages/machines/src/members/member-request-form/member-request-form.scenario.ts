import type { MemberRequest } from '@pgm/api/contract';
import { done, failed, threw } from '../../kit/kit.scenario.ts';

/** A sample member request as the server sends it. */
export const sampleMemberRequest: MemberRequest = {
  kind: 'PARENT_CHANGE',
  id: '018f0000-0000-7000-8000-0000000000e1',
  referralCode: 'KAMLA2023',
  sponsorName: 'Kamla Devi',
  reason: 'She taught me the work, and lives next door.',
  status: 'OPEN',
  createdAt: '2026-11-21T06:30:00.000Z',
  history: [{ status: 'OPEN', at: '2026-11-21T06:30:00.000Z', by: 'MEMBER', note: null }],
};

/** Sample events that reach every state of the machine, for tests and stories. */
export const memberRequestFormScenario = {
  open: { type: 'form.add' },
  chooseKind: { type: 'field.change', field: 'kind', value: 'PARENT_CHANGE' },
  typeCode: { type: 'field.change', field: 'referralCode', value: 'KAMLA2023' },
  typeReason: { type: 'field.change', field: 'reason', value: 'She taught me the work.' },
  chooseCorrection: { type: 'field.change', field: 'kind', value: 'PROFILE_CORRECTION' },
  chooseBirthDate: { type: 'field.change', field: 'field', value: 'DATE_OF_BIRTH' },
  typeBirthDate: { type: 'field.change', field: 'text', value: '2015-03-14' },
  submit: { type: 'form.submit' },
  raised: done('saveRecord', sampleMemberRequest),
  rejected: failed('saveRecord', {
    code: 'conflict',
    message: 'You can have at most 5 open requests.',
  }),
  tooYoung: failed('saveRecord', {
    code: 'invalid',
    message: 'You must be 18 or older',
    fields: { text: 'You must be 18 or older' },
  }),
  crashed: threw('saveRecord'),
  close: { type: 'form.close' },
} as const;
