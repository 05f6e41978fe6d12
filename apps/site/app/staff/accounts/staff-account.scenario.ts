import type { StaffAccount, StaffInvitation } from '@pgm/api/contract';

/** A member of staff who packs orders. */
export const sampleStaffAccount: StaffAccount = {
  id: '01a2058b-a088-7593-895b-e301684aecf1',
  name: 'Sushma Yadav',
  username: 'sushma',
  email: 'sushma@example.in',
  role: 'STAFF',
  rights: ['orders', 'money'],
  isOwn: false,
  isBlocked: false,
  lastLoginAt: '2026-11-21T06:30:00.000Z',
  hasSecondFactor: true,
};

/** An invitation that waits. */
export const sampleInvitation: StaffInvitation = {
  id: '01a2058b-a088-7593-895b-e301684aecf4',
  email: 'meera@example.in',
  rights: ['orders', 'people'],
  language: 'en',
  invitedBy: 'Anil Saxena',
  sentAt: '2026-11-21T06:30:00.000Z',
  expiresAt: '2026-11-28T06:30:00.000Z',
  isExpired: false,
};
