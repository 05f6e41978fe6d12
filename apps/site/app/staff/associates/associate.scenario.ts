import type { ListedAssociate } from '@pgm/api/contract';

/** An associate with a sponsor, for stories and tests. */
export const sampleAssociate: ListedAssociate = {
  id: '01a2058b-a088-7593-895b-e301684aecf1',
  userId: '01a2058b-a088-7593-895b-e301684aece1',
  parentId: '01a2058b-a088-7593-895b-e301684aecf2',
  name: 'Nasreen Sheikh',
  username: 'nasreen',
  referralCode: 'NASREEN2024',
  joinedAt: '2024-03-10T10:15:00.000Z',
  contact: { phone: '9000000110', email: 'nasreen@example.in', isMasked: false },
  directCount: 1,
  totalCount: 3,
  sponsor: { name: 'Imran Sheikh', referralCode: 'IMRAN2023' },
  proposal: null,
  changes: [],
};
