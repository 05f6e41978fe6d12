import { randomUUID } from 'node:crypto';
import { GENDERS } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { toFailure, logIn, passToNextHour, toStatuses } from '../../../test/identity.ts';
import { PROFILE, ProfileOwner, type Sent } from '../../../test/profile-owner.ts';
import { useTestApp } from '../../../test/test-app.ts';

const NOT_FOUND = toFailure('Not found');

describe('a profile', () => {
  const app = useTestApp();
  let asha: ProfileOwner;
  let ravi: ProfileOwner;

  beforeEach(async () => {
    passToNextHour(app);
    asha = await ProfileOwner.logIn(app, 'asha');
    ravi = await ProfileOwner.logIn(app, 'ravi');
    await asha.patch();
  });

  it('is changed as requested, and the response has its new state', async () => {
    const sent = { ...PROFILE, firstName: ' आशा ', lastName: "D'Souza", gender: 'other' };
    const response = await asha.patch(sent);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const user = await response.json();
    expect(user).toEqual({
      id: asha.id,
      firstName: 'आशा',
      midName: null,
      lastName: "D'Souza",
      username: 'asha',
      roles: ['MEMBER'],
      gender: 'OTHER',
      dob: '1991-03-14T00:00:00.000Z',
      primaryEmail: 'asha@example.in',
      primaryPhone: '9000000001',
      alternateEmails: [],
      alternatePhone: [],
      imageUrl: null,
      unproven: [],
    });
    expect(await asha.now()).toEqual(user);
  });

  it('does not change any other field of the account, whatever is sent', async () => {
    const before = await app.sql(`select * from users where id = '${asha.id}'`);
    const more = {
      id: ravi.id,
      username: 'boss',
      roles: ['ADMIN', 'STAFF'],
      role: 'ADMIN',
      midName: 'X',
      password: 'other1234',
      passwordHash: 'x',
      googleSubject: 'g-1',
      alternateEmails: 'a@b.in',
      emailVerifiedAt: '2020-01-01',
      mobile: '9111111111',
      __proto__: 'x',
    };
    expect((await asha.patch({ ...PROFILE, ...more })).status).toBe(200);
    expect(await app.sql(`select * from users where id = '${asha.id}'`)).toEqual(before);
    expect((await logIn(app, 'asha')).user.roles).toEqual(['MEMBER']);
  });

  it('has a case-insensitive email address', async () => {
    expect((await asha.change({ primaryEmail: 'Asha@Example.IN' })).primaryEmail).toBe('asha@example.in');
  });

  it.each<[Sent, string]>([
    [{ firstName: '' }, 'First name is required'],
    [{ firstName: ' ' }, 'First name is required'],
    [{ firstName: undefined }, 'First name is required'],
    [{ firstName: 'x'.repeat(101) }, 'First name must be at most 100 characters'],
    [{ firstName: 'a\0b' }, 'First name contains an unreadable character'],
    [{ firstName: ['Asha', 'Aasha'] }, 'First name is required'],
    [{ firstName: new File(['Asha'], 'asha.txt') }, 'First name is required'],
    [{ lastName: '' }, 'Last name is required'],
    [{ lastName: 'x'.repeat(101) }, 'Last name must be at most 100 characters'],
    [{ primaryEmail: '' }, 'Email is required'],
    [{ primaryEmail: undefined }, 'Email is required'],
    [{ primaryEmail: 'asha@' }, 'Invalid email'],
    [{ primaryEmail: `${'x'.repeat(250)}@a.in` }, 'Email must be at most 254 characters'],
    [{ primaryPhone: '' }, 'Phone is required'],
    [{ primaryPhone: '12345' }, 'Enter valid 10-digit phone'],
    [{ primaryPhone: '5876543210' }, 'Enter valid 10-digit phone'],
    [{ primaryPhone: '+919000000001' }, 'Enter valid 10-digit phone'],
    [{ gender: '' }, 'Gender is required'],
    [{ gender: undefined }, 'Gender is required'],
    [{ gender: 'ADMIN' }, 'Gender is required'],
    [{ dob: 'x'.repeat(41) }, 'Date of birth must be at most 40 characters'],
    [{ dob: new File(['1990'], 'dob.txt') }, 'Dob is not valid.'],
    [{ imageUrl: 'x'.repeat(501) }, 'Image url is not valid.'],
    [{ imageUrl: ['/a', '/b'] }, 'Image url is not valid.'],
  ])('rejects %j', async (invalid, sentence) => {
    const before = await asha.now();
    const response = await asha.patch(invalid);
    expect([response.status, await response.json()]).toEqual([400, toFailure(sentence)]);
    expect(await asha.now()).toEqual(before);
  });

  it('reports all invalid fields at once', async () => {
    const response = await asha.patch({ firstName: '', lastName: '', primaryPhone: '1', gender: '' });
    expect(await response.json()).toMatchObject({
      success: false,
      errors: [
        'First name is required',
        'Last name is required',
        'Enter valid 10-digit phone',
        'Gender is required',
      ].map((errorDescription) => ({ errorDescription })),
    });
  });

  it.each(GENDERS)('can be of gender %s, in any case', async (gender) => {
    expect((await asha.change({ gender: gender.toLowerCase() })).gender).toBe(gender);
  });

  it.each([
    ['1950-01-31', '1950-01-31T00:00:00.000Z'],
    ['1960-05-01T00:00:00+05:30', '1960-04-30T18:30:00.000Z'],
  ])('accepts the birth date %s', async (dob, stored) => {
    expect((await asha.change({ dob })).dob).toBe(stored);
  });

  it.each([
    undefined,
    '',
    '2108-11-21',
    '1826-11-21',
    '0000-00-00',
    '1990-13-01',
    'yesterday',
    '631152000000',
    '-271821-04-20T00:00:00.000Z',
  ])('keeps its birth date when %j is sent', async (dob) => {
    expect((await asha.change({ dob })).dob).toBe(PROFILE.dob);
  });

  it('accepts a birth date from the moment of the 18th birthday', async () => {
    const birthday = new Date(app.clock.now);
    birthday.setUTCFullYear(birthday.getUTCFullYear() - 18);
    const later = new Date(birthday.getTime() + 1).toISOString();
    expect((await asha.change({ dob: later })).dob).toBe(PROFILE.dob);
    expect((await asha.change({ dob: new Date(app.clock.now).toISOString() })).dob).toBe(PROFILE.dob);
    expect((await asha.change({ dob: birthday.toISOString() })).dob).toBe(birthday.toISOString());
  });

  it('can be changed by its owner only: any other id is not found, before the body is read', async () => {
    const before = await asha.now();
    for (const id of [asha.id, randomUUID(), 'nonsense']) {
      let isRead = false;
      const body = new ReadableStream(
        {
          pull(controller) {
            isRead = true;
            controller.enqueue(new Uint8Array(1024));
          },
        },
        { highWaterMark: 0 },
      );
      const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
      for (const response of [await ravi.send(body, type, id), await ravi.patch({}, id)]) {
        expect([response.status, await response.json()]).toEqual([404, NOT_FOUND]);
        expect(response.headers.get('Cache-Control')).toBe('no-store');
      }
      expect(isRead).toBe(false);
    }
    expect(await asha.now()).toEqual(before);
  });

  it('of a member cannot be changed by staff and admins, who change only their own', async () => {
    for (const username of ['staff', 'admin']) {
      const official = await ProfileOwner.logIn(app, username);
      expect((await official.patch({}, asha.id)).status).toBe(404);
      const contacts = { primaryEmail: `${username}@example.in`, primaryPhone: '9333333333' };
      expect((await official.patch(contacts)).status).toBe(200);
      await app.sql(`update users set mobile = null where id = '${official.id}'`);
    }
  });

  it('is found by its id in any case', async () => {
    expect((await asha.patch({}, asha.id.toUpperCase())).status).toBe(200);
  });

  it('must be sent as a valid form', async () => {
    const form = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const json = await asha.send(JSON.stringify(PROFILE), { 'Content-Type': 'application/json' });
    const message = 'The request must be a form (multipart/form-data).';
    expect([json.status, await json.json()]).toEqual([415, toFailure(message)]);
    for (const rubbish of ['', '{', '--x\r\nContent-Disposition: form-data; name="firstName"\r\n\r\nAsha']) {
      const response = await asha.send(rubbish, form);
      expect([response.status, await response.json()]).toEqual([
        400,
        toFailure('The request is not a readable form.'),
      ]);
    }
    expect((await asha.send('--x--\r\n', form)).status).toBe(400);
  });

  it('may be sent with at most 6 MB', async () => {
    const response = await asha.patch({ imageUrl: new File([new Uint8Array(6 * 1024 * 1024)], 'big.jpg') });
    expect([response.status, await response.json()]).toEqual([
      413,
      toFailure('The request is larger than 6 MB.'),
    ]);
  });

  it('stays consistent when it is changed many times at once', async () => {
    const names = Array.from({ length: 10 }, (_, n) => `Asha${n}`);
    const responses = await Promise.all(names.map((name) => asha.patch({ firstName: name, lastName: name })));
    expect(toStatuses(responses)).toEqual(names.map(() => 200));
    const { firstName, lastName } = await asha.now();
    expect(names).toContain(firstName);
    expect(lastName).toBe(firstName);
  });

  it('can be changed 120 times in ten minutes', async () => {
    passToNextHour(app);
    asha = await ProfileOwner.logIn(app, 'asha');
    expect((await asha.patch()).status).toBe(200);
    await app.countMore('profile', 118);
    expect((await asha.patch()).status).toBe(200);
    const rejected = await asha.patch();
    expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, '600']);
  });

  it('is described in the API as a form with a file', async () => {
    const response = await app.call('/docs', { headers: { Accept: 'application/json' } });
    const { paths } = z.object({ paths: z.record(z.string(), z.unknown()) }).parse(await response.json());
    expect(paths['/user/{id}/patch']).toMatchObject({
      patch: {
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                required: ['firstName', 'lastName', 'primaryEmail', 'primaryPhone', 'gender'],
                properties: { imageUrl: { anyOf: [{ format: 'binary' }, { type: 'string' }] } },
              },
            },
          },
        },
      },
    });
  });
});
