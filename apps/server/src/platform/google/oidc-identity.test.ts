import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordingLog } from '../../../test/recording-log.ts';
import { FakeIssuer, type Faults } from '../../../test/fake-issuer.ts';
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

describe('sign-in with an OpenID issuer', () => {
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

  /** Signs in with an issuer that is honest until the visitor returns from it. */
  async function signIn(faults: Faults = {}) {
    const { google, lines } = identity();
    const begun = await google.begin(CALLBACK);
    if (!begun.ok) throw new Error('the sign-in did not begin');
    issuer.faults = faults;
    const back = new URL(`${CALLBACK}?code=${begun.value.nonce}&state=${begun.value.state}`);
    return { result: await google.finish(back, begun.value), lines };
  }

  it('returns the person who signed in', async () => {
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
    expect(issuer.requested).toEqual([DISCOVERY, '/token', '/jwks']);
  });

  it.each<[string, object, object]>([
    ['an unverified address', { email_verified: false }, { emailVerified: false }],
    ['an address without a verification status', { email_verified: undefined }, { emailVerified: false }],
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
  ])('handles claims with %s', async (_, claims, expected) => {
    const { result } = await signIn({ claims: { ...claims } });
    expect(result).toMatchObject({ ok: true, value: { subject: 'g-1', ...expected } });
  });

  it.each<[string, Faults, string]>([
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
    ['names no subject', { claims: { sub: undefined } }, 'OAUTH_INVALID_RESPONSE'],
    ['sends no ID token', { omitsIdToken: true }, 'OAUTH_INVALID_RESPONSE'],
    [
      'rejects the client',
      { responses: { '/token': json({ error: 'invalid_client' }, 401) } },
      'invalid_client',
    ],
    [
      'rejects with an unknown error code',
      { responses: { '/token': json({ error: 'asha@example.in' }, 400) } },
      'OAUTH_RESPONSE_BODY_ERROR',
    ],
    [
      'responds with HTML',
      { responses: { '/token': (response) => response.end('<html>') } },
      'OAUTH_RESPONSE_IS_NOT_JSON',
    ],
    ['responds with invalid JSON data', { responses: { '/token': json([]) } }, 'OAUTH_INVALID_RESPONSE'],
    ['has no keys', { responses: { '/jwks': json({ keys: [] }) } }, 'OAUTH_KEY_SELECTION_FAILED'],
    ['falls silent', { responses: { '/token': silence } }, 'OAUTH_TIMEOUT'],
    ['hangs up', { responses: { '/token': (response) => response.destroy() } }, 'UND_ERR_SOCKET'],
    [
      'has a user page about another account',
      {
        claims: { email: undefined },
        responses: { '/userinfo': json({ sub: 'g-2', email: 'eve@example.in' }) },
      },
      'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
    ],
  ])('fails when the issuer %s', async (_, faults, reason) => {
    const { result, lines } = await signIn(faults);
    expect(result).toEqual({ ok: false, failure: { code: 'unauthenticated', message: SENTENCE } });
    expect(lines).toEqual([[{ reason }, 'a sign-in with Google failed']]);
  });

  it.each<[string, Faults, string]>([
    [
      'rubbish',
      { responses: { [DISCOVERY]: (response) => response.end('<html>') } },
      'OAUTH_RESPONSE_IS_NOT_JSON',
    ],
    ['an error', { responses: { [DISCOVERY]: json({}, 500) } }, 'OAUTH_RESPONSE_IS_NOT_CONFORM'],
    [
      'the papers of another issuer',
      { responses: { [DISCOVERY]: json({ issuer: 'https://accounts.google.com' }) } },
      'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
    ],
    ['nothing', { responses: { [DISCOVERY]: silence } }, 'OAUTH_TIMEOUT'],
  ])(
    'does not start while the issuer sends %s, and starts when the issuer works again',
    async (_, faults, reason) => {
      issuer.faults = faults;
      const { google, lines } = identity();
      expect(await google.begin(CALLBACK)).toEqual({
        ok: false,
        failure: { code: 'server', message: SENTENCE },
      });
      expect(lines).toEqual([[{ reason }, 'a sign-in with Google failed']]);
      issuer.faults = {};
      expect(await google.begin(CALLBACK)).toMatchObject({ ok: true });
    },
  );

  it('does not start while the issuer is down', async () => {
    const { google, lines } = identity();
    await issuer.close();
    expect(await google.begin(CALLBACK)).toMatchObject({ ok: false });
    expect(lines).toEqual([[{ reason: 'ECONNREFUSED' }, 'a sign-in with Google failed']]);
  });

  it('requests the issuer’s configuration only once', async () => {
    const { google } = identity();
    await Promise.all([google.begin(CALLBACK), google.begin(CALLBACK)]);
    await google.begin(CALLBACK);
    expect(issuer.requested).toEqual([DISCOVERY]);
  });

  it('uses unencrypted connections only to this machine', async () => {
    const { log, lines } = recordingLog();
    const options = { issuer: 'http://accounts.example.in', clientId: 'shop', clientSecret: 'secret' };
    expect(await oidcIdentity(options, log).begin(CALLBACK)).toMatchObject({ ok: false });
    expect(lines).toEqual([[{ reason: 'OAUTH_HTTP_REQUEST_FORBIDDEN' }, 'a sign-in with Google failed']]);
  });
});
