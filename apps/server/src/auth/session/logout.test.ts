import { describe, expect, it } from 'vitest';
import { callAs, toFailure, isGood, logIn, readTokens, refresh } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('POST /auth/logout', () => {
  const app = useTestApp();
  const logOut = (token: string, refreshToken: string) =>
    app.post('/auth/logout', { refreshToken }, { Authorization: `Bearer ${token}` });

  it('ends the access tokens and refresh tokens of the login at once, and no other login', async () => {
    const other = await logIn(app, 'asha');
    const { token, refreshToken } = await logIn(app, 'asha');
    const next = await readTokens(await refresh(app, refreshToken));
    const response = await logOut(next.accessToken, next.refreshToken);
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);

    for (const dead of [token, next.accessToken]) {
      const rejected = await callAs(app, dead, '/associates/self/data');
      expect([rejected.status, await rejected.json()]).toEqual([401, toFailure('Failed to verify token')]);
    }
    for (const dead of [refreshToken, next.refreshToken]) expect((await refresh(app, dead)).status).toBe(401);
    expect(await isGood(app, other.token)).toBe(true);
    expect((await refresh(app, other.refreshToken)).status).toBe(200);
  });

  it('ends another login of the caller when its refresh token is sent', async () => {
    const here = await logIn(app, 'asha');
    const there = await logIn(app, 'asha');
    await logOut(here.token, there.refreshToken);
    expect(await isGood(app, here.token)).toBe(false);
    expect(await isGood(app, there.token)).toBe(false);
  });

  it('ignores the refresh token of another user', async () => {
    const asha = await logIn(app, 'asha');
    const ravi = await logIn(app, 'ravi');
    expect((await logOut(asha.token, ravi.refreshToken)).status).toBe(200);
    expect(await isGood(app, asha.token)).toBe(false);
    expect(await isGood(app, ravi.token)).toBe(true);
    expect((await refresh(app, ravi.refreshToken)).status).toBe(200);
  });

  it('needs a logged-in caller', async () => {
    const { refreshToken } = await logIn(app, 'asha');
    const response = await app.post('/auth/logout', { refreshToken });
    expect([response.status, await response.json()]).toEqual([401, toFailure('Failed to verify token')]);
    expect((await refresh(app, refreshToken)).status).toBe(200);
  });
});
