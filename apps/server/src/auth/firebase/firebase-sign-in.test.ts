import { Session } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { FIREBASE_SETTINGS, type Forgery, useFakeFirebase } from '../../../test/fake-firebase.ts';
import { callAs, toFailure, toStatuses } from '../../../test/identity.ts';
import { type TestApp, useTestApp } from '../../../test/test-app.ts';

const REJECTED = toFailure('Sign-in failed. Please try again.');
const MINUTE = 60_000;

const finish = (app: TestApp, idToken: string, more: object = {}) =>
  app.post('/auth/firebase', { idToken, ...more });

const readSponsor = async (app: TestApp, token: string) =>
  (await callAs(app, token, '/associates/self/data')).json();

describe('signing in through Firebase', () => {
  const firebase = useFakeFirebase();
  const app = useTestApp({ ...FIREBASE_SETTINGS, LOG_LEVEL: 'warn' }, { firebaseKeys: firebase });

  const phoneToken = (number: string, forgery?: Forgery) =>
    firebase.phoneToken(app.clock.now, number, forgery);
  const googleToken = (person: { subject: string; email: string; name?: string }, forgery?: Forgery) =>
    firebase.googleToken(app.clock.now, person, forgery);

  const signIn = async (idToken: string, more?: object) =>
    Session.parse(await (await finish(app, idToken, more)).json());

  it('is offered with the settings that a browser needs, and replaces our own sign-in with Google', async () => {
    expect(await (await app.call('/auth/providers')).json()).toEqual({
      success: true,
      data: {
        google: false,
        firebase: {
          apiKey: 'AIzaSy-recorded',
          authDomain: 'shop-1a2b3.firebaseapp.com',
          projectId: 'shop-1a2b3',
        },
      },
    });
  });

  it('lets pages communicate with the popups that they open', async () => {
    const { headers } = await app.call('/auth/providers');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
  });

  describe('by a mobile number', () => {
    it('creates an account with a place in the tree below the sponsor, and valid tokens', async () => {
      const more = { name: 'Kiran Devi Rao', sponsorCode: 'asha2023' };
      const response = await finish(app, await phoneToken('+917000000001'), more);
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
      const { token, user } = Session.parse(await response.json());
      expect(user).toMatchObject({
        firstName: 'Kiran',
        lastName: 'Devi Rao',
        primaryPhone: '7000000001',
        primaryEmail: null,
        roles: ['MEMBER'],
      });
      expect(await readSponsor(app, token)).toMatchObject({
        data: { userId: user.id, sponsor: { referralCode: 'ASHA2023' } },
      });
    });

    it('finds the account that our own code would find, with any given name', async () => {
      const { user } = await signIn(await phoneToken('+919000000001'), { name: 'Somebody Else' });
      expect(user).toMatchObject({ username: 'asha', firstName: 'Asha', lastName: 'Mishra' });
    });

    it('says to a blocked member that the account is blocked', async () => {
      await app.sql(`update users set blocked_at = now(), block_reason = 'x' where username = 'ravi'`);
      const response = await finish(app, await phoneToken('+919000000002'));
      expect([response.status, await response.json()]).toEqual([
        403,
        toFailure('Your account is blocked. Please call customer care.'),
      ]);
      await app.sql('update users set blocked_at = null, block_reason = null');
    });

    it('needs no name', async () => {
      const { user } = await signIn(await phoneToken('+917000000002'));
      expect(user).toMatchObject({ firstName: 'Member', lastName: '' });
    });

    it.each(['+14155550100', '+91140000000', '+910123456789', '+9170000000011'])(
      'rejects %s, which is not an Indian mobile number',
      async (number) => {
        const response = await finish(app, await phoneToken(number));
        expect([response.status, await response.json()]).toEqual([401, REJECTED]);
      },
    );
  });

  describe('by a Google account', () => {
    it('creates an account by the rules of our own sign-in with Google', async () => {
      const idToken = await googleToken({ subject: 'g-77', email: 'Meena.Joshi@example.in' });
      const { token, user } = await signIn(idToken, { sponsorCode: 'ASHA2023' });
      expect(user).toMatchObject({
        firstName: 'Meena',
        lastName: 'Joshi',
        primaryEmail: 'meena.joshi@example.in',
        primaryPhone: null,
      });
      expect(await readSponsor(app, token)).toMatchObject({
        data: { sponsor: { referralCode: 'ASHA2023' } },
      });
      expect(await app.sql(`select google_subject from users where id = '${user.id}'`)).toEqual([
        { google_subject: 'g-77' },
      ]);
    });

    it('finds the same account again by its Google id, and ignores the sponsor then', async () => {
      const first = await signIn(await googleToken({ subject: 'g-78', email: 'one@example.in' }));
      const again = await googleToken({ subject: 'g-78', email: 'other@example.in' });
      const second = await signIn(again, { sponsorCode: 'ASHA2023' });
      expect(second.user.id).toBe(first.user.id);
      expect(await readSponsor(app, second.token)).toMatchObject({ data: { sponsor: null } });
    });

    it('finds the account with the same proven email address', async () => {
      const { user } = await signIn(await googleToken({ subject: 'g-79', email: 'ravi@example.in' }));
      expect(user).toMatchObject({ username: 'ravi' });
    });

    it('rejects an address that belongs to another Google account', async () => {
      await signIn(await googleToken({ subject: 'g-80', email: 'kamla@example.in' }));
      const response = await finish(app, await googleToken({ subject: 'g-81', email: 'kamla@example.in' }));
      expect([response.status, await response.json()]).toEqual([401, REJECTED]);
    });
  });

  describe('a token', () => {
    const hour = 3600;
    const at = (seconds: number) => Math.floor(app.clock.now / 1000) + seconds;

    it.each<[string, () => Forgery]>([
      ['of another key', () => ({ signedBy: 'stranger' })],
      ['without a signature', () => ({ signedBy: 'no key' })],
      ['whose signature is made from the public key', () => ({ signedBy: 'public key' })],
      ['of another issuer', () => ({ claims: { iss: 'https://securetoken.google.com/other' } })],
      ['for another project', () => ({ claims: { aud: 'other' } })],
      ['that has expired', () => ({ claims: { exp: at(0) } })],
      ['that never expires', () => ({ claims: { exp: undefined } })],
      ['of a sign-in over ten minutes ago', () => ({ claims: { auth_time: at(-601), exp: at(hour) } })],
      ['of a sign-in in the future', () => ({ claims: { auth_time: at(1) } })],
      ['without the time of the sign-in', () => ({ claims: { auth_time: undefined } })],
      ['without a subject', () => ({ claims: { sub: '' } })],
      ['without a number', () => ({ claims: { phone_number: undefined } })],
      ['without a way of signing in', () => ({ claims: { firebase: {} } })],
      [
        'with a number that was linked to another way of signing in',
        () => ({ claims: { firebase: { sign_in_provider: 'password', identities: {} } } }),
      ],
    ])('%s is rejected', async (_, forgery) => {
      const response = await finish(app, await phoneToken('+917000000003', forgery()));
      expect([response.status, await response.json()]).toEqual([401, REJECTED]);
    });

    it.each<[string, Forgery]>([
      ['an address that Google did not verify', { claims: { email_verified: false } }],
      ['no address', { claims: { email: undefined } }],
      [
        'a sign-in with Google that does not say which account it was',
        { claims: { firebase: { sign_in_provider: 'google.com', identities: {} } } },
      ],
    ])('with %s is rejected', async (_, forgery) => {
      const idToken = await googleToken({ subject: 'g-82', email: 'new@example.in' }, forgery);
      expect((await finish(app, idToken)).status).toBe(401);
    });

    it('of a sign-in ten minutes ago is accepted', async () => {
      const idToken = await phoneToken('+917000000004');
      app.clock.now += 10 * MINUTE;
      expect((await finish(app, idToken)).status).toBe(200);
    });

    it('is accepted once, even with simultaneous requests', async () => {
      const idToken = await phoneToken('+917000000005');
      const responses = await Promise.all([finish(app, idToken), finish(app, idToken), finish(app, idToken)]);
      expect(toStatuses(responses).toSorted()).toEqual([200, 401, 401]);
      app.clock.now += 9 * MINUTE;
      expect(await (await finish(app, idToken)).json()).toEqual(REJECTED);
    });

    it('counts as used even when its signature is spelled differently', async () => {
      const idToken = await phoneToken('+917000000006');
      expect((await finish(app, idToken)).status).toBe(200);
      const last = idToken.slice(-1);
      const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
      const sameBits = digits.charAt((digits.indexOf(last) & 0b110000) | 0b000001);
      expect((await finish(app, idToken.slice(0, -1) + sameBits)).status).toBe(401);
    });

    it('is stored as a hash, and only until it would expire', async () => {
      const idToken = await phoneToken('+917000000007');
      await finish(app, idToken);
      expect(JSON.stringify(await app.sql('select * from firebase_tokens'))).not.toContain(
        idToken.slice(-40),
      );
      app.clock.now += 61 * MINUTE;
      await finish(app, await phoneToken('+917000000008'));
      expect(await app.sql('select count(*)::int as tokens from firebase_tokens')).toEqual([{ tokens: 1 }]);
    });

    it.each([[{ idToken: '' }], [{ idToken: 'x'.repeat(4097) }], [{ idToken: 'x', name: 'R2' }], [{}]])(
      'is rejected as malformed with %j',
      async (body) => {
        expect((await app.post('/auth/firebase', body)).status).toBe(400);
      },
    );
  });

  it('writes no personal data to the log', async () => {
    app.logLines.length = 0;
    await finish(app, await phoneToken('+917000000009', { claims: { aud: 'other' } }));
    await finish(app, 'no token at all');
    const lines = app.logLines.map((line) => {
      const { reason, msg } = JSON.parse(line);
      return [reason, msg];
    });
    expect(lines).toEqual([
      ['ERR_JWT_CLAIM_VALIDATION_FAILED', 'a sign-in through Firebase failed'],
      ['ERR_JWS_INVALID', 'a sign-in through Firebase failed'],
    ]);
    expect(app.logLines.join('')).not.toContain('7000000009');
  });

  it('requests the keys once', () => {
    expect(firebase.requested).toBe(1);
  });
});

describe('signing in through Firebase too often', () => {
  const firebase = useFakeFirebase();
  const app = useTestApp(FIREBASE_SETTINGS, { firebaseKeys: firebase });

  it('is rejected, with the time until the next attempt', async () => {
    const statuses = new Map<number, number>();
    for (let times = 0; times < 61; times += 1) {
      const { status } = await finish(app, 'x');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [401, 60],
      [429, 1],
    ]);
    const good = await firebase.phoneToken(app.clock.now, '+917000000010');
    expect((await finish(app, good)).headers.get('Retry-After')).toBe('600');
  });
});

describe('signing in through Firebase while the keys cannot be reached', () => {
  const firebase = useFakeFirebase();
  const app = useTestApp(FIREBASE_SETTINGS, { firebaseKeys: firebase });

  it('does not use up the token', async () => {
    const idToken = await firebase.phoneToken(app.clock.now, '+917000000011');
    await firebase.close();
    const response = await finish(app, idToken);
    expect([response.status, await response.json()]).toEqual([500, REJECTED]);
  });
});

describe('signing in through Firebase without its settings', () => {
  const app = useTestApp();

  it('is not available', async () => {
    const response = await finish(app, 'x');
    expect([response.status, await response.json()]).toEqual([404, toFailure('Not found')]);
    expect(response.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  });
});
