import { Session } from '@pgm/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GooglePopup } from '../../../test/google-popup.ts';
import { PROFILE, ProfileOwner } from '../../../test/profile-owner.ts';
import { TestApp } from '../../../test/test-app.ts';
import { FakeIssuer } from '../../../test/fake-issuer.ts';

const PASSWORD = 'guessable1';

describe('the account of a sign-in with Google', () => {
  const app = new TestApp();
  let issuer: FakeIssuer;
  let person = 0;

  beforeAll(async () => {
    issuer = await FakeIssuer.open();
    await app.open({
      LOGINS_PER_ADDRESS: '500',
      SITE_ORIGIN: 'https://shop.example.in',
      GOOGLE_ISSUER: issuer.address,
      GOOGLE_CLIENT_ID: 'shop',
      GOOGLE_CLIENT_SECRET: 'secret',
    });
  });
  beforeEach(() => void (person += 1));
  afterAll(async () => {
    await app.close();
    await issuer.close();
  });

  const email = () => `person${person}@example.in`;

  /** Comes back from the issuer with the given claims about a person. */
  async function comeBack(claims: object) {
    issuer.faults = { claims: { sub: `google-${person}`, email: email(), ...claims } };
    const popup = new GooglePopup(app);
    const { searchParams: requested } = await popup.open();
    const response = new URLSearchParams({
      code: requested.get('nonce') ?? '',
      state: requested.get('state') ?? '',
    });
    const word = await popup.comeBack(new URL(`https://shop.example.in/auth/google/callback?${response}`));
    return { requested, popup, word };
  }

  async function signIn(claims: object = {}) {
    const { popup, word } = await comeBack(claims);
    return Session.parse(await (await popup.redeem(word)).json());
  }

  /** Another person registers the person's address with a password, and logs in. */
  async function squat() {
    const squatter = { name: 'Eve Sharma', email: email(), username: `eve${person}`, password: PASSWORD };
    await app.post('/auth/register', { ...squatter, confirmPassword: PASSWORD });
    const login = await app.post('/auth/login', { usernameOrEmail: email(), password: PASSWORD });
    return Session.parse(await login.json());
  }

  const isLoggedIn = async (token: string) =>
    (await app.post('/auth/verify-token', { token })).status === 200;

  it('redirects to the configured site', async () => {
    const { requested } = await comeBack({});
    expect(requested.get('redirect_uri')).toBe('https://shop.example.in/auth/google/callback');
  });

  it('is the one with the Google id, even when its address has changed', async () => {
    const first = await signIn();
    const second = await signIn({ email: 'moved@example.in' });
    expect(second.user.id).toBe(first.user.id);
    expect(second.user.primaryEmail).toBe(email());
  });

  it('is the one with the proven address', async () => {
    const squatted = await squat();
    await app.sql(`update users set email_verified_at = now() where email = '${email()}'`);
    const { user } = await signIn();
    expect(user.id).toBe(squatted.user.id);
    expect(await isLoggedIn(squatted.token)).toBe(true);
  });

  it('is never one whose profile only contains the address: that account loses the address and nothing else', async () => {
    const eve = await squat();
    const profile = { ...PROFILE, password: PASSWORD, primaryPhone: `98${String(person).padStart(8, '0')}` };
    const other = new ProfileOwner(app, eve.token, eve.user.id);
    await other.change({ ...profile, primaryEmail: `elsewhere${person}@example.in` });
    await other.change({ ...profile, primaryEmail: email() });
    const { user } = await signIn();
    expect(user.id).not.toBe(eve.user.id);
    expect(user.primaryEmail).toBe(email());
    expect(await isLoggedIn(eve.token)).toBe(true);
    expect((await other.now()).primaryEmail).toBeNull();
  });

  it('is one with an unproven address, and the person who registered it loses access', async () => {
    const squatted = await squat();
    expect(await isLoggedIn(squatted.token)).toBe(true);
    const { user, token } = await signIn();
    expect(user.id).toBe(squatted.user.id);
    expect(await isLoggedIn(token)).toBe(true);
    expect(await isLoggedIn(squatted.token)).toBe(false);
    const refreshed = await app.post('/auth/refresh-token', { refreshToken: squatted.refreshToken });
    expect(refreshed.status).toBe(401);
    const again = await app.post('/auth/login', { usernameOrEmail: `eve${person}`, password: PASSWORD });
    expect(again.status).toBe(401);
  });

  it('is one with an unproven address also when the person who registered it proved a mobile number, which it loses', async () => {
    const squatted = await squat();
    await app.sql(
      `update users set mobile = '91234567${person + 10}', mobile_verified_at = now() where email = '${email()}'`,
    );
    const { user } = await signIn();
    expect(user).toMatchObject({ id: squatted.user.id, primaryPhone: null, unproven: [] });
    expect(await isLoggedIn(squatted.token)).toBe(false);
  });

  it('is a new one when several accounts registered the address, which all of them lose', async () => {
    const squatted = await squat();
    const second = { name: 'Mallory', email: email(), username: `mallory${person}`, password: PASSWORD };
    await app.post('/auth/register', { ...second, confirmPassword: PASSWORD });
    const { user } = await signIn();
    expect(user.id).not.toBe(squatted.user.id);
    expect(await app.sql(`select username from users where email = '${email()}'`)).toEqual([
      { username: user.username },
    ]);
    expect(await isLoggedIn(squatted.token)).toBe(true);
  });

  it('is none when another Google account has proven the address', async () => {
    await signIn();
    const { word } = await comeBack({ sub: 'another' });
    expect(word).toEqual({ failed: true });
  });

  it('is a new one without an address when Google has not verified the address', async () => {
    const squatted = await squat();
    const { user } = await signIn({ email_verified: false });
    expect(user.id).not.toBe(squatted.user.id);
    expect(user.primaryEmail).toBeNull();
    expect(await isLoggedIn(squatted.token)).toBe(true);
  });

  it('has a name even when Google sends none', async () => {
    const { user } = await signIn({ given_name: undefined, family_name: undefined });
    expect(user).toMatchObject({ firstName: 'Member', lastName: '' });
  });

  it('is the same when several popups come back at once', async () => {
    const words = await Promise.all([comeBack({}), comeBack({}), comeBack({})]);
    expect(words.map(({ word }) => word)).toEqual(
      words.map(({ popup }) => ({ ticket: expect.any(String), challenge: popup.challenge })),
    );
    const rows = await app.sql(`select count(*)::int as accounts from users where email = '${email()}'`);
    expect(rows).toEqual([{ accounts: 1 }]);
  });
});
