import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BankDetailsOwner, BankDetailsStaff, DETAILS } from '../../../test/bank-details.ts';
import { lastCode } from '../../../test/codes.ts';
import { readOutbox, toFailure } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { SAMPLE_PASSWORD } from '../../seed/sample-accounts.ts';

const MASKED = {
  holder: 'Asha Mishra',
  accountNumber: '••••1234',
  ifsc: 'SBIN•••••••',
  pan: 'ABC••••••F',
  status: 'UNVERIFIED',
  reason: null,
};

describe('the bank details of a member', () => {
  const app = useTestApp();
  let asha: BankDetailsOwner;

  beforeAll(async () => {
    asha = await BankDetailsOwner.logIn(app, 'asha');
  });
  beforeEach(async () => {
    await app.sql('truncate bank_details, bank_details_events, rate_limits');
    await app.sql('delete from messages');
    await app.sql('delete from queued_messages');
  });

  const proven = { ...DETAILS, password: SAMPLE_PASSWORD };

  it('are entered with the password, and shown masked', async () => {
    expect(await asha.read()).toBeNull();
    const changedAt = new Date(app.clock.now).toISOString();
    expect(await asha.set()).toEqual({ ...MASKED, changedAt });
    expect(await asha.read()).toEqual({ ...MASKED, changedAt });
  });

  it('are encrypted in the database', async () => {
    await asha.set();
    const rows = JSON.stringify(await app.sql('select bank, pan, pan_hash from bank_details'));
    for (const value of ['Asha Mishra', '12345678901234', 'SBIN0001234', 'ABCPM1234F'])
      expect(rows).not.toContain(value);
  });

  it('are read as they are printed, with spaces and in any case', async () => {
    const printed = { ifsc: ' sbin 0001234', pan: 'abcpm 1234 f', accountNumber: '1234 5678 9012 34' };
    expect(await asha.set(printed)).toMatchObject(MASKED);
    expect((await asha.history()).total).toBe(1);
    await asha.set();
    expect((await asha.history()).total).toBe(1);
  });

  it.each([
    [{ holder: ' ' }, 'Account holder is required'],
    [{ accountNumber: '12345678', repeatedNumber: '12345678' }, 'An account number has 9 to 18 digits'],
    [
      { accountNumber: '1234567890123456789', repeatedNumber: '1234567890123456789' },
      'An account number has 9 to 18 digits',
    ],
    [{ repeatedNumber: '12345678901235' }, 'The account numbers are different'],
    [{ repeatedNumber: '' }, 'Type the account number again'],
    [{ ifsc: 'SBIN1001234' }, 'Write the IFSC in this format: SBIN0001234'],
    [{ ifsc: '' }, 'IFSC is required'],
    [{ pan: 'ABCXM1234F' }, 'Write the PAN in this format: ABCPE1234F'],
    [{ pan: 'ABCPM12345' }, 'Write the PAN in this format: ABCPE1234F'],
  ])('are not stored with %j', async (invalid, message) => {
    const response = await asha.send({ ...proven, ...invalid });
    expect([response.status, await response.json()]).toEqual([400, toFailure(message)]);
    expect(await asha.read()).toBeNull();
  });

  it('need the password of the account', async () => {
    const ask = 'Enter your password to save your bank account and PAN.';
    const asked = await asha.send(DETAILS);
    expect([asked.status, await asked.json()]).toEqual([400, toFailure(ask, { password: ask })]);
    const rejected = await asha.send({ ...DETAILS, password: 'guess1234' });
    expect([rejected.status, await rejected.json()]).toMatchObject([
      400,
      { fields: { password: 'This password is incorrect.' } },
    ]);
    expect(await asha.read()).toBeNull();
  });

  it('need a code where the account has no password', async () => {
    const client = await BankDetailsOwner.logIn(app, 'asha');
    const hash = `(select password_hash from users where username = 'ravi')`;
    await app.sql(`update users set password_hash = null where username = 'asha'`);
    const asked = await client.send(DETAILS);
    expect(await asked.json()).toMatchObject({
      fields: { otp: 'Enter the code that we send to your verified contact.' },
    });
    expect((await client.sendCode()).status).toBe(200);
    const otp = await lastCode(app);
    expect((await client.send({ ...DETAILS, otp })).status).toBe(200);
    expect((await client.send({ ...DETAILS, holder: 'A Mishra', otp })).status).toBe(400);
    await app.sql(`update users set password_hash = ${hash} where username = 'asha'`);
  });

  it('are not taken from an account that can prove nothing', async () => {
    const client = await BankDetailsOwner.logIn(app, 'asha');
    await app.sql(
      `create temporary table before as select id, password_hash, email_verified_at, mobile_verified_at from users`,
    );
    await app.sql(
      `update users set password_hash = null, email_verified_at = null, mobile_verified_at = null where username = 'asha'`,
    );
    const response = await client.send(DETAILS);
    expect([response.status, await response.json()]).toEqual([
      409,
      toFailure('First verify your mobile number or email in your profile. We need it to send you a code.'),
    ]);
    await app.sql(
      `update users set password_hash = before.password_hash, email_verified_at = before.email_verified_at,
        mobile_verified_at = before.mobile_verified_at from before where before.id = users.id`,
    );
  });

  it('are reported to the owner by mail when they change, without a value', async () => {
    await asha.set();
    await app.runJobs();
    const [message] = await readOutbox(app);
    expect(message).toMatchObject({ channel: 'email', to: 'asha@example.in' });
    expect(message?.body).toContain('The bank account or the PAN of the account asha was changed.');
    expect(message?.body).not.toContain('1234');
  });

  it('are reported by SMS where no address is proven', async () => {
    await app.sql(`update users set email_verified_at = null where username = 'asha'`);
    await asha.set();
    await app.runJobs();
    const [message] = await readOutbox(app);
    expect(message).toMatchObject({
      channel: 'sms',
      body: 'The bank account or PAN of your PGM Wellness account was changed. If that was not you, log in, choose a new password and call us.',
    });
    await app.sql(`update users set email_verified_at = now() where username = 'asha'`);
  });

  it('have a history that names what changed', async () => {
    await asha.set();
    app.clock.now += 1000;
    await asha.set({ ifsc: 'HDFC0009999', pan: 'ABCPM9999F' });
    expect((await asha.history()).data).toMatchObject([
      { kind: 'CHANGED', fields: ['IFSC', 'PAN'], reason: null },
      { kind: 'CHANGED', fields: ['HOLDER', 'ACCOUNT_NUMBER', 'IFSC', 'PAN'] },
    ]);
    expect((await asha.history('?page=2&limit=1')).data).toHaveLength(1);
  });

  it('are unverified again after a change, and stay verified when nothing changes', async () => {
    const staff = await BankDetailsStaff.logIn(app);
    await asha.set();
    await staff.verify(asha.id);
    expect(await asha.set()).toMatchObject({ status: 'VERIFIED' });
    expect(await asha.set({ holder: 'Asha Devi Mishra' })).toMatchObject({ status: 'UNVERIFIED' });
  });

  it('wait again when a member sends rejected details once more', async () => {
    const staff = await BankDetailsStaff.logIn(app);
    await asha.set();
    await staff.decide(asha.id, 1, { status: 'REJECTED', reason: 'The account is closed.' });
    expect(await asha.read()).toMatchObject({ status: 'REJECTED', reason: 'The account is closed.' });
    expect(await asha.set()).toMatchObject({ status: 'UNVERIFIED', reason: null });
  });

  it('can be set 60 times in ten minutes', async () => {
    await asha.send(DETAILS);
    await app.countMore('bank details', 59);
    expect((await asha.send(proven)).status).toBe(429);
  });

  it('are not found for staff who are no associates', async () => {
    const staff = await BankDetailsOwner.logIn(app, 'staff');
    expect((await staff.send(proven)).status).toBe(404);
  });
});
