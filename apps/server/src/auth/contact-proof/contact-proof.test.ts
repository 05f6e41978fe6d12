import { Session, User } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { lastCode, send, verify, invalidCodes } from '../../../test/codes.ts';
import { toFailure, logIn, readOutbox, passToNextHour, toStatuses } from '../../../test/identity.ts';
import { ProfileOwner } from '../../../test/profile-owner.ts';
import { useTestApp } from '../../../test/test-app.ts';

const PHONE = '9812345678';
const MAIL = 'asha.new@example.in';
const NOTHING = toFailure('This is already verified.');
const NOT_VERIFIED = toFailure('Invalid or expired OTP.');

describe('a changed contact', () => {
  const app = useTestApp({ SITE_ORIGIN: 'https://shop.example.in' });
  let asha: ProfileOwner;
  let token = '';

  const ask = (step: string, body: object, id = asha.id) =>
    app.post(`/user/${id}/contact/${step}`, body, { Authorization: `Bearer ${token}` });
  const sendTo = (contact: string) => ask('send-otp', { contact });
  const prove = (contact: string, otp: string) => ask('verify-otp', { contact, otp });
  const sentTo = async (number: string) => (await readOutbox(app)).filter(({ to }) => to === number).length;
  const change = async (contacts: object) => {
    const { unproven } = await asha.change({ ...contacts });
    return unproven;
  };

  beforeEach(async () => {
    passToNextHour(app);
    await app.sql('delete from messages');
    await app.sql('delete from otps');
    await app.sql(`delete from users where username not in ('asha', 'ravi', 'kamla', 'staff', 'admin')`);
    await app.sql(
      `update users set email = 'asha@example.in', email_verified_at = now(), email_changed_at = null,
         mobile = '9000000001', mobile_verified_at = now(), former_mobile = null where username = 'asha'`,
    );
    const session = await logIn(app, 'asha');
    ({ token } = session);
    asha = new ProfileOwner(app, token, session.user.id);
  });

  it('is shown as unproven until the code that was sent to it proves it', async () => {
    expect(await change({ primaryEmail: MAIL, primaryPhone: PHONE })).toEqual(['email', 'phone']);
    expect((await asha.now()).unproven).toEqual(['email', 'phone']);

    const response = await sendTo('phone');
    expect([response.status, await response.json()]).toEqual([
      200,
      { success: true, data: { expiresInSeconds: 300 } },
    ]);
    const [sms] = await readOutbox(app);
    const code = await lastCode(app);
    expect(sms).toMatchObject({
      channel: 'sms',
      to: `+91${PHONE}`,
      body: `${code} is your PGM Wellness code to verify your mobile number. It expires in 5 minutes. Do not share it with anyone.\n\n@shop.example.in #${code}`,
    });
    const proven = await prove('phone', code);
    expect(proven.status).toBe(200);
    expect(User.parse(await proven.json())).toMatchObject({ primaryPhone: PHONE, unproven: ['email'] });

    await sendTo('email');
    const [mail] = await readOutbox(app);
    expect(mail).toMatchObject({ channel: 'email', to: MAIL });
    const mailed = /^(\d{6}) is your PGM Wellness code$/m.exec(mail?.body ?? '')?.[1] ?? '';
    expect(User.parse(await (await prove('email', mailed)).json()).unproven).toEqual([]);
    expect((await asha.now()).unproven).toEqual([]);
  });

  it('is usable for login once it is proven, and the number before it no longer is', async () => {
    await change({ primaryEmail: MAIL, primaryPhone: PHONE });
    await sendTo('phone');
    await prove('phone', await lastCode(app));
    await sendTo('email');
    await prove('email', await lastCode(app));
    for (const [usernameOrEmail, status] of [
      [PHONE, 200],
      [MAIL, 200],
      ['9000000001', 401],
      ['asha@example.in', 401],
    ]) {
      const response = await app.post('/auth/login', { usernameOrEmail, password: 'demo1234' });
      expect([usernameOrEmail, response.status]).toEqual([usernameOrEmail, status]);
    }
    await send(app, `+91${PHONE}`);
    const login = await verify(app, await lastCode(app), `+91${PHONE}`);
    expect(Session.parse(await login.json()).user.id).toBe(asha.id);
    await app.post('/auth/forgot-password', { email: MAIL });
    expect((await readOutbox(app))[0]?.body).toContain('Reset your PGM Wellness password');
  });

  it('has one code at a time: another request returns how long that code is still valid', async () => {
    await change({ primaryPhone: PHONE });
    await sendTo('phone');
    app.clock.now += 100_000;
    const again = await sendTo('phone');
    expect(await again.json()).toEqual({ success: true, data: { expiresInSeconds: 200 } });
    expect(await sentTo(`+91${PHONE}`)).toBe(1);
    app.clock.now += 200_000;
    expect(await (await sendTo('phone')).json()).toEqual({ success: true, data: { expiresInSeconds: 300 } });
    expect(await sentTo(`+91${PHONE}`)).toBe(2);
  });

  it('is not proven by a wrong code, an expired one, one for another contact, or the right one twice', async () => {
    await change({ primaryEmail: MAIL, primaryPhone: PHONE });
    await sendTo('phone');
    const code = await lastCode(app);
    const [invalid = ''] = invalidCodes(code, 1);
    for (const rejected of [await prove('phone', invalid), await prove('email', code)])
      expect([rejected.status, await rejected.json()]).toEqual([401, NOT_VERIFIED]);
    app.clock.now += 300_000;
    expect((await prove('phone', code)).status).toBe(401);
    expect((await asha.now()).unproven).toEqual(['email', 'phone']);

    await sendTo('phone');
    const good = await lastCode(app);
    const responses = await Promise.all([prove('phone', good), prove('phone', good)]);
    expect(toStatuses(responses).toSorted()[0]).toBe(200);
    expect((await prove('phone', good)).status).toBe(409);
  });

  it('allows five guesses, and then none for the rest of an hour', async () => {
    await change({ primaryPhone: PHONE });
    await sendTo('phone');
    const code = await lastCode(app);
    for (const invalid of invalidCodes(code, 5)) expect((await prove('phone', invalid)).status).toBe(401);
    expect(toStatuses([await prove('phone', code), await sendTo('phone')])).toEqual([429, 429]);
  });

  it('that was changed again meanwhile is not proven by the code for the previous value', async () => {
    await change({ primaryPhone: PHONE });
    await sendTo('phone');
    const code = await lastCode(app);
    await change({ primaryPhone: '9812345679' });
    expect((await prove('phone', code)).status).toBe(401);
    expect((await asha.now()).unproven).toEqual(['phone']);
  });

  it('takes the number from an earlier owner', async () => {
    const ravi = await ProfileOwner.logIn(app, 'ravi');
    const left = '9000000002';
    await ravi.change({ primaryEmail: 'ravi@example.in', primaryPhone: '9888888888' });
    expect((await asha.patch({ primaryPhone: left })).status).toBe(409);
    // Both are requested at the same moment.
    await app.sql(
      `update users set mobile = '${left}', mobile_verified_at = null, former_mobile = '9000000001'
         where id = '${asha.id}'`,
    );
    await sendTo('phone');
    expect((await prove('phone', await lastCode(app))).status).toBe(200);
    await send(app, `+91${left}`);
    const login = await verify(app, await lastCode(app), `+91${left}`);
    expect(Session.parse(await login.json()).user.id).toBe(asha.id);
    await app.sql(`update users set mobile = '${left}', mobile_verified_at = now() where id = '${ravi.id}'
      and not exists (select 1 from users where mobile = '${left}')`);
    await app.sql(`update users set former_mobile = null where id = '${ravi.id}'`);
  });

  it('is the only thing that can be proven: not a proven contact, nor a missing one', async () => {
    await app.sql(`update users set mobile = null, mobile_verified_at = null where id = '${asha.id}'`);
    for (const contact of ['email', 'phone'])
      for (const rejected of [await sendTo(contact), await prove(contact, '123456')])
        expect([rejected.status, await rejected.json()]).toEqual([409, NOTHING]);
    expect(await readOutbox(app)).toEqual([]);
    expect(toStatuses([await sendTo('pigeon'), await prove('phone', '12345')])).toEqual([400, 400]);
  });

  it('can be proven only by its owner', async () => {
    await change({ primaryPhone: PHONE });
    const ravi = await ProfileOwner.logIn(app, 'ravi');
    for (const step of ['send-otp', 'verify-otp']) {
      const rejected = await ask(step, { contact: 'phone', otp: '123456' }, ravi.id);
      expect([rejected.status, await rejected.json()]).toEqual([404, toFailure('Not found')]);
    }
  });
});
