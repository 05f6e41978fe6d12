import type { Address, ListedMember, MemberPointsEntry, MemberSession, TreeNode } from '@pgm/api/contract';

/** A member with everything set, for stories and tests. */
export const sampleMember: ListedMember = {
  id: '01a2058b-a088-7593-895b-e301684aece8',
  name: 'Asha Mishra',
  username: 'asha',
  firstName: 'Asha',
  lastName: 'Mishra',
  roles: ['MEMBER'],
  primaryEmail: 'asha@example.in',
  primaryPhone: '9000000001',
  referralCode: 'ASHA2026',
  sponsor: { name: 'Kamla Verma', referralCode: 'KAMLA2026' },
  unproven: [],
  joinedAt: '2026-11-20T10:15:00.000Z',
  block: null,
};

/** An entry of the member's ledger. */
export const samplePointsEntry: MemberPointsEntry = {
  id: '01a2058b-a088-7593-895b-e301684aef01',
  createdAt: '2026-11-21T06:30:00.000Z',
  group: 'pending',
  type: 'CREDIT',
  points: 40,
  reason: 'Order PGM-000123 placed',
  rule: 'Points are pending from the order until it is delivered and the return period is over.',
  orderId: '01a2058b-a088-7593-895b-e301684aef11',
  orderNumber: 'PGM-000123',
  validTill: null,
};

/** A member of the member's team. */
export const sampleTeamMember: TreeNode = {
  id: '01a2058b-a088-7593-895b-e301684aef21',
  userId: '01a2058b-a088-7593-895b-e301684aef22',
  parentId: '01a2058b-a088-7593-895b-e301684aef23',
  level: 1,
  name: 'Geeta Sharma',
  username: 'geeta',
  referralCode: 'GEETA2026',
  joinedAt: '2026-10-05T09:30:00.000Z',
  contact: { phone: '9000000005', email: 'geeta@example.in', isMasked: false },
  directCount: 2,
  totalCount: 3,
};

/** The default address of the member. */
export const sampleAddress: Address = {
  id: '01a2058b-a088-7593-895b-e301684aef31',
  name: 'Asha Mishra',
  phone_number: '9000000001',
  email: '',
  street_address: '12 Station Road',
  additional_address_line: 'Near Gandhi Maidan',
  city: 'Patna',
  state: 'Bihar',
  postal_code: '800001',
  country: 'India',
  landmarks: ['Clock tower'],
  type: 'HOME',
  isDefault: true,
  latitude: 0,
  longitude: 0,
};

/** A login of the member that can still be used. */
export const sampleMemberSession: MemberSession = {
  id: '01a2058b-a088-7593-895b-e301684aef41',
  device: 'Chrome · Android',
  startedAt: '2026-11-20T10:15:00.000Z',
  lastUsedAt: '2026-11-21T06:30:00.000Z',
  status: 'ACTIVE',
};
