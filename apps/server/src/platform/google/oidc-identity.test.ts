import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordingLog } from '../messaging/recording-log.ts';
import { FakeIssuer, type Misdeeds } from './fake-issuer.ts';
import { oidcIdentity } from './oidc-identity.ts';

const CALLBACK = 'https://shop.example.in/auth/google/callback';
const SENTENCE = 'Google sign-in failed. Please try again.';
const DISCOVERY = '/.well-known/openid-configuration';
const HOUR = 3600;

const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
const silence = () => {};

describe('signing in with an OpenID issuer', () => {
  let issuer: FakeIssuer;
  beforeEach(async () => {
    issuer = await FakeIssuer.open();
  });
  afterEach(() => issuer.close());

  function identity() {
    const { log, lines } = recordingLog();
    const options = { issuer: issuer.address, clientId: 'shop', clientSecret: 'secret' };
    return { google: oidcIdentity(options, log, 0.5), lines };
  }

  /** Signs in with an issuer that is honest until somebody has come back from it. */
  async function signIn(misdeeds: Misdeeds = {}) {
    const { google, lines } = identity();
    const begun = await google.begin(CALLBACK);
    if (!begun.ok) throw new Error('the sign-in did not begin');
    issuer.misdeeds = misdeeds;
    const back = new URL(`${CALLBACK}?code=${begun.value.nonce}&state=${begun.value.state}`);
    return { result: await google.finish(back, begun.value), lines };
  }

  it('tells who it was', async () => {
    const { result, lines } = await signIn();
    expect(result).toEqual({
      ok: true,
      value: {
        subject: 'g-1',
        email: 'asha@example.in',
        emailVerified: true,
        firstName: 'Asha',
        lastName: 'Verma',
      },
    });
    expect(lines).toEqual([]);
    expect(issuer.asked).toEqual([DISCOVERY, '/token', '/jwks']);
  });

  it.each<[string, object, object]>([
    ['an address that nobody verified', { email_verified: false }, { emailVerified: false }],
    ['an address about which nothing is said', { email_verified: undefined }, { emailVerified: false }],
    ['a word that is no yes', { email_verified: 'false' }, { emailVerified: false }],
    ['a yes in text', { email_verified: 'true' }, { emailVerified: true }],
    ['no usable address', { email: 'asha' }, { email: undefined, emailVerified: false }],
    [
      'the address on the user page only',
      { email: undefined, email_verified: undefined },
      { email: 'from-userinfo@example.in', emailVerified: true },
    ],
    [
      'the name in one piece',
      { given_name: undefined, family_name: undefined, name: 'Ravi Kumar Shah' },
      { firstName: 'Ravi', lastName: 'Kumar Shah' },
    ],
    ['one name only', { family_name: undefined, name: 'Asha Verma' }, { firstName: 'Asha', lastName: '' }],
    ['no name', { given_name: undefined, family_name: 7 }, { firstName: '', lastName: '' }],
  ])('understands %s', async (_, claims, expected) => {
    const { result } = await signIn({ claims: { ...claims } });
    expect(result).toMatchObject({ ok: true, value: { subject: 'g-1', ...expected } });
  });

  it.each<[string, Misdeeds, string]>([
    ['signs with a key of its own', { forgesSignature: true }, 'OAUTH_INVALID_RESPONSE'],
    ['speaks to another client', { claims: { aud: 'other' } }, 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
    [
      'speaks for another issuer',
      { claims: { iss: 'https://accounts.google.com' } },
      'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
    ],
    ['repeats an old nonce', { claims: { nonce: 'old' } }, 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
    ['leaves the nonce out', { claims: { nonce: undefined } }, 'OAUTH_INVALID_RESPONSE'],
    [
      'sends a token that is over',
      { claims: { iat: Math.floor(Date.now() / 1000) - HOUR, exp: Math.floor(Date.now() / 1000) - 60 } },
      'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
    ],
    ['names nobody', { claims: { sub: undefined } }, 'OAUTH_INVALID_RESPONSE'],
    ['sends no ID token', { keepsIdToken: true }, 'OAUTH_INVALID_RESPONSE'],
    [
      'refuses the client',
      { answers: { '/token': json({ error: 'invalid_client' }, 401) } },
      'invalid_client',
    ],
    [
      'refuses with a word that could be anything',
      { answers: { '/token': json({ error: 'asha@example.in' }, 400) } },
      'OAUTH_RESPONSE_BODY_ERROR',
    ],
    [
      'answers with rubbish',
      { answers: { '/token': (response) => response.end('<html>') } },
      'OAUTH_RESPONSE_IS_NOT_JSON',
    ],
    ['answers with the wrong JSON', { answers: { '/token': json([]) } }, 'OAUTH_INVALID_RESPONSE'],
    ['has no keys', { answers: { '/jwks': json({ keys: [] }) } }, 'OAUTH_KEY_SELECTION_FAILED'],
    ['falls silent', { answers: { '/token': silence } }, 'OAUTH_TIMEOUT'],
    ['hangs up', { answers: { '/token': (response) => response.destroy() } }, 'UND_ERR_SOCKET'],
    [
      'has a user page about somebody else',
      {
        claims: { email: undefined },
        answers: { '/userinfo': json({ sub: 'g-2', email: 'eve@example.in' }) },
      },
      'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
    ],
  ])('fails when the issuer %s', async (_, misdeeds, reason) => {
    const { result, lines } = await signIn(misdeeds);
    expect(result).toEqual({ ok: false, failure: { code: 'unauthenticated', message: SENTENCE } });
    expect(lines).toEqual([[{ reason }, 'a sign-in with Google failed']]);
  });

  it.each<[string, Misdeeds, string]>([
    [
      'rubbish',
      { answers: { [DISCOVERY]: (response) => response.end('<html>') } },
      'OAUTH_RESPONSE_IS_NOT_JSON',
    ],
    ['an error', { answers: { [DISCOVERY]: json({}, 500) } }, 'OAUTH_RESPONSE_IS_NOT_CONFORM'],
    [
      'the papers of another issuer',
      { answers: { [DISCOVERY]: json({ issuer: 'https://accounts.google.com' }) } },
      'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
    ],
    ['nothing', { answers: { [DISCOVERY]: silence } }, 'OAUTH_TIMEOUT'],
  ])(
    'does not begin while the issuer answers %s, and begins when it is well again',
    async (_, misdeeds, reason) => {
      issuer.misdeeds = misdeeds;
      const { google, lines } = identity();
      expect(await google.begin(CALLBACK)).toEqual({
        ok: false,
        failure: { code: 'server', message: SENTENCE },
      });
      expect(lines).toEqual([[{ reason }, 'a sign-in with Google failed']]);
      issuer.misdeeds = {};
      expect(await google.begin(CALLBACK)).toMatchObject({ ok: true });
    },
  );

  it('does not begin while the issuer is down', async () => {
    const { google, lines } = identity();
    await issuer.close();
    expect(await google.begin(CALLBACK)).toMatchObject({ ok: false });
    expect(lines).toEqual([[{ reason: 'ECONNREFUSED' }, 'a sign-in with Google failed']]);
  });

  it('asks once who the issuer is', async () => {
    const { google } = identity();
    await Promise.all([google.begin(CALLBACK), google.begin(CALLBACK)]);
    await google.begin(CALLBACK);
    expect(issuer.asked).toEqual([DISCOVERY]);
  });

  it('asks nobody in the open but this machine', async () => {
    const { log, lines } = recordingLog();
    const options = { issuer: 'http://accounts.example.in', clientId: 'shop', clientSecret: 'secret' };
    expect(await oidcIdentity(options, log).begin(CALLBACK)).toMatchObject({ ok: false });
    expect(lines).toEqual([[{ reason: 'OAUTH_HTTP_REQUEST_FORBIDDEN' }, 'a sign-in with Google failed']]);
  });
});
