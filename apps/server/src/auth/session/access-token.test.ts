import { createHmac, randomUUID } from 'node:crypto';
import { SignJWT, decodeJwt } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { callAs, toFailure, logIn, readTokens, passToNextHour, refresh } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { readAccessToken } from '../../platform/security/access-token.ts';
import { keyring, openSecrets } from '../../platform/security/secrets.ts';

const AUTH_SECRET = 'a secret for tests, of more than 32 characters';
const NOT_VERIFIED = toFailure('Failed to verify token');
const OWN = '/associates/self/data';

describe('an access token', () => {
  const app = useTestApp({ AUTH_SECRET });
  const keys = () => openSecrets({ authSecret: AUTH_SECRET, dataDir: '' });
  const signed = (claims: Record<string, unknown>, key: Uint8Array, alg = 'HS256') =>
    new SignJWT(claims).setProtectedHeader({ alg }).sign(key);
  const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

  beforeEach(() => passToNextHour(app));

  it('is valid for 15 minutes and then rejected as expired', async () => {
    const { token, refreshToken } = await logIn(app, 'asha');
    app.clock.now += 899_999;
    expect((await callAs(app, token, OWN)).status).toBe(200);
    app.clock.now += 1;
    const late = await callAs(app, token, OWN);
    expect([late.status, late.headers.get('WWW-Authenticate'), await late.json()]).toEqual([
      401,
      'Bearer',
      toFailure('Token expired'),
    ]);
    const { accessToken } = await readTokens(await refresh(app, refreshToken));
    expect((await callAs(app, accessToken, OWN)).status).toBe(200);
  });

  it('contains only the user id, the login id and the times of issue and expiry', async () => {
    const { token, user } = await logIn(app, 'asha');
    const seconds = app.clock.now / 1000;
    expect(decodeJwt(token)).toEqual({
      sub: user.id,
      sid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      iat: seconds,
      exp: seconds + 900,
    });
  });

  it('stays valid while the secret that signed it is the previous one', async () => {
    const { token } = await logIn(app, 'asha');
    const rotated = async (previousAuthSecret?: string) => {
      const secrets = await openSecrets({
        authSecret: `new ${AUTH_SECRET}`,
        previousAuthSecret,
        dataDir: '',
      });
      return (await readAccessToken(keyring(secrets, 'tokens'), token, app.clock.now)).ok;
    };
    expect([await rotated(), await rotated(AUTH_SECRET)]).toEqual([false, true]);
  });

  it('can be verified by an endpoint of its own', async () => {
    const { token, user } = await logIn(app, 'asha');
    const good = await app.post('/auth/verify-token', { token });
    expect([good.status, await good.json()]).toEqual([200, { success: true, data: user }]);
    const bad = await app.post('/auth/verify-token', { token: `${token}x` });
    expect([bad.status, await bad.json()]).toEqual([401, NOT_VERIFIED]);
    app.clock.now += 900_000;
    const late = await app.post('/auth/verify-token', { token });
    expect([late.status, await late.json()]).toEqual([401, toFailure('Token expired')]);
  });

  it('is accepted only with our signature and for the login it was made for', async () => {
    const { token, user } = await logIn(app, 'asha');
    const ravi = await logIn(app, 'ravi');
    const claims = decodeJwt(token);
    const { tokens, otps, limits } = await keys();
    expect((await callAs(app, await signed(claims, tokens), OWN)).status).toBe(200);

    const [head = '', body = '', signature = ''] = token.split('.');
    const none = `${encoded({ alg: 'none' })}.${body}.`;
    const noneHmac = createHmac('sha256', tokens).update(none.slice(0, -1)).digest('base64url');
    const forged = {
      'another body': `${head}.${encoded({ ...claims, sub: ravi.user.id })}.${signature}`,
      'no signature': `${head}.${body}.`,
      'alg none': none,
      'alg none, signed all the same': none + noneHmac,
      'another algorithm': await signed(claims, Buffer.concat([tokens, tokens]), 'HS512'),
      'the key of codes': await signed(claims, otps),
      'the key of limits': await signed(claims, limits),
      'an empty key': await signed(claims, new Uint8Array([0])),
      "somebody else's login": await signed({ ...claims, sub: ravi.user.id }, tokens),
      'a login that is not': await signed({ ...claims, sid: randomUUID() }, tokens),
      'no login': await signed({ sub: user.id, exp: claims.exp }, tokens),
      'a login that is no id': await signed({ ...claims, sid: "' or true --" }, tokens),
      'a list of owners': await signed({ ...claims, sub: [user.id] }, tokens),
      'no end': await signed({ sub: user.id, sid: claims['sid'] }, tokens),
    };
    const believed: string[] = [];
    for (const [name, text] of Object.entries(forged)) {
      const response = await callAs(app, text, OWN);
      const reported = JSON.stringify(await response.json());
      if (response.status !== 401 || reported !== JSON.stringify(NOT_VERIFIED))
        believed.push(`${name}: ${reported}`);
    }
    expect(believed).toEqual([]);
  });

  it('is read from the header only as a bearer token', async () => {
    const { token } = await logIn(app, 'asha');
    const statusWith = async (authorization: string) =>
      (await app.call(OWN, { headers: { Authorization: authorization } })).status;
    expect(await statusWith(`bearer ${token}`)).toBe(200);
    for (const invalid of [
      '',
      'Bearer',
      'Bearer ',
      token,
      `Basic ${token}`,
      `Bearer ${token} x`,
      `Bearer x ${token}`,
    ])
      expect([invalid.length, await statusWith(invalid)]).toEqual([invalid.length, 401]);
    expect((await app.call(`${OWN}?token=${token}&access_token=${token}`)).status).toBe(401);
    expect((await app.call(OWN, { headers: { Cookie: `token=${token}` } })).status).toBe(401);
  });

  it('gives the current permissions of its owner, not those at the login', async () => {
    const { token } = await logIn(app, 'ravi');
    expect((await callAs(app, token, '/contacts')).status).toBe(403);
    await app.sql(`update users set roles = '{MEMBER,STAFF}', rights = '{people}' where username = 'ravi'`);
    expect((await callAs(app, token, '/contacts')).status).toBe(200);
    await app.sql(`update users set rights = '{orders}' where username = 'ravi'`);
    expect((await callAs(app, token, '/contacts')).status).toBe(403);
    await app.sql(`update users set rights = '{people}' where username = 'ravi'`);
    expect((await callAs(app, token, '/contacts')).status).toBe(200);
    await app.sql(`update users set roles = '{MEMBER}' where username = 'ravi'`);
    expect((await callAs(app, token, '/contacts')).status).toBe(403);
    await app.sql(`delete from users where username = 'ravi'`);
    expect((await callAs(app, token, '/contacts')).status).toBe(401);
  });
});
