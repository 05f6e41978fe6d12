import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BankDetailsOwner, BankDetailsStaff } from '../../../test/bank-details.ts';
import { toFailure } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { userId } from '../../../test/tree.ts';

const VERIFIED = { status: 'VERIFIED' };
const REJECTED = { status: 'REJECTED', reason: 'The bank does not know this account.' };

describe('the bank details of members, for staff', () => {
  const app = useTestApp();
  let asha: BankDetailsOwner;
  let ravi: BankDetailsOwner;
  let staff: BankDetailsStaff;

  beforeAll(async () => {
    asha = await BankDetailsOwner.logIn(app, 'asha');
    ravi = await BankDetailsOwner.logIn(app, 'ravi');
    staff = await BankDetailsStaff.logIn(app);
  });
  beforeEach(async () => {
    await app.sql('truncate bank_details, bank_details_events, notifications, rate_limits');
    await asha.set();
    app.clock.now += 1000;
  });

  it('are listed masked, the last change first', async () => {
    await ravi.set({ holder: 'Ravi Kumar', pan: 'ABCPK5678L' });
    const { data, total } = await staff.list();
    expect(total).toBe(2);
    expect(data).toMatchObject([
      { id: userId('ravi'), name: 'Ravi Kumar', pan: 'ABC••••••L', isPanShared: false, version: 1 },
      {
        id: userId('asha'),
        name: 'Asha Mishra',
        username: 'asha',
        referralCode: 'ASHA2023',
        holder: 'Asha Mishra',
        accountNumber: '••••1234',
        ifsc: 'SBIN•••••••',
        pan: 'ABC••••••F',
        status: 'UNVERIFIED',
        version: 1,
      },
    ]);
  });

  it('are searched by name and filtered by status', async () => {
    await ravi.set({ pan: 'ABCPK5678L' });
    await staff.verify(ravi.id);
    const ids = async (query: string) => (await staff.list(query)).data.map(({ username }) => username);
    expect(await ids('?search=mishra')).toEqual(['asha']);
    expect(await ids('?search=ASHA2023')).toEqual(['asha']);
    expect(await ids('?status=VERIFIED')).toEqual(['ravi']);
    expect(await ids('?status=UNVERIFIED')).toEqual(['asha']);
    expect(await ids('?sort=name')).toEqual(['asha', 'ravi']);
  });

  it('name a PAN that another member has too', async () => {
    await ravi.set();
    expect((await staff.list()).data.map(({ isPanShared }) => isPanShared)).toEqual([true, true]);
  });

  it('are shown in full one by one, each time with an entry in the audit that has no value', async () => {
    const response = await staff.reveal(asha.id);
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        success: true,
        data: {
          holder: 'Asha Mishra',
          accountNumber: '12345678901234',
          ifsc: 'SBIN0001234',
          pan: 'ABCPM1234F',
          version: 1,
        },
      },
    ]);
    const admin = await BankDetailsStaff.logIn(app, 'admin');
    const { data } = await admin.audit(`bank-details/${asha.id}`);
    expect(data[0]).toMatchObject({
      action: 'reveal',
      actorName: 'Sushma Yadav',
      before: { memberId: asha.id },
      after: { memberId: asha.id },
    });
  });

  it('are shown in full 60 times an hour to one member of staff', async () => {
    await staff.reveal(asha.id);
    await app.countMore('revealed bank details', 59);
    expect((await staff.reveal(asha.id)).status).toBe(429);
  });

  it('are verified, and the member is notified', async () => {
    expect(await staff.verify(asha.id)).toMatchObject({ ...VERIFIED, version: 2 });
    expect(await asha.read()).toMatchObject(VERIFIED);
    expect(await asha.sentences()).toContain('We have verified your bank account and PAN.');
    const admin = await BankDetailsStaff.logIn(app, 'admin');
    expect((await admin.audit(`bank-details/${asha.id}`)).data[0]).toMatchObject({
      action: 'update',
      before: { status: 'UNVERIFIED' },
      after: VERIFIED,
    });
  });

  it('are rejected with a reason that the member can read', async () => {
    expect((await staff.decide(asha.id, 1, REJECTED)).status).toBe(200);
    expect(await asha.read()).toMatchObject(REJECTED);
    expect(await asha.sentences()).toContain(
      'We could not verify your bank account and PAN. Reason: {reason}',
    );
    const history = [{ kind: 'REJECTED', fields: [], reason: REJECTED.reason }, { kind: 'CHANGED' }];
    expect((await staff.history(asha.id)).data).toMatchObject(history);
    expect((await asha.history()).data).toMatchObject(history);
  });

  it.each([
    [{ ...REJECTED, reason: ' ' }, 'Please give a reason'],
    [{ status: 'UNVERIFIED' }, 'Choose verified or rejected'],
  ])('are not decided by %j', async (decision, message) => {
    const response = await staff.decide(asha.id, 1, decision);
    expect([response.status, await response.json()]).toMatchObject([400, { message }]);
  });

  it('are not decided when the member changed them meanwhile', async () => {
    await asha.set({ accountNumber: '999999999', repeatedNumber: '999999999' });
    const response = await staff.decide(asha.id, 1, VERIFIED);
    expect([response.status, await response.json()]).toMatchObject([
      409,
      {
        message: 'These bank details have changed. They are shown as they are now.',
        current: { id: asha.id, accountNumber: '••••9999', version: 2, status: 'UNVERIFIED' },
      },
    ]);
  });

  it('are not decided by the member of staff whose they are', async () => {
    await app.sql(`update users set roles = '{STAFF}', rights = '{money}' where username = 'ravi'`);
    await ravi.set({ pan: 'ABCPK5678L' });
    const own = await BankDetailsStaff.logIn(app, 'ravi');
    const response = await own.decide(ravi.id, 1, VERIFIED);
    expect([response.status, await response.json()]).toEqual([
      409,
      toFailure('Another member of staff must decide on your own bank details.'),
    ]);
    await app.sql(`update users set roles = '{MEMBER}', rights = '{}' where username = 'ravi'`);
  });

  it.each(['x', '0b0c3f0e-52a2-4b5e-8f0e-1f6f0b0d9a11'])('are not found for %s', async (id) => {
    expect((await staff.get(`/${id}`)).status).toBe(404);
    expect((await staff.reveal(id)).status).toBe(404);
    expect((await staff.decide(id, 1, VERIFIED)).status).toBe(404);
    expect((await staff.get(`/${id}/history`)).status).toBe(404);
  });
});
