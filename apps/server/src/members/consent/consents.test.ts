import { beforeEach, describe, expect, it } from 'vitest';
import { toFailure, logIn, passToNextHour } from '../../../test/identity.ts';
import { MemberClient } from '../../../test/member-client.ts';
import { useTestApp } from '../../../test/test-app.ts';

const OFF = { sharesContact: false, offersByMail: false, offersBySms: false, deletionProof: 'PASSWORD' };

describe('the consents of a member', () => {
  const app = useTestApp();
  let ravi: MemberClient;

  const standing = async () => (await ravi.get('/privacy/consents')).json();
  const records = () =>
    app.sql(`select kind, given, changed_at from consent_changes where user_id = '${ravi.id}' order by id`);

  beforeEach(async () => {
    passToNextHour(app);
    await app.sql('delete from consent_changes');
    await app.sql('update associates set shares_contact = false');
    ravi = await MemberClient.logIn(app, 'ravi');
  });

  it('are off at first', async () => {
    expect(await standing()).toEqual({ success: true, data: OFF });
  });

  it('change one at a time, and stay', async () => {
    const response = await ravi.put('/privacy/consents', { offersByMail: true });
    const expected = { success: true, data: { ...OFF, offersByMail: true } };
    expect([response.status, await response.json()]).toEqual([200, expected]);
    await ravi.put('/privacy/consents', { offersBySms: true, sharesContact: true });
    await ravi.put('/privacy/consents', { offersByMail: false });
    expect(await standing()).toEqual({
      success: true,
      data: { ...OFF, offersBySms: true, sharesContact: true },
    });
  });

  it('are recorded with their time, once for each real change', async () => {
    const first = new Date(app.clock.now);
    await ravi.put('/privacy/consents', { offersByMail: true });
    app.clock.now += 60_000;
    await ravi.put('/privacy/consents', { offersByMail: true, sharesContact: false });
    await ravi.put('/privacy/consents', { offersByMail: false });
    const rows = JSON.parse(JSON.stringify(await records()));
    const at = (date: Date) => new Date(date).toISOString();
    expect(
      rows.map((row: { kind: string; given: boolean; changed_at: string }) => ({
        ...row,
        changed_at: at(new Date(row.changed_at)),
      })),
    ).toEqual([
      { kind: 'OFFERS_BY_MAIL', given: true, changed_at: at(first) },
      { kind: 'OFFERS_BY_MAIL', given: false, changed_at: at(new Date(app.clock.now)) },
    ]);
  });

  it('are recorded when they are changed on the team page, too', async () => {
    await ravi.put(`/associates/${ravi.id}`, { sharesContact: true });
    expect(await records()).toMatchObject([{ kind: 'SHARES_CONTACT', given: true }]);
    expect(await standing()).toEqual({ success: true, data: { ...OFF, sharesContact: true } });
  });

  it('belong to the member only', async () => {
    await ravi.put('/privacy/consents', { offersByMail: true, sharesContact: true });
    const { token } = await logIn(app, 'kamla');
    const response = await app.call('/privacy/consents', { headers: { Authorization: `Bearer ${token}` } });
    expect(await response.json()).toEqual({ success: true, data: OFF });
  });

  it.each([{}, { offersByMail: 'yes' }, { offersByMail: null }, []])(
    'stay the same after an invalid request: %j',
    async (body) => {
      expect((await ravi.put('/privacy/consents', body)).status).toBe(400);
      expect(await standing()).toEqual({ success: true, data: OFF });
    },
  );

  it('are explained in the failure when there is nothing to change', async () => {
    expect(await (await ravi.put('/privacy/consents', {})).json()).toEqual(
      toFailure('There is nothing to change'),
    );
  });
});
