import { describe, expect, it } from 'vitest';
import { createClient } from '../index.ts';

const USER = {
  id: 'asha/1',
  firstName: 'Asha',
  midName: null,
  lastName: 'Mishra',
  username: 'asha',
  roles: ['MEMBER'],
  gender: 'FEMALE',
  dob: null,
  primaryEmail: 'asha@example.in',
  primaryPhone: '9000000001',
  alternateEmails: [],
  alternatePhone: [],
  imageUrl: '/media/photos/1/640.webp',
};

const CHANGE = {
  firstName: 'Asha',
  lastName: 'मिश्रा',
  primaryEmail: 'asha@example.in',
  primaryPhone: '9000000001',
  gender: 'FEMALE',
  dob: '1991-03-14T00:00:00.000Z',
} as const;

/** A client whose network responds as the test defines, and the recorded forms or JSON of its requests. */
function clientWith(...responses: readonly Response[]) {
  const requested: { call: string; type: string | null; form: unknown }[] = [];
  const client = createClient({
    bases: { auth: 'https://users.example.in' },
    fetch: async (address, { method, headers, body }) => {
      const type = new Headers(headers).get('Content-Type');
      requested.push({ call: `${method} ${address}`, type, form: toForm(body) });
      return responses[requested.length - 1] ?? Response.error();
    },
    session: { token: async () => 'stale', renew: async () => 'good' },
  });
  return { profile: client.profile, requested };
}

const toForm = (body: unknown): unknown =>
  body instanceof FormData ? Object.fromEntries(body.entries()) : JSON.parse(String(body));

describe('the client of the profile', () => {
  it('sends a form and lets the browser set its type and boundary', async () => {
    const { profile, requested } = clientWith(Response.json(USER));
    const imageUrl = new File(['pixels'], 'asha.jpg', { type: 'image/jpeg' });
    expect(await profile.update('asha/1', { ...CHANGE, imageUrl })).toEqual({ ok: true, value: USER });
    expect(requested).toEqual([
      {
        call: 'PATCH https://users.example.in/user/asha%2F1/patch',
        type: null,
        form: { ...CHANGE, imageUrl },
      },
    ]);
  });

  it('leaves out undefined values', async () => {
    const { profile, requested } = clientWith(Response.json(USER));
    await profile.update('asha/1', { ...CHANGE, imageUrl: undefined });
    expect(requested[0]?.form).toEqual(CHANGE);
  });

  it('sends the same form again with a renewed token', async () => {
    const rejection = Response.json({ message: 'Token expired' }, { status: 401 });
    const { profile, requested } = clientWith(rejection, Response.json(USER));
    expect(await profile.update('asha/1', { ...CHANGE, imageUrl: USER.imageUrl })).toMatchObject({
      ok: true,
    });
    expect(requested.map(({ form }) => form)).toEqual([
      { ...CHANGE, imageUrl: USER.imageUrl },
      { ...CHANGE, imageUrl: USER.imageUrl },
    ]);
  });

  it('requests a code, and proves a contact with it', async () => {
    const sent = Response.json({ success: true, data: { expiresInSeconds: 240 } });
    const { profile, requested } = clientWith(sent, Response.json({ ...USER, unproven: [] }));
    expect(await profile.sendCode('1', 'email')).toEqual({ ok: true, value: { expiresInSeconds: 240 } });
    expect(await profile.prove('1', 'email', '123456')).toEqual({
      ok: true,
      value: { ...USER, unproven: [] },
    });
    expect(requested).toEqual([
      {
        call: 'POST https://users.example.in/user/1/contact/send-otp',
        type: 'application/json',
        form: { contact: 'email' },
      },
      {
        call: 'POST https://users.example.in/user/1/contact/verify-otp',
        type: 'application/json',
        form: { contact: 'email', otp: '123456' },
      },
    ]);
  });

  it('returns the field that the server reports as invalid', async () => {
    const fields = { primaryEmail: 'This email already has an account' };
    const { profile } = clientWith(Response.json({ message: fields.primaryEmail, fields }, { status: 409 }));
    expect(await profile.update('asha/1', CHANGE)).toEqual({
      ok: false,
      failure: { code: 'conflict', message: fields.primaryEmail, status: 409, fields },
    });
  });
});
