import type { OfferedRights, User } from '@pgm/api/contract';
import { done, failed, threw } from '../../kit/kit.scenario.ts';

/** An invitation to work on orders. */
export const sampleOffer: OfferedRights = { rights: ['orders'], expiresAt: '2026-11-28T06:30:00.000Z' };

/** The account after it was accepted. */
export const sampleStaffUser: User = {
  id: 'ravi',
  firstName: 'Ravi',
  midName: null,
  lastName: 'Kumar',
  username: 'ravi',
  roles: ['MEMBER', 'STAFF'],
  rights: ['orders'],
  gender: null,
  dob: null,
  primaryEmail: 'ravi@example.in',
  primaryPhone: null,
  alternateEmails: [],
  alternatePhone: [],
  imageUrl: null,
};

/** Sample events that reach every state of the machine, for tests and stories. */
export const staffInvitationScenario = {
  shown: done('showInvitation', sampleOffer),
  expired: failed('showInvitation', {
    code: 'invalid',
    message: 'This invitation is no longer valid. Ask for a new one.',
  }),
  unread: threw('showInvitation'),
  retry: { type: 'page.retry' },
  accept: { type: 'invitation.accept' },
  accepted: done('acceptInvitation', sampleStaffUser),
  lost: failed('acceptInvitation', { code: 'noResponse', message: 'No response from server.' }),
  broken: threw('acceptInvitation'),
} as const;
