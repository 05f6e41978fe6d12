import type { MemberBankDetails } from '@pgm/api/contract';

/** Bank details that wait for their verification. */
export const sampleMemberBankDetails: MemberBankDetails = {
  id: '01a2058b-a088-7593-895b-e301684aef01',
  name: 'Asha Mishra',
  username: 'asha',
  referralCode: 'ASHA2023',
  holder: 'Asha Mishra',
  accountNumber: '••••1234',
  ifsc: 'SBIN•••••••',
  pan: 'ABC••••••F',
  status: 'UNVERIFIED',
  reason: null,
  changedAt: '2026-11-20T10:15:00.000Z',
  version: 3,
  isPanShared: false,
};
