import { beforeEach, describe, expect, it } from 'vitest';
import { toFailure, logIn, passToNextHour } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('PUT /user/{id}/details', () => {
  const app = useTestApp();
  let token = '';
  let id = '';
  const details = { username: 'ravi', dob: '', alternateEmails: [], alternatePhone: [] };
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
    const body = { usernameOrEmail: 'shop@example.in', password: 'demo1234' };
    expect((await app.post('/auth/login', body)).status).toBe(401);
    const again = await put({});
    expect(await again.json()).toMatchObject({
      username: 'ravi',
      dob: '1990-05-01T00:00:00.000Z',
      alternateEmails: [],
      alternatePhone: [],
    });
  });

  it('names a username that another account has', async () => {
    const response = await put({ username: 'Asha' });
    expect([response.status, await response.json()]).toEqual([
      409,
      toFailure('This username is taken', { username: 'This username is taken' }),
    ]);
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
