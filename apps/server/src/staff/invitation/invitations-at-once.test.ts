import { describe, expect, it } from 'vitest';
import { readOutbox, toStatuses } from '../../../test/identity.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('an invitation to staff', () => {
  const app = useTestApp();
  const INVITATION = { email: 'ravi@example.in', rights: ['orders'], language: 'en' };

  it('is stored once when ten are sent to an address at once, and accepted once', async () => {
    const [admin, ravi] = [await StaffMember.logIn(app, 'admin'), await StaffMember.logIn(app, 'ravi')];
    const ten = <Value>(run: () => Promise<Value>) => Promise.all(Array.from({ length: 10 }, run));
    const sent = toStatuses(await ten(() => admin.post('/api/admin/staff-invitations', INVITATION)));
    expect(sent.toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    const mails = await readOutbox(app);
    expect(mails).toHaveLength(1);
    const [, token] = /token=([\w-]+)/.exec(mails[0]?.body ?? '') ?? [];
    const accepted = toStatuses(await ten(() => ravi.post('/auth/staff-invitation/accept', { token })));
    expect(accepted.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
  });
});
