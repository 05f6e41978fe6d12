import type { ListedMember } from '@pgm/api/contract';

/** A member with everything set, for stories and tests. */
export const sampleMember: ListedMember = {
  id: '01a2058b-a088-7593-895b-e301684aece8',
  name: 'Asha Mishra',
  username: 'asha',
  roles: ['MEMBER'],
  primaryEmail: 'asha@example.in',
  primaryPhone: '9000000001',
  referralCode: 'ASHA2026',
  sponsor: { name: 'Kamla Verma', referralCode: 'KAMLA2026' },
  joinedAt: '2026-11-20T10:15:00.000Z',
  block: null,
};
