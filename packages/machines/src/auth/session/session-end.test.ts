import { type Result, type Session, type User, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { sampleSession } from '../otp/otp.scenario.ts';
import { type SessionEnd, type Tokens, sessionMachine } from './session.machine.ts';
import { sessionVerbs } from './session.view.ts';

const REJECTED = fail({ code: 'unauthenticated', message: 'Token expired', status: 401 } as const);

/** Opens a member's page, and records how the storage was notified of the end of the session. */
async function openPage(readSession = async (): Promise<Session | undefined> => sampleSession) {
  const ends: SessionEnd[] = [];
  const machine = sessionMachine.provide({
    actors: {
      readSession: fromPromise(readSession),
      verifyToken: fromPromise(async (): Promise<Result<User>> => ok(sampleSession.user)),
      refreshSession: fromPromise(async (): Promise<Result<Tokens>> => REJECTED),
      logOut: fromPromise(async (): Promise<Result<unknown>> => ok({})),
      clearSession: fromPromise(async ({ input }) => void ends.push(input)),
    },
  });
  const actor = createActor(machine, { clock: new SimulatedClock() }).start();
  await settle();
  return { ends, ...sessionVerbs((event) => actor.send(event)) };
}

describe('a session that ends', () => {
  it("is 'left' after a logout or the deletion of the account", async () => {
    for (const leave of ['logOut', 'gone'] as const) {
      const page = await openPage();
      page[leave]();
      await settle();
      expect(page.ends).toEqual(['left']);
    }
  });

  it("is 'lost' when the server rejects it, or when it cannot be read", async () => {
    const page = await openPage();
    page.renew(sampleSession.token);
    await settle();
    expect(page.ends).toEqual(['lost']);
    const unreadable = await openPage(() => Promise.reject(new Error('tampered')));
    expect(unreadable.ends).toEqual(['lost']);
  });
});
