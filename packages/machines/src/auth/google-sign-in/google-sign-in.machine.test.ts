import { type Result, type Session, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { sampleSession } from '../otp/otp.scenario.ts';
import { googleSignInMachine } from './google-sign-in.machine.ts';
import { googleSignInVerbs, googleSignInView } from './google-sign-in.view.ts';

async function makeButton(popups: Promise<Result<Session>>[], isOffered = async () => true) {
  const signals: object[] = [];
  const emitted: string[] = [];
  const machine = googleSignInMachine.provide({
    actors: {
      isOffered: fromPromise(isOffered),
      signIn: fromPromise(({ signal }) => {
        signals.push(signal);
        return popups.shift() ?? new Promise(() => {});
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('toast.show', ({ message }) => emitted.push(message));
  actor.on('google.failed', ({ reason }) => emitted.push(reason));
  await settle();
  const verbs = googleSignInVerbs((event) => actor.send(event));
  return { actor, signals, emitted, ...verbs, view: () => googleSignInView(actor.getSnapshot()) };
}

describe('sign-in with Google', () => {
  it.each([
    ['is not configured', async () => false],
    ['cannot be asked for', () => Promise.reject(new Error('broken'))],
  ])('is not offered when it %s', async (_, isOffered) => {
    const google = await makeButton([], isOffered);
    expect(google.view()).toEqual({ isShown: false, canOpen: false, isWaiting: false });
  });

  it('stays in its position, and can’t be pressed, while its availability is checked', async () => {
    const google = await makeButton([], () => new Promise(() => {}));
    expect(google.view()).toEqual({ isShown: true, canOpen: false, isWaiting: false });
  });

  it('waits for the popup and ends with a session', async () => {
    const popup = Promise.withResolvers<Result<Session>>();
    const google = await makeButton([popup.promise]);
    google.open();
    expect(google.view()).toEqual({ isShown: true, canOpen: true, isWaiting: true });
    popup.resolve(ok(sampleSession));
    await settle();
    expect(google.actor.getSnapshot().output).toEqual(sampleSession);
  });

  it('says to a blocked member what the server says', async () => {
    const message = 'Your account is blocked. Please call customer care.';
    const google = await makeButton([Promise.resolve(fail({ code: 'forbidden', message }))]);
    google.open();
    await settle();
    expect(google.emitted).toEqual(['forbidden', message]);
    expect(google.view()).toEqual({ isShown: true, canOpen: true, isWaiting: false });
  });

  it('opens another popup when pressed again, and ignores the first one', async () => {
    const google = await makeButton([new Promise(() => {}), Promise.resolve(ok(sampleSession))]);
    google.open();
    google.open();
    expect(google.signals[0]).toHaveProperty('aborted', true);
    await settle();
    expect(google.actor.getSnapshot().output).toEqual(sampleSession);
  });

  it.each([
    ['rejected', async () => fail({ code: 'unauthenticated', message: 'no' } as const), 'unauthenticated'],
    ['broken', () => Promise.reject(new Error('blocked')), 'Error: blocked'],
  ])('logs an attempt that was %s, and can be tried again', async (_, result, reason) => {
    const google = await makeButton([result()]);
    google.open();
    await settle();
    expect(google.emitted).toEqual([reason, 'Login failed']);
    expect(google.view()).toEqual({ isShown: true, canOpen: true, isWaiting: false });
  });
});
