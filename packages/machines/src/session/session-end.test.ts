import { type Result, type Session, type User, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import { sampleSession } from '../otp/index.ts';
import { type SessionEnd, type Tokens, sessionMachine, sessionVerbs } from './index.ts';

const REFUSED = fail({ code: 'unauthenticated', message: 'Token expired', status: 401 } as const);

/** A member's page, and how what is stored was told that the session is over. */
async function openPage(readSession = async (): Promise<Session | undefined> => sampleSession) {
  const ends: SessionEnd[] = [];
  const machine = sessionMachine.provide({
    actors: {
      readSession: fromPromise(readSession),
      verifyToken: fromPromise(async (): Promise<Result<User>> => ok(sampleSession.user)),
      refreshSession: fromPromise(async (): Promise<Result<Tokens>> => REFUSED),
      logOut: fromPromise(async (): Promise<Result<unknown>> => ok({})),
      clearSession: fromPromise(async ({ input }) => void ends.push(input)),
    },
  });
  const actor = createActor(machine, { clock: new SimulatedClock() }).start();
  await settle();
  return { ends, ...sessionVerbs((event) => actor.send(event)) };
}

describe('a session that is over', () => {
  it('was left when the member logged out, or the account is gone', async () => {
    for (const leave of ['logOut', 'gone'] as const) {
      const page = await openPage();
      page[leave]();
      await settle();
      expect(page.ends).toEqual(['left']);
    }
  });

  it('was lost when the server refuses it, or it cannot be read', async () => {
    const page = await openPage();
    page.renew(sampleSession.token);
    await settle();
    expect(page.ends).toEqual(['lost']);
    const unreadable = await openPage(() => Promise.reject(new Error('tampered')));
    expect(unreadable.ends).toEqual(['lost']);
  });
});
