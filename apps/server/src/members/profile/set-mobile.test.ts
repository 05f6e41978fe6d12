import { Session, User } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { lastCode } from '../../../test/codes.ts';
import { logIn, passToNextHour, toFailure } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

const PASSWORD = 'secret1234';
const NEEDS_OWNER = 'Please add this number in your profile. We will ask for your password or a code there.';
const TAKEN = 'This mobile number already has an account';

describe('the mobile number of a member without a proven one', () => {
  const app = useTestApp();
  let meena: Session;
  let count = 0;

  beforeEach(async () => {
    passToNextHour(app);
    count += 1;
    const username = `meena${count}`;
    const details = { name: 'Meena Kumari', email: `${username}@example.in`, username };
    await app.post('/auth/register', { ...details, password: PASSWORD, confirmPassword: PASSWORD });
    meena = await logIn(app, username, PASSWORD);
  });

  const headers = () => ({ Authorization: `Bearer ${meena.token}`, 'Content-Type': 'application/json' });
  const set = (mobile: string) =>
    app.call(`/user/${meena.user.id}/mobile`, {
      method: 'PUT',
      headers: headers(),
      body: JSON.stringify({ mobile }),
    });
  const post = (path: string, body: unknown) =>
    app.post(`/user/${meena.user.id}/contact${path}`, body, headers());

  it('is set once, and proven by a code; only the owner changes it then', async () => {
    const mobile = `981234560${count}`;
    for (let time = 0; time < 2; time += 1) {
      expect(User.parse(await (await set(mobile)).json())).toMatchObject({
        primaryPhone: mobile,
        unproven: ['email', 'phone'],
      });
    }
    expect((await post('/send-otp', { contact: 'phone' })).status).toBe(200);
    const proven = await post('/verify-otp', { contact: 'phone', otp: await lastCode(app) });
    expect(User.parse(await proven.json())).toMatchObject({ primaryPhone: mobile, unproven: ['email'] });
    const another = await set('9812345600');
    expect([another.status, await another.json()]).toEqual([409, toFailure(NEEDS_OWNER)]);
  });

  it('of a member with a proven email is set only by the owner', async () => {
    await app.sql(`update users set email_verified_at = now() where id = '${meena.user.id}'`);
    const response = await set('9812345600');
    expect([response.status, await response.json()]).toEqual([409, toFailure(NEEDS_OWNER)]);
  });

  it('cannot be the number of another account', async () => {
    const response = await set('9000000001');
    expect([response.status, await response.json()]).toEqual([409, toFailure(TAKEN, { mobile: TAKEN })]);
  });

  it.each(['', '12345', '5876543210'])('cannot be %j', async (mobile) => {
    expect((await set(mobile)).status).toBe(400);
  });
});
