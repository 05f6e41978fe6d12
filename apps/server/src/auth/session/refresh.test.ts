import { beforeEach, describe, expect, it } from 'vitest';
import {
  toFailure,
  isGood,
  logIn,
  readTokens,
  passToNextHour,
  refresh,
  toStatuses,
} from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

const DAY_MS = 86_400_000;
const EXPIRED = toFailure('Token expired');

describe('POST /auth/refresh-token', () => {
  const app = useTestApp();
  const again = async (token: string) => readTokens(await refresh(app, token));

  beforeEach(() => passToNextHour(app));

  it('exchanges a token for a new pair, again and again', async () => {
    const { refreshToken } = await logIn(app, 'asha');
    const first = await again(refreshToken);
    app.clock.now += 60_000;
    const second = await again(first.refreshToken);
    expect(new Set([refreshToken, first.refreshToken, second.refreshToken]).size).toBe(3);
    expect(await isGood(app, second.accessToken)).toBe(true);
  });

  it('accepts a token that is exchanged twice within 20 s: both pairs are valid', async () => {
    const { refreshToken } = await logIn(app, 'asha');
    const first = await again(refreshToken);
    app.clock.now += 20_000;
    const second = await again(refreshToken);
    for (const pair of [first, second]) {
      expect(await isGood(app, pair.accessToken)).toBe(true);
      expect((await refresh(app, pair.refreshToken)).status).toBe(200);
    }
  });

  it('ends the whole login when a token is exchanged again later: the new tokens are invalid', async () => {
    const { refreshToken, token } = await logIn(app, 'asha');
    const other = await logIn(app, 'asha');
    const stolen = await again(refreshToken);
    app.clock.now += 20_001;
    const reuse = await refresh(app, refreshToken);
    expect([reuse.status, await reuse.json()]).toEqual([401, EXPIRED]);
    expect((await refresh(app, stolen.refreshToken)).status).toBe(401);
    expect(await isGood(app, stolen.accessToken)).toBe(false);
    expect(await isGood(app, token)).toBe(false);
    expect(await isGood(app, other.token)).toBe(true);
  });

  it('logs a thief out even when the owner comes back after weeks', async () => {
    const { refreshToken } = await logIn(app, 'asha');
    let stolen = await again(refreshToken);
    for (let day = 0; day < 29; day += 1) {
      app.clock.now += DAY_MS;
      stolen = await again(stolen.refreshToken);
    }
    expect((await refresh(app, refreshToken)).status).toBe(401);
    expect((await refresh(app, stolen.refreshToken)).status).toBe(401);
  });

  it('responds to ten simultaneous exchanges of one token with ten valid pairs', async () => {
    const { refreshToken } = await logIn(app, 'asha');
    const responses = await Promise.all(Array.from({ length: 10 }, () => refresh(app, refreshToken)));
    expect(toStatuses(responses)).toEqual(Array.from({ length: 10 }, () => 200));
    const pairs = await Promise.all(responses.map(readTokens));
    expect(new Set(pairs.map((pair) => pair.refreshToken)).size).toBe(10);
    for (const pair of pairs) expect((await refresh(app, pair.refreshToken)).status).toBe(200);
  });

  it('is possible for 30 days after the last time', async () => {
    const { refreshToken } = await logIn(app, 'asha');
    app.clock.now += 30 * DAY_MS - 1;
    const later = await again(refreshToken);
    app.clock.now += 30 * DAY_MS - 1;
    const muchLater = await again(later.refreshToken);
    app.clock.now += 30 * DAY_MS;
    const tooLate = await refresh(app, muchLater.refreshToken);
    expect([tooLate.status, await tooLate.json()]).toEqual([401, EXPIRED]);
  });

  it('ends 90 days after the login, however often it is used', async () => {
    const login = await logIn(app, 'ravi');
    let pair = { accessToken: login.token, refreshToken: login.refreshToken };
    for (let day = 0; day < 87; day += 29) {
      app.clock.now += 29 * DAY_MS;
      pair = await again(pair.refreshToken);
    }
    app.clock.now += 3 * DAY_MS - 1;
    pair = await again(pair.refreshToken);
    expect(await isGood(app, pair.accessToken)).toBe(true);
    app.clock.now += 1;
    expect(await isGood(app, pair.accessToken)).toBe(false);
    const tooLate = await refresh(app, pair.refreshToken);
    expect([tooLate.status, await tooLate.json()]).toEqual([401, EXPIRED]);
  });

  it('deletes exchanged tokens and ended logins after some time', async () => {
    const { refreshToken } = await logIn(app, 'kamla');
    const { refreshToken: next } = await again(refreshToken);
    app.clock.now += 29 * DAY_MS;
    const { refreshToken: afterNext } = await again(next);
    app.clock.now += 2 * DAY_MS;
    await again(afterNext);
    const kamlaTokensQuery = `select count(*)::int as count from refresh_tokens
      join sessions on sessions.id = session_id join users on users.id = user_id where username = 'kamla'`;
    expect(await app.sql(kamlaTokensQuery)).toEqual([{ count: 3 }]);
    app.clock.now += 31 * DAY_MS;
    await logIn(app, 'kamla');
    expect(await app.sql(kamlaTokensQuery)).toEqual([{ count: 1 }]);
  });

  it('stores only the hash of a token', async () => {
    const { refreshToken } = await logIn(app, 'asha');
    const stored = JSON.stringify(await app.sql('select * from refresh_tokens'));
    expect(stored).not.toContain(refreshToken);
  });

  it.each([
    ['nonsense', 'nonsense'],
    ['a long text', 'x'.repeat(4096)],
    ['a text with NUL', 'a\0b'],
  ])('treats %s as an expired token', async (_, token) => {
    const response = await refresh(app, token);
    expect([response.status, await response.json()]).toEqual([401, EXPIRED]);
  });

  it.each([
    ['nothing', {}, 'Token is required'],
    ['an empty token', { refreshToken: '' }, 'Token is required'],
    ['an endless token', { refreshToken: 'x'.repeat(4097) }, 'Token is too long'],
  ])('rejects %s', async (_, body, sentence) => {
    const response = await app.post('/auth/refresh-token', body);
    expect([response.status, await response.json()]).toEqual([400, toFailure(sentence)]);
  });

  it('is limited to 600 in ten minutes from one address', async () => {
    app.clock.now += 600_000;
    expect((await refresh(app, 'nonsense')).status).toBe(401);
    await app.countMore('refresh', 598);
    expect((await refresh(app, 'nonsense')).status).toBe(401);
    const rejected = await refresh(app, 'nonsense');
    expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, '600']);
  });
});
