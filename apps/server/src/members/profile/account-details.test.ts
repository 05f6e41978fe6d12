import { beforeEach, describe, expect, it } from 'vitest';
import { toFailure, logIn, passToNextHour, readOutbox } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('PUT /user/{id}/details', () => {
  const app = useTestApp();
  let token = '';
  let id = '';
  const details = { username: 'ravi', dob: '', alternateEmails: [], alternatePhone: [] };
  const password = 'demo1234';
  const put = (body: object, userId = id) =>
    app.call(`/user/${userId}/details`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...details, ...body }),
    });

  beforeEach(async () => {
    passToNextHour(app);
    const ravi = await logIn(app, 'ravi');
    ({ token } = ravi);
    ({ id } = ravi.user);
  });

  it('sets username, birth date and further contacts, each contact once', async () => {
    const response = await put({
      username: 'RaviKumar7',
      password,
      dob: '1990-05-01',
      alternateEmails: ['Shop@Example.in', 'shop@example.in'],
      alternatePhone: ['9812345678'],
    });
    expect([response.status, await response.json()]).toMatchObject([
      200,
      {
        id,
        username: 'ravikumar7',
        dob: '1990-05-01T00:00:00.000Z',
        alternateEmails: ['shop@example.in'],
        alternatePhone: ['9812345678'],
      },
    ]);
    expect((await logIn(app, 'ravikumar7')).user.username).toBe('ravikumar7');
    // A further contact proves nothing, so it is no way to log in.
    const body = { usernameOrEmail: 'shop@example.in', password };
    expect((await app.post('/auth/login', body)).status).toBe(401);
    const again = await put({ password });
    expect(await again.json()).toMatchObject({
      username: 'ravi',
      dob: '1990-05-01T00:00:00.000Z',
      alternateEmails: [],
      alternatePhone: [],
    });
  });

  it('names a username that another account has', async () => {
    const response = await put({ username: 'Asha', password });
    expect([response.status, await response.json()]).toEqual([
      409,
      toFailure('This username is taken', { username: 'This username is taken' }),
    ]);
  });

  it.each([
    ['without the password', {}, 'Enter your password to change your username.'],
    ['with another password', { password: 'other1234' }, 'This password is incorrect.'],
  ])('does not change the username, which is a login name, %s', async (_, proof, message) => {
    const response = await put({ username: 'boss', ...proof });
    expect([response.status, await response.json()]).toEqual([
      400,
      toFailure(message, { password: message }),
    ]);
    expect((await put({ alternatePhone: ['9812345678'] })).status).toBe(200);
    expect((await logIn(app, 'ravi')).user).toMatchObject({ username: 'ravi' });
  });

  it('changes the username of an account without a password, which does not log in by it', async () => {
    await app.sql(`update users set password_hash = null where id = '${id}'`);
    expect((await put({ username: 'ravi8' })).status).toBe(200);
    await app.sql(`update users set username = 'ravi',
      password_hash = (select password_hash from users where username = 'asha') where id = '${id}'`);
  });

  it('notifies the proven email of another username, and not of the same one', async () => {
    await app.sql('delete from messages');
    await app.sql('delete from queued_messages');
    await put({ alternatePhone: ['9812345679'] });
    await put({ username: 'ravi9', password });
    await app.runJobs();
    expect((await readOutbox(app)).map(({ to, body }) => [to, body.split('\n')[4]])).toEqual([
      [
        'ravi@example.in',
        'Your username is ravi9 now: log in with it, or with your email. If that was you, you do not need to do anything.',
      ],
    ]);
    expect((await put({ password })).status).toBe(200);
  });

  it.each(['2010-01-01', '2099-01-01', '1850-01-01', '1990-13-45'])(
    'rejects %s as the birth date of an adult',
    async (dob) => {
      const response = await put({ dob });
      expect([response.status, await response.json()]).toEqual([
        400,
        toFailure('You must be 18 or older', { dob: 'You must be 18 or older' }),
      ]);
    },
  );

  it.each([
    [{ username: 'a b' }, 'Username should contain only letters and numbers'],
    [{ dob: 'yesterday' }, 'Date of Birth is not valid'],
    [{ alternateEmails: ['x@'] }, 'Invalid email'],
    [{ alternatePhone: ['12345'] }, 'Enter valid 10-digit phone'],
    [
      { alternatePhone: ['9812345671', '9812345672', '9812345673', '9812345674'] },
      'Enter at most 3, with commas between them',
    ],
  ])('rejects %j', async (invalid, sentence) => {
    const response = await put(invalid);
    expect([response.status, await response.json()]).toMatchObject([400, { message: sentence }]);
  });

  it('returns 404 for another account', async () => {
    expect((await put({}, (await logIn(app, 'asha')).user.id)).status).toBe(404);
  });
});
