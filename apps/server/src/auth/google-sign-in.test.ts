import { Session } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { GooglePopup, wordOf } from '../../test/google-popup.ts';
import { useTestApp } from '../../test/test-app.ts';
import { walkSignIn } from '../platform/google/walk-sign-in.ts';

const REFUSED = {
  success: false,
  errors: [{ errorDescription: 'Google sign-in failed. Please try again.' }],
  message: 'Google sign-in failed. Please try again.',
};
const MINUTE = 60_000;

describe('signing in with Google in the local profile', () => {
  const app = useTestApp({ LOGINS_PER_ADDRESS: '500' });

  /** A popup that somebody has gone through. */
  async function throughGoogle(login: string) {
    const popup = new GooglePopup(app);
    const word = await popup.comeBack(await walkSignIn((await popup.open()).href, { login }));
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

  it('makes an account with a place in the tree, whose tokens are good at once', async () => {
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

  it('finds the account whose proven mail address it is, and leaves its password alone', async () => {
    const { user } = await signIn('asha');
    expect(user).toMatchObject({ username: 'asha', lastName: 'Mishra', primaryPhone: '9000000001' });
    const byPassword = await app.post('/auth/login', { usernameOrEmail: 'asha', password: 'demo1234' });
    expect(byPassword.status).toBe(200);
  });

  it('keeps of a sign-in only hashes of what could be used', async () => {
    const popup = new GooglePopup(app);
    const away = await popup.open();
    const state = away.searchParams.get('state') ?? '';
    const word = await popup.comeBack(await walkSignIn(away.href, { login: 'asha' }));
    const rows = JSON.stringify(await app.sql('select * from google_sign_ins'));
    expect(rows).toContain(popup.challenge);
    for (const secret of [state, popup.secret, 'ticket' in word ? word.ticket : '']) {
      expect(rows).not.toContain(secret);
    }
  });

  describe('a sponsor', () => {
    const sponsorOf = async (token: string) => {
      const own = await app.call('/associates/self/data', { headers: { Authorization: `Bearer ${token}` } });
      return own.json();
    };

    it('counts for an account that this sign-in has made', async () => {
      const { token } = await signIn('brought by asha', { sponsorCode: 'asha2023' });
      expect(await sponsorOf(token)).toMatchObject({ data: { sponsor: { referralCode: 'ASHA2023' } } });
    });

    it('does not count later', async () => {
      await signIn('came alone');
      const { token } = await signIn('came alone', { sponsorCode: 'ASHA2023' });
      expect(await sponsorOf(token)).toMatchObject({ data: { sponsor: null } });
    });

    it('that nobody is keeps nobody out', async () => {
      const { token } = await signIn('misled', { sponsorCode: 'NOBODY99' });
      expect(await sponsorOf(token)).toMatchObject({ data: { sponsor: null } });
    });
  });

  describe('the ticket', () => {
    it('is good once, whoever asks at the same time', async () => {
      const { popup, word } = await throughGoogle('asha');
      const answers = await Promise.all([popup.redeem(word), popup.redeem(word), popup.redeem(word)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
      expect(await (await popup.redeem(word)).json()).toEqual(REFUSED);
    });

    it('is of no use to a page that did not open the popup, and still good for the one that did', async () => {
      const { popup, word } = await throughGoogle('asha');
      const stolen = await new GooglePopup(app).redeem(word);
      expect([stolen.status, await stolen.json()]).toEqual([401, REFUSED]);
      expect((await popup.redeem(word)).status).toBe(200);
    });

    it('is good for two minutes', async () => {
      const first = await throughGoogle('asha');
      app.clock.now += 2 * MINUTE - 1;
      expect((await first.popup.redeem(first.word)).status).toBe(200);
      const second = await throughGoogle('asha');
      app.clock.now += 2 * MINUTE;
      expect((await second.popup.redeem(second.word)).status).toBe(401);
    });

    it.each([[{ ticket: '' }], [{ secret: undefined }], [{ ticket: 'x'.repeat(4097) }]])(
      'is refused as malformed with %j',
      async (changes) => {
        expect((await new GooglePopup(app).redeem({ ticket: 'x' }, changes)).status).toBe(400);
      },
    );
  });

  describe('the popup', () => {
    it.each(['', '?challenge=short', `?challenge=${'a'.repeat(44)}`, `?challenge=${'a'.repeat(42)}%2B`])(
      'goes nowhere from /auth/google%s',
      async (query) => {
        const page = await app.call(`/auth/google${query}`);
        expect(page.status).toBe(400);
        expect(await wordOf(page)).toEqual({ failed: true });
      },
    );

    it('leaves no trace of where it goes', async () => {
      const away = await app.call(`/auth/google?challenge=${new GooglePopup(app).challenge}`);
      expect(away.status).toBe(302);
      expect(away.headers.get('Cache-Control')).toBe('no-store');
      expect(away.headers.get('Referrer-Policy')).toBe('no-referrer');
    });

    it('ends with a page that may run its one script and nothing else, and that nobody keeps', async () => {
      const popup = new GooglePopup(app);
      const back = await walkSignIn((await popup.open()).href, { login: 'asha' });
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

    it('says that it failed when the person cancels', async () => {
      const popup = new GooglePopup(app);
      const back = await walkSignIn((await popup.open()).href, 'cancel');
      const page = await app.call(back.pathname + back.search);
      expect(page.status).toBe(401);
      expect(await page.clone().text()).toContain('<p>Google sign-in failed. Please try again.</p>');
      expect(await wordOf(page)).toEqual({ failed: true });
    });

    it('is believed once', async () => {
      const popup = new GooglePopup(app);
      const back = await walkSignIn((await popup.open()).href, { login: 'asha' });
      const words = [await popup.comeBack(back), await popup.comeBack(back)];
      expect(words).toEqual([{ ticket: expect.any(String), challenge: popup.challenge }, { failed: true }]);
    });

    it('is believed only with a state of ours', async () => {
      const popup = new GooglePopup(app);
      const back = await walkSignIn((await popup.open()).href, { login: 'asha' });
      back.searchParams.set('state', 'x'.repeat(43));
      expect(await popup.comeBack(back)).toEqual({ failed: true });
      back.searchParams.delete('state');
      expect(await popup.comeBack(back)).toEqual({ failed: true });
    });

    it('is waited for ten minutes', async () => {
      const popup = new GooglePopup(app);
      const back = await walkSignIn((await popup.open()).href, { login: 'asha' });
      app.clock.now += 10 * MINUTE;
      expect(await popup.comeBack(back)).toEqual({ failed: true });
      await new GooglePopup(app).open();
      expect(await app.sql('select count(*)::int as rows from google_sign_ins')).toEqual([{ rows: 1 }]);
    });
  });
});

describe('signing in with Google too often', () => {
  const app = useTestApp({ LOGINS_PER_ADDRESS: '2' });

  it('is refused at every step, with the time to come back', async () => {
    const begin = () => app.call(`/auth/google?challenge=${new GooglePopup(app).challenge}`);
    const comeBack = () => app.call('/auth/google/callback?state=x');
    const redeem = () => new GooglePopup(app).redeem({ ticket: 'x' });
    for (const [step, usual] of [
      [begin, 302],
      [comeBack, 401],
      [redeem, 401],
    ] as const) {
      const answers = [await step(), await step(), await step()];
      expect(answers.map(({ status }) => status)).toEqual([usual, usual, 429]);
      expect(answers[2]?.headers.get('Retry-After')).toBe('600');
    }
  });
});

describe('signing in with Google in production without its settings', () => {
  const app = useTestApp({
    APP_PROFILE: 'production',
    DATABASE_URL: 'postgres://127.0.0.1/unused',
    SITE_ORIGIN: 'https://example.in',
    AUTH_SECRET: 'a secret that has at least 32 characters',
    SMS_GATEWAY_URL: 'https://sms.example.in/?to={to}&text={text}',
    SMTP_URL: 'smtps://mail.example.in',
    MAIL_FROM: 'shop@example.in',
    RAZORPAY_KEY_ID: 'rzp_test_1DP5mmOlF5G5ag',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: 'other secret',
  });

  it('is not offered and does not happen', async () => {
    expect(await (await app.call('/auth/providers')).json()).toEqual({
      success: true,
      data: { google: false, firebase: null },
    });
    expect((await app.call(`/auth/google?challenge=${'a'.repeat(43)}`)).status).toBe(404);
    expect((await app.call('/auth/google/callback?code=x&state=x')).status).toBe(404);
    const refused = await new GooglePopup(app).redeem({ ticket: 'x' });
    expect(refused.status).toBe(404);
    expect(await refused.json()).toMatchObject({ message: 'Google sign-in is not configured.' });
  });
});
