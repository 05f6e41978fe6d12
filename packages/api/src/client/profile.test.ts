import { describe, expect, it } from 'vitest';
import { createClient } from './index.ts';

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

/** A client whose network answers as the test says, and the forms or the JSON that it was sent. */
function clientWith(...answers: readonly Response[]) {
  const asked: { call: string; type: string | null; form: unknown }[] = [];
  const client = createClient({
    bases: { auth: 'https://users.example.in' },
    fetch: async (address, { method, headers, body }) => {
      const type = new Headers(headers).get('Content-Type');
      asked.push({ call: `${method} ${address}`, type, form: formOf(body) });
      return answers[asked.length - 1] ?? Response.error();
    },
    session: { token: async () => 'stale', renew: async () => 'good' },
  });
  return { profile: client.profile, asked };
}

const formOf = (body: unknown): unknown =>
  body instanceof FormData ? Object.fromEntries(body.entries()) : JSON.parse(String(body));

describe('the client of the profile', () => {
  it('sends a form, whose type and boundary are for the browser to say', async () => {
    const { profile, asked } = clientWith(Response.json(USER));
    const imageUrl = new File(['pixels'], 'asha.jpg', { type: 'image/jpeg' });
    expect(await profile.update('asha/1', { ...CHANGE, imageUrl })).toEqual({ ok: true, value: USER });
    expect(asked).toEqual([
      {
        call: 'PATCH https://users.example.in/user/asha%2F1/patch',
        type: null,
        form: { ...CHANGE, imageUrl },
      },
    ]);
  });

  it('leaves out what is not given', async () => {
    const { profile, asked } = clientWith(Response.json(USER));
    await profile.update('asha/1', { ...CHANGE, imageUrl: undefined });
    expect(asked[0]?.form).toEqual(CHANGE);
  });

  it('sends the same form again with a renewed token', async () => {
    const refusal = Response.json({ message: 'Token expired' }, { status: 401 });
    const { profile, asked } = clientWith(refusal, Response.json(USER));
    expect(await profile.update('asha/1', { ...CHANGE, imageUrl: USER.imageUrl })).toMatchObject({
      ok: true,
    });
    expect(asked.map(({ form }) => form)).toEqual([
      { ...CHANGE, imageUrl: USER.imageUrl },
      { ...CHANGE, imageUrl: USER.imageUrl },
    ]);
  });

  it('asks for a code, and proves a contact by it', async () => {
    const sent = Response.json({ success: true, data: { expiresInSeconds: 240 } });
    const { profile, asked } = clientWith(sent, Response.json({ ...USER, unproven: [] }));
    expect(await profile.sendCode('1', 'email')).toEqual({ ok: true, value: { expiresInSeconds: 240 } });
    expect(await profile.prove('1', 'email', '123456')).toEqual({
      ok: true,
      value: { ...USER, unproven: [] },
    });
    expect(asked).toEqual([
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

  it('tells which field the server blames', async () => {
    const fields = { primaryEmail: 'This email address already has an account' };
    const { profile } = clientWith(Response.json({ message: fields.primaryEmail, fields }, { status: 409 }));
    expect(await profile.update('asha/1', CHANGE)).toEqual({
      ok: false,
      failure: { code: 'conflict', message: fields.primaryEmail, status: 409, fields },
    });
  });
});
