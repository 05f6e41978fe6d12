import { type OwnAssociate, type Result, type Session, type User, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { sampleSession } from '../otp/otp.scenario.ts';
import { type Tokens, sessionMachine } from './session.machine.ts';
import { sessionVerbs, sessionView } from './session.view.ts';

const REJECTED = fail({ code: 'unauthenticated', message: 'Token expired', status: 401 } as const);
const CONNECTION_LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);
const NEW_TOKENS: Tokens = { accessToken: 'new-token', refreshToken: 'new-refresh-token' };
const RENEWED: Session = { ...sampleSession, token: 'new-token', refreshToken: 'new-refresh-token' };

interface World {
  stored?: Session | undefined;
  readSession?: () => Promise<Session | undefined>;
  verifyToken?: () => Promise<Result<User>>;
  refreshSession?: () => Promise<Result<Tokens>>;
  fetchAssociate?: () => Promise<Result<Pick<OwnAssociate, 'isAgreementOutdated'>>>;
  logOut?: () => Promise<Result<unknown>>;
  saveSession?: () => Promise<void>;
}

/** Opens a browser whose storage holds `stored` and whose server gives the responses of the test. */
async function openBrowser(world: World = {}) {
  const clock = new SimulatedClock();
  const calls: string[] = [];
  const emitted: string[] = [];
  let { stored } = world;
  const machine = sessionMachine.provide({
    actors: {
      readSession: fromPromise(world.readSession ?? (async () => stored)),
      saveSession: fromPromise(async ({ input }) => {
        await world.saveSession?.();
        calls.push('save');
        stored = input;
      }),
      clearSession: fromPromise(async () => {
        calls.push('clear');
        stored = undefined;
      }),
      verifyToken: fromPromise(async ({ input }) => {
        calls.push(`verify ${input}`);
        return (await world.verifyToken?.()) ?? ok(sampleSession.user);
      }),
      refreshSession: fromPromise(async ({ input }) => {
        calls.push(`refresh ${input}`);
        return (await world.refreshSession?.()) ?? ok(NEW_TOKENS);
      }),
      fetchAssociate: fromPromise(async () => {
        calls.push('associate');
        return (await world.fetchAssociate?.()) ?? ok({ isAgreementOutdated: false });
      }),
      logOut: fromPromise(async ({ input }) => {
        calls.push(`logout ${input}`);
        return (await world.logOut?.()) ?? ok({});
      }),
    },
  });
  const actor = createActor(machine, { clock }).start();
  actor.on('toast.show', ({ kind, message }) => emitted.push(`${kind}: ${message}`));
  actor.on('agreement.outdated', () => emitted.push('agreement is outdated'));
  actor.on('session.ended', () => emitted.push('ended'));
  actor.on('user.changed', ({ user }) => emitted.push(`${user.firstName} is to be stored`));
  const verbs = sessionVerbs((event) => actor.send(event));
  await settle();
  return {
    actor,
    clock,
    calls,
    emitted,
    ...verbs,
    storage: () => stored,
    otherTabLoses: () => {
      verbs.lost();
      stored = undefined;
      actor.send({ type: 'storage.change' });
    },
    otherTabStores: (session: Session | undefined) => {
      stored = session;
      actor.send({ type: 'storage.change' });
    },
    view: () => sessionView(actor.getSnapshot()),
  };
}

describe('a page that opens', () => {
  it('with an empty storage is for a guest, and sends no request to the server', async () => {
    const browser = await openBrowser();
    expect(browser.view()).toMatchObject({ status: 'guest', user: undefined, isExpired: false });
    expect(browser.calls).toEqual([]);
  });

  it('with a valid token is logged in, with the current account', async () => {
    const renamed = { ...sampleSession.user, firstName: 'Aasha' };
    const browser = await openBrowser({ stored: sampleSession, verifyToken: async () => ok(renamed) });
    expect(browser.view()).toMatchObject({ status: 'member', user: { firstName: 'Aasha' } });
    expect(browser.calls).toEqual(['verify access-token']);
    expect(browser.emitted).toEqual([]);
  });

  it('with an expired token refreshes it', async () => {
    const browser = await openBrowser({ stored: sampleSession, verifyToken: async () => REJECTED });
    expect(browser.calls).toEqual(['verify access-token', 'refresh refresh-token']);
    expect(browser.view()).toMatchObject({ status: 'member', token: 'new-token' });
  });

  it('is logged out and clears the storage when both tokens are rejected', async () => {
    const browser = await openBrowser({
      stored: sampleSession,
      verifyToken: async () => REJECTED,
      refreshSession: async () => REJECTED,
    });
    expect(browser.view()).toMatchObject({
      status: 'guest',
      user: undefined,
      token: undefined,
      isExpired: true,
    });
    expect(browser.storage()).toBeUndefined();
  });

  it.each([
    ['lost on the first call', { verifyToken: async () => CONNECTION_LOST }],
    ['broken on the first call', { verifyToken: () => Promise.reject(new Error('broken')) }],
    [
      'lost on the second',
      { verifyToken: async () => REJECTED, refreshSession: async () => CONNECTION_LOST },
    ],
    [
      'broken on the second',
      { verifyToken: async () => REJECTED, refreshSession: () => Promise.reject(new Error('broken')) },
    ],
  ])('keeps the session when the connection is %s', async (_, world) => {
    const browser = await openBrowser({ stored: sampleSession, ...world });
    expect(browser.view()).toMatchObject({ status: 'member', token: 'access-token' });
    expect(browser.storage()).toEqual(sampleSession);
  });

  it.each([
    ['a broken server', { code: 'server', message: '', status: 500 }],
    ['something unreadable', { code: 'unreadable', message: '' }],
  ] as const)('keeps the session, and says that the token was not verified, after %s', async (_, failure) => {
    const browser = await openBrowser({ stored: sampleSession, verifyToken: async () => fail(failure) });
    expect(browser.view()).toMatchObject({ status: 'member', token: 'access-token' });
    expect(browser.emitted).toEqual(['error: Failed to verify token']);
  });

  it('says nothing when the token could not be verified for lack of a connection', async () => {
    const browser = await openBrowser({ stored: sampleSession, verifyToken: async () => CONNECTION_LOST });
    expect(browser.emitted).toEqual([]);
  });

  it('is logged out and clears the storage when the stored session cannot be read', async () => {
    const browser = await openBrowser({ readSession: () => Promise.reject(new Error('tampered')) });
    expect(browser.view()).toMatchObject({ status: 'guest', isExpired: false });
    expect(browser.calls).toEqual(['clear']);
  });

  it('shows no user before the token is verified', async () => {
    const browser = await openBrowser({ stored: sampleSession, verifyToken: () => new Promise(() => {}) });
    expect(browser.view()).toMatchObject({ status: 'unknown', user: undefined });
  });
});

describe('a login', () => {
  it("stores the session, says 'Login Successful' and fetches the associate", async () => {
    const browser = await openBrowser();
    browser.begin(sampleSession);
    await settle();
    expect(browser.calls).toEqual(['save', 'associate']);
    expect(browser.emitted).toEqual(['success: Login Successful']);
    expect(browser.storage()).toEqual(sampleSession);
    expect(browser.view()).toMatchObject({ status: 'member', user: sampleSession.user });
  });

  it.each([
    ['is rejected', async () => fail({ code: 'notFound', message: 'none' } as const)],
    ['breaks', () => Promise.reject(new Error('broken'))],
  ])('stays valid when fetching the associate %s', async (_, fetchAssociate) => {
    const browser = await openBrowser({ fetchAssociate });
    browser.begin(sampleSession);
    await settle();
    expect(browser.actor.getSnapshot().value).toEqual({ loggedIn: 'settled' });
  });

  it.each([
    ['is staff', ['STAFF'], ['save']],
    ['is an administrator', ['ADMIN'], ['save']],
    ['is staff and a member', ['MEMBER', 'STAFF'], ['save', 'associate']],
  ] as const)('fetches an associate only for a member: the user %s', async (_, roles, calls) => {
    const browser = await openBrowser();
    browser.begin({ ...sampleSession, user: { ...sampleSession.user, roles: [...roles] } });
    await settle();
    expect(browser.calls).toEqual(calls);
    expect(browser.actor.getSnapshot().value).toEqual({ loggedIn: 'settled' });
  });

  it('says once that the accepted agreement is outdated; a page that opens with a session asks for nothing', async () => {
    const fetchAssociate = async () => ok({ isAgreementOutdated: true });
    const opened = await openBrowser({ stored: sampleSession, fetchAssociate });
    expect(opened.emitted).toEqual([]);
    const browser = await openBrowser({ fetchAssociate });
    browser.begin(sampleSession);
    await settle();
    browser.otherTabStores(RENEWED);
    browser.renew('new-token');
    await settle();
    expect(browser.emitted).toEqual(['success: Login Successful', 'agreement is outdated']);
    browser.begin(sampleSession);
    await settle();
    expect(browser.emitted.filter((event) => event === 'agreement is outdated')).toHaveLength(2);
  });

  it('lasts until the page is closed if it cannot be stored', async () => {
    const browser = await openBrowser({ saveSession: () => Promise.reject(new Error('no storage')) });
    browser.begin(sampleSession);
    await settle();
    expect(browser.view().status).toBe('member');
  });
});

describe('a rejected call', () => {
  it('starts one refresh, even if several calls are rejected at once', async () => {
    const result = Promise.withResolvers<Result<Tokens>>();
    const browser = await openBrowser({ stored: sampleSession, refreshSession: () => result.promise });
    for (let n = 0; n < 5; n += 1) browser.renew('access-token');
    expect(browser.view()).toMatchObject({ isRenewing: true, status: 'member' });
    result.resolve(ok(NEW_TOKENS));
    await settle();
    expect(browser.calls).toEqual(['verify access-token', 'refresh refresh-token']);
    expect(browser.view()).toMatchObject({ isRenewing: false, token: 'new-token' });
  });

  it('starts no refresh when a newer token is already stored', async () => {
    const browser = await openBrowser({ stored: sampleSession });
    browser.renew('access-token');
    await settle();
    browser.renew('access-token');
    await settle();
    expect(browser.calls).toEqual(['verify access-token', 'refresh refresh-token']);
  });

  it('ends the session when the refresh is rejected too', async () => {
    const browser = await openBrowser({ stored: sampleSession, refreshSession: async () => REJECTED });
    browser.renew('access-token');
    await settle();
    expect(browser.view()).toMatchObject({ status: 'guest', isExpired: true });
    expect(browser.storage()).toBeUndefined();
    expect(browser.emitted).toEqual([]);
    browser.begin(sampleSession);
    expect(browser.view()).toMatchObject({ status: 'member', isExpired: false });
  });

  it.each([
    ['lost', async () => CONNECTION_LOST],
    ['broken', () => Promise.reject(new Error('broken'))],
  ])('keeps the session when the connection of the refresh is %s', async (_, refreshSession) => {
    const browser = await openBrowser({ stored: sampleSession, refreshSession });
    browser.renew('access-token');
    await settle();
    expect(browser.view()).toMatchObject({ status: 'member', token: 'access-token', isRenewing: false });
  });
});

describe('a changed account', () => {
  const renamed = { ...sampleSession.user, firstName: 'Beena' };

  it('is merged into the session and emitted for the storage', async () => {
    const browser = await openBrowser({ stored: sampleSession });
    browser.changeUser(renamed);
    expect(browser.view()).toMatchObject({ status: 'member', token: 'access-token', user: renamed });
    expect(browser.emitted).toEqual(['Beena is to be stored']);
  });

  it('is merged also during a refresh of the tokens, which continues', async () => {
    const result = Promise.withResolvers<Result<Tokens>>();
    const browser = await openBrowser({ stored: sampleSession, refreshSession: () => result.promise });
    browser.renew('access-token');
    browser.changeUser(renamed);
    result.resolve(ok(NEW_TOKENS));
    await settle();
    expect(browser.view()).toMatchObject({ token: 'new-token', user: renamed });
  });

  it('changes nothing if its user is no longer logged in', async () => {
    const guest = await openBrowser();
    guest.changeUser(renamed);
    const other = await openBrowser({ stored: sampleSession });
    other.changeUser({ ...renamed, id: 'somebody else' });
    expect([guest.view().user, other.view().user, guest.emitted, other.emitted]).toEqual([
      undefined,
      sampleSession.user,
      [],
      [],
    ]);
  });
});

describe('a logout', () => {
  it('revokes the tokens, clears the storage, and emits that the user leaves the page', async () => {
    const browser = await openBrowser({ stored: sampleSession });
    browser.logOut();
    expect(browser.view().status).toBe('leaving');
    await settle();
    expect(browser.calls).toEqual(['verify access-token', 'logout refresh-token', 'clear']);
    expect(browser.emitted).toEqual(['ended']);
    expect(browser.storage()).toBeUndefined();
    expect(browser.view()).toMatchObject({ status: 'guest', isExpired: false });
  });

  it('sends nothing to the server for a deleted account', async () => {
    const browser = await openBrowser({ stored: sampleSession });
    browser.gone();
    expect(browser.view().status).toBe('leaving');
    await settle();
    expect(browser.calls).toEqual(['verify access-token', 'clear']);
    expect(browser.emitted).toEqual(['ended']);
    expect(browser.storage()).toBeUndefined();
  });

  it('clears the storage even if the server cannot be reached', async () => {
    const browser = await openBrowser({
      stored: sampleSession,
      logOut: () => Promise.reject(new Error('broken')),
    });
    browser.logOut();
    await settle();
    expect(browser.storage()).toBeUndefined();
    expect(browser.emitted).toEqual(['ended']);
  });

  it('waits 5 s for a slow server, and not longer', async () => {
    const browser = await openBrowser({ stored: sampleSession, logOut: () => new Promise(() => {}) });
    browser.logOut();
    browser.clock.increment(4999);
    await settle();
    expect(browser.view().status).toBe('leaving');
    expect(browser.storage()).toEqual(sampleSession);
    browser.clock.increment(1);
    await settle();
    expect(browser.view().status).toBe('guest');
  });
});

describe('another tab', () => {
  it('that logs out signs this one out, without a request to the server', async () => {
    const browser = await openBrowser({ stored: sampleSession });
    browser.otherTabStores(undefined);
    await settle();
    expect(browser.view()).toMatchObject({ status: 'guest', isExpired: false });
    expect(browser.calls).toEqual(['verify access-token']);
  });

  it('that finds the session lost ends it here too, as lost, without a request to the server', async () => {
    const browser = await openBrowser({ stored: sampleSession });
    browser.otherTabLoses();
    await settle();
    expect(browser.view()).toMatchObject({ status: 'guest', user: undefined, isExpired: true });
    expect(browser.calls).toEqual(['verify access-token']);
    browser.otherTabStores(sampleSession);
    await settle();
    expect(browser.view()).toMatchObject({ status: 'member', isExpired: false });
    browser.otherTabStores(undefined);
    await settle();
    expect(browser.view()).toMatchObject({ status: 'guest', isExpired: false });
  });

  it('that finds it lost during a refresh in this one ends the waiting', async () => {
    const browser = await openBrowser({ stored: sampleSession, refreshSession: () => new Promise(() => {}) });
    browser.renew('access-token');
    browser.otherTabLoses();
    await settle();
    expect(browser.view()).toMatchObject({ status: 'guest', isRenewing: false, isExpired: true });
  });

  it('changes nothing for a guest when it finds the session lost', async () => {
    const browser = await openBrowser();
    browser.otherTabLoses();
    await settle();
    expect(browser.view()).toMatchObject({ status: 'guest', isExpired: false });
  });

  it('that logs in signs this one in', async () => {
    const browser = await openBrowser();
    browser.otherTabStores(sampleSession);
    await settle();
    expect(browser.view().status).toBe('member');
  });

  it('that has refreshed the tokens shares them with this one', async () => {
    const browser = await openBrowser({ stored: sampleSession });
    browser.otherTabStores(RENEWED);
    await settle();
    expect(browser.view().token).toBe('new-token');
    expect(browser.calls).toEqual(['verify access-token']);
  });
});
