import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordingLog } from '../../../test/recording-log.ts';
import { localIdentity } from './local-identity.ts';
import { completeSignIn } from '../../../test/complete-sign-in.ts';

const CALLBACK = 'http://127.0.0.1:3000/auth/google/callback';
const FAILED = {
  ok: false,
  failure: { code: 'unauthenticated', message: 'Google sign-in failed. Please try again.' },
};

describe('sign-in on a developer’s machine', () => {
  const { log, lines } = recordingLog();
  const google = localIdentity(log);
  const reported: unknown[] = [];

  beforeEach(() => {
    lines.length = 0;
    for (const name of ['log', 'info', 'warn', 'error'] as const) {
      vi.spyOn(console, name).mockImplementation((...words) => void reported.push(words));
    }
  });
  afterEach(() => void vi.restoreAllMocks());
  afterAll(() => google.close());

  async function begin(redirectUri = CALLBACK) {
    const begun = await google.begin(redirectUri);
    if (!begun.ok) throw new Error('the sign-in did not begin');
    return begun.value;
  }

  async function signIn(login: string, redirectUri = CALLBACK) {
    const begun = await begin(redirectUri);
    const back = await completeSignIn(begun.url, { login });
    return { back, begun, result: await google.finish(back, begun) };
  }

  it('requests name and email address by code, with PKCE, state and nonce', async () => {
    const { url, state, nonce } = await begin();
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      client_id: 'shop',
      response_type: 'code',
      redirect_uri: CALLBACK,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  it.each([
    ['asha', 'asha', 'asha@example.in', 'Asha', ''],
    [' Ravi Kumar Shah ', 'ravi kumar shah', 'ravi.kumar.shah@example.in', 'Ravi', 'Kumar Shah'],
    ['Sunita.Verma@shop.in', 'sunita.verma@shop.in', 'sunita.verma@shop.in', 'Sunita', 'Verma'],
    ['आशा', 'आशा', 'आशा@example.in', 'आशा', ''],
  ])('identifies the person who types %j', async (login, subject, email, firstName, lastName) => {
    const { result } = await signIn(login);
    expect(result).toEqual({
      ok: true,
      value: { subject, email, emailVerified: true, firstName, lastName },
    });
  });

  it('sends people back to the site that asked, and to no other', async () => {
    const { back } = await signIn('asha', 'https://shop.example.in/auth/google/callback');
    expect(back.origin + back.pathname).toBe('https://shop.example.in/auth/google/callback');

    const { url } = await begin();
    const elsewhere = new URL(url);
    elsewhere.searchParams.set('redirect_uri', 'https://evil.example/');
    const response = await fetch(elsewhere, { redirect: 'manual' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Sign-in expired');
  });

  it('shows a page that needs nothing from the network, and shows it again when the name is empty', async () => {
    const begun = await begin();
    const first = await fetch(begun.url, { redirect: 'manual' });
    const cookie = first.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const page = new URL(first.headers.get('Location') ?? '', begun.url);
    const text = await (await fetch(page, { headers: { cookie } })).text();
    expect(text).toContain('Any name or mail address');
    expect(text.match(/(?:src|href|url\()[=(]?["']?(?:https?:)?\/\/[^"')]*/g)).toBeNull();

    const again = await fetch(page, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({ login: ' ' }),
    });
    expect(await again.text()).toContain('Any name or mail address');
  });

  it('shows an error when a page of another user’s sign-in is opened', async () => {
    const response = await fetch(new URL('/sign-in/unknown', (await begin()).url));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Sign-in expired');
  });

  it('fails when the person cancels', async () => {
    const begun = await begin();
    const back = await completeSignIn(begun.url, 'cancel');
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(await google.finish(back, begun)).toEqual(FAILED);
    expect(lines).toEqual([[{ reason: 'access_denied' }, 'a sign-in with Google failed']]);
  });

  it('fails when a code is used a second time', async () => {
    const { back, begun } = await signIn('asha');
    expect(await google.finish(back, begun)).toEqual(FAILED);
    expect(lines).toEqual([[{ reason: 'invalid_grant' }, 'a sign-in with Google failed']]);
  });

  it.each([
    ['state', 'OAUTH_INVALID_RESPONSE'],
    ['nonce', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
    ['verifier', 'invalid_grant'],
  ])('fails with another %s than the one of its start', async (secret, reason) => {
    const begun = await begin();
    const other = await begin();
    const back = await completeSignIn(begun.url, { login: 'asha' });
    expect(await google.finish(back, { ...begun, [secret]: Reflect.get(other, secret) })).toEqual(FAILED);
    expect(lines).toEqual([[{ reason }, 'a sign-in with Google failed']]);
  });

  it('writes nothing to the console', () => {
    expect(reported).toEqual([]);
  });

  it('starts again after it was closed, and remembers nothing', async () => {
    const begun = await begin();
    const back = await completeSignIn(begun.url, { login: 'asha' });
    await google.close();
    await expect(fetch(begun.url)).rejects.toThrow('fetch failed');
    expect(await google.finish(back, begun)).toEqual(FAILED);
    expect((await signIn('asha')).result).toMatchObject({ ok: true });
  });
});
