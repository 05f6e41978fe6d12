import { Session } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { GooglePopup, readWord } from '../../../test/google-popup.ts';
import { PRODUCTION } from '../../../test/production.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { completeSignIn } from '../../../test/complete-sign-in.ts';

const REJECTED = {
  success: false,
  errors: [{ errorDescription: 'Google sign-in failed. Please try again.' }],
  message: 'Google sign-in failed. Please try again.',
};
const MINUTE = 60_000;

describe('signing in with Google in the local profile', () => {
  const app = useTestApp({ LOGINS_PER_ADDRESS: '500' });

  /** A popup whose user has completed the login at Google. */
  async function throughGoogle(login: string) {
    const popup = new GooglePopup(app);
    const word = await popup.comeBack(await completeSignIn((await popup.open()).href, { login }));
    return { popup, word };
  }

  async function signIn(login: string, changes: object = {}) {
    const { popup, word } = await throughGoogle(login);
    return Session.parse(await (await popup.redeem(word, changes)).json());
  }

  it('is offered', async () => {
    expect(await (await app.call('/auth/providers')).json()).toEqual({
      success: true,
      data: { google: true, firebase: null },
    });
  });

  it('creates an account with a place in the tree and valid tokens', async () => {
    const { token, user } = await signIn('Meena Joshi');
    expect(user).toMatchObject({
      firstName: 'Meena',
      lastName: 'Joshi',
      primaryEmail: 'meena.joshi@example.in',
      primaryPhone: null,
      roles: ['MEMBER'],
      username: expect.stringMatching(/^member[a-z0-9]{8}$/),
    });
    const own = await app.call('/associates/self/data', { headers: { Authorization: `Bearer ${token}` } });
    expect(await own.json()).toMatchObject({ data: { userId: user.id, name: 'Meena Joshi', sponsor: null } });
  });

  it('finds the same account again', async () => {
    expect((await signIn('again')).user.id).toBe((await signIn('again')).user.id);
  });

  it('finds the account with the same proven email address, and does not change its password', async () => {
    const { user } = await signIn('asha');
    expect(user).toMatchObject({ username: 'asha', lastName: 'Mishra', primaryPhone: '9000000001' });
    const byPassword = await app.post('/auth/login', { usernameOrEmail: 'asha', password: 'demo1234' });
    expect(byPassword.status).toBe(200);
  });

  it('stores only hashes of the secrets of a sign-in', async () => {
    const popup = new GooglePopup(app);
    const away = await popup.open();
    const state = away.searchParams.get('state') ?? '';
    const word = await popup.comeBack(await completeSignIn(away.href, { login: 'asha' }));
    const rows = JSON.stringify(await app.sql('select * from google_sign_ins'));
    expect(rows).toContain(popup.challenge);
    for (const secret of [state, popup.secret, 'ticket' in word ? word.ticket : '']) {
      expect(rows).not.toContain(secret);
    }
  });

  describe('a sponsor', () => {
    const readSponsor = async (token: string) => {
      const own = await app.call('/associates/self/data', { headers: { Authorization: `Bearer ${token}` } });
      return own.json();
    };

    it('counts for an account that this sign-in created', async () => {
      const { token } = await signIn('brought by asha', { sponsorCode: 'asha2023' });
      expect(await readSponsor(token)).toMatchObject({ data: { sponsor: { referralCode: 'ASHA2023' } } });
    });

    it('does not count later', async () => {
      await signIn('came alone');
      const { token } = await signIn('came alone', { sponsorCode: 'ASHA2023' });
      expect(await readSponsor(token)).toMatchObject({ data: { sponsor: null } });
    });

    it('with an unknown code does not block the login', async () => {
      const { token } = await signIn('misled', { sponsorCode: 'NOBODY99' });
      expect(await readSponsor(token)).toMatchObject({ data: { sponsor: null } });
    });
  });

  describe('the ticket', () => {
    it('is accepted once, even with simultaneous requests', async () => {
      const { popup, word } = await throughGoogle('asha');
      const responses = await Promise.all([popup.redeem(word), popup.redeem(word), popup.redeem(word)]);
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
      expect(await (await popup.redeem(word)).json()).toEqual(REJECTED);
    });

    it('is rejected for a page that did not open the popup, and stays valid for the one that did', async () => {
      const { popup, word } = await throughGoogle('asha');
      const stolen = await new GooglePopup(app).redeem(word);
      expect([stolen.status, await stolen.json()]).toEqual([401, REJECTED]);
      expect((await popup.redeem(word)).status).toBe(200);
    });

    it('is valid for two minutes', async () => {
      const first = await throughGoogle('asha');
      app.clock.now += 2 * MINUTE - 1;
      expect((await first.popup.redeem(first.word)).status).toBe(200);
      const second = await throughGoogle('asha');
      app.clock.now += 2 * MINUTE;
      expect((await second.popup.redeem(second.word)).status).toBe(401);
    });

    it.each([[{ ticket: '' }], [{ secret: undefined }], [{ ticket: 'x'.repeat(4097) }]])(
      'is rejected as malformed with %j',
      async (changes) => {
        expect((await new GooglePopup(app).redeem({ ticket: 'x' }, changes)).status).toBe(400);
      },
    );
  });

  describe('the popup', () => {
    it.each(['', '?challenge=short', `?challenge=${'a'.repeat(44)}`, `?challenge=${'a'.repeat(42)}%2B`])(
      'is not redirected from /auth/google%s',
      async (query) => {
        const page = await app.call(`/auth/google${query}`);
        expect(page.status).toBe(400);
        expect(await readWord(page)).toEqual({ failed: true });
      },
    );

    it('is redirected without caching and without a referrer', async () => {
      const away = await app.call(`/auth/google?challenge=${new GooglePopup(app).challenge}`);
      expect(away.status).toBe(302);
      expect(away.headers.get('Cache-Control')).toBe('no-store');
      expect(away.headers.get('Referrer-Policy')).toBe('no-referrer');
    });

    it('ends with a page that may run only its one script and is not cached', async () => {
      const popup = new GooglePopup(app);
      const back = await completeSignIn((await popup.open()).href, { login: 'asha' });
      const page = await app.call(back.pathname + back.search);
      expect(page.status).toBe(200);
      const text = await page.text();
      const [, nonce = ''] = /<script nonce="([\w-]{43})">/.exec(text) ?? [];
      expect(page.headers.get('Content-Security-Policy')).toBe(
        `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      );
      expect(page.headers.get('Cache-Control')).toBe('no-store');
      expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(text).toContain('You are signed in. You can close this window.');
    });

    it('reports a failure when the user cancels', async () => {
      const popup = new GooglePopup(app);
      const back = await completeSignIn((await popup.open()).href, 'cancel');
      const page = await app.call(back.pathname + back.search);
      expect(page.status).toBe(401);
      expect(await page.clone().text()).toContain('<p>Google sign-in failed. Please try again.</p>');
      expect(await readWord(page)).toEqual({ failed: true });
    });

    it('is accepted once', async () => {
      const popup = new GooglePopup(app);
      const back = await completeSignIn((await popup.open()).href, { login: 'asha' });
      const words = [await popup.comeBack(back), await popup.comeBack(back)];
      expect(words).toEqual([{ ticket: expect.any(String), challenge: popup.challenge }, { failed: true }]);
    });

    it('is accepted only with a state that we made', async () => {
      const popup = new GooglePopup(app);
      const back = await completeSignIn((await popup.open()).href, { login: 'asha' });
      back.searchParams.set('state', 'x'.repeat(43));
      expect(await popup.comeBack(back)).toEqual({ failed: true });
      back.searchParams.delete('state');
      expect(await popup.comeBack(back)).toEqual({ failed: true });
    });

    it('can come back within ten minutes', async () => {
      const popup = new GooglePopup(app);
      const back = await completeSignIn((await popup.open()).href, { login: 'asha' });
      app.clock.now += 10 * MINUTE;
      expect(await popup.comeBack(back)).toEqual({ failed: true });
      await new GooglePopup(app).open();
      expect(await app.sql('select count(*)::int as rows from google_sign_ins')).toEqual([{ rows: 1 }]);
    });
  });
});

describe('signing in with Google too often', () => {
  const app = useTestApp({ LOGINS_PER_ADDRESS: '2' });

  it('is rejected at every step, with the time until the next attempt', async () => {
    const begin = () => app.call(`/auth/google?challenge=${new GooglePopup(app).challenge}`);
    const comeBack = () => app.call('/auth/google/callback?state=x');
    const redeem = () => new GooglePopup(app).redeem({ ticket: 'x' });
    for (const [step, usual] of [
      [begin, 302],
      [comeBack, 401],
      [redeem, 401],
    ] as const) {
      const responses = [await step(), await step(), await step()];
      expect(responses.map(({ status }) => status)).toEqual([usual, usual, 429]);
      expect(responses[2]?.headers.get('Retry-After')).toBe('600');
    }
  });
});

describe('signing in with Google in production without its settings', () => {
  const app = useTestApp(PRODUCTION);

  it('is not offered and not possible', async () => {
    expect(await (await app.call('/auth/providers')).json()).toEqual({
      success: true,
      data: { google: false, firebase: null },
    });
    expect((await app.call(`/auth/google?challenge=${'a'.repeat(43)}`)).status).toBe(404);
    expect((await app.call('/auth/google/callback?code=x&state=x')).status).toBe(404);
    const rejected = await new GooglePopup(app).redeem({ ticket: 'x' });
    expect(rejected.status).toBe(404);
    expect(await rejected.json()).toMatchObject({ message: 'Google sign-in is not configured.' });
  });
});
