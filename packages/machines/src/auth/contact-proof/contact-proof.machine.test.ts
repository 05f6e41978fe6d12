import { type Result, type User, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { countdownMachine } from '../countdown/countdown.machine.ts';
import { contactProofMachine } from './contact-proof.machine.ts';
import { contactProofVerbs, contactProofView } from './contact-proof.view.ts';
import { sampleUnproven } from './contact-proof.scenario.ts';

type Sent = Result<{ expiresInSeconds: number }>;

const PROVEN: User = { ...sampleUnproven, unproven: [] };
const INVALID = fail({ code: 'unauthenticated', message: 'Invalid or expired OTP.', status: 401 } as const);
const CONNECTION_LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);
const TOO_MANY = fail({ code: 'rateLimited', message: 'Too many requests.', status: 429 } as const);

/** Opens the dialog for the phone, with a server that gives the responses of the test, in order. */
async function openDialog(
  sendings: (() => Promise<Sent>)[] = [async () => ok({ expiresInSeconds: 300 })],
  proofs: (() => Promise<Result<User>>)[] = [async () => ok(PROVEN)],
  contact: 'email' | 'phone' = 'phone',
) {
  const clock = new SimulatedClock();
  const calls: unknown[] = [];
  const emitted: string[] = [];
  const broken = () => Promise.reject(new Error('broken'));
  const machine = contactProofMachine.provide({
    actors: {
      countdown: countdownMachine.provide({ actors: { readClock: fromPromise(async () => clock.now()) } }),
      sendCode: fromPromise(({ input }) => {
        calls.push(input);
        return (sendings.shift() ?? broken)();
      }),
      prove: fromPromise(({ input }) => {
        calls.push(input);
        return (proofs.shift() ?? broken)();
      }),
    },
  });
  const actor = createActor(machine, { clock }).start();
  actor.on('toast.show', ({ kind, message }) => emitted.push(`${kind}: ${message}`));
  actor.on('contact.proven', ({ user }) => emitted.push(`unproven: ${user.unproven?.length}`));
  const verbs = contactProofVerbs((event) => actor.send(event));
  const view = () => contactProofView(actor.getSnapshot());
  expect(view().isOpen).toBe(false);
  verbs.open(sampleUnproven, contact);
  expect(view()).toMatchObject({ isOpen: true, isSending: true });
  await settle();
  return {
    ...verbs,
    calls,
    emitted,
    view,
    type: async (digits: string) => {
      verbs.changeDigits(digits);
      await settle();
    },
    pass: async (seconds: number) => {
      for (let n = 0; n < seconds; n += 1) {
        clock.increment(1000);
        await settle();
      }
    },
  };
}

const OWNER = { userId: sampleUnproven.id, contact: 'phone' };

describe('the dialog that proves a contact', () => {
  it('sends a code on opening and counts down for the time that the server gives', async () => {
    const dialog = await openDialog([async () => ok({ expiresInSeconds: 120 })]);
    expect(dialog.calls).toEqual([OWNER]);
    expect(dialog.view()).toMatchObject({
      contact: 'phone',
      to: '9000000001',
      secondsLeft: 120,
      canResend: false,
      canVerify: false,
    });
    await dialog.pass(20);
    expect(dialog.view().secondsLeft).toBe(100);
  });

  it('verifies after the sixth digit, closes, shows a success message and emits the account', async () => {
    const dialog = await openDialog();
    await dialog.type('12345');
    expect(dialog.calls).toHaveLength(1);
    dialog.changeDigits('123456');
    expect(dialog.view().isVerifying).toBe(true);
    await settle();
    expect(dialog.calls[1]).toEqual({ ...OWNER, otp: '123456' });
    expect(dialog.emitted).toEqual(['unproven: 0', 'success: Mobile number verified']);
    expect(dialog.view().isOpen).toBe(false);
  });

  it('shows the email address if that is to be proved', async () => {
    const dialog = await openDialog(undefined, undefined, 'email');
    expect(dialog.view()).toMatchObject({ contact: 'email', to: 'asha@example.in' });
    await dialog.type('123456');
    expect(dialog.emitted).toContain('success: Email verified');
  });

  it('clears the boxes after a wrong code, so that the user can type another one', async () => {
    const dialog = await openDialog(undefined, [async () => INVALID, async () => ok(PROVEN)]);
    await dialog.type('111111');
    expect(dialog.view()).toMatchObject({
      digits: '',
      alert: {
        text: 'Invalid or expired OTP.',
        detail: expect.stringMatching(/^Enter the code of the latest message/),
      },
    });
    await dialog.type('2');
    expect(dialog.view().alert).toBeUndefined();
    await dialog.type('222222');
    expect(dialog.view().isOpen).toBe(false);
  });

  it.each([
    ['lost', async () => CONNECTION_LOST, 'No response from server.'],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong. Please try again.'],
  ])('keeps the code when the connection is %s, so that the user can try again', async (_, first, text) => {
    const dialog = await openDialog(undefined, [first, async () => ok(PROVEN)]);
    await dialog.type('123456');
    expect(dialog.view()).toMatchObject({ digits: '123456', alert: { text }, canVerify: true });
    dialog.verify();
    await settle();
    expect(dialog.view().isOpen).toBe(false);
  });

  it('asks for six digits when something else is pasted', async () => {
    const dialog = await openDialog();
    dialog.rejectDigits();
    expect(dialog.view()).toMatchObject({ digitsError: 'Please enter a 6-digit OTP.', alert: undefined });
  });

  it.each([
    ['rejected', async () => TOO_MANY, { text: 'Failed to send OTP.', detail: 'Too many requests.' }],
    ['broken', () => Promise.reject(new Error('broken')), { text: 'Failed to send OTP.' }],
  ])('reports that sending was %s, and tries again on request', async (_, first, alert) => {
    const dialog = await openDialog([first, async () => ok({ expiresInSeconds: 300 })]);
    expect(dialog.view()).toMatchObject({ alert, secondsLeft: undefined, canResend: true });
    dialog.resend();
    await settle();
    expect(dialog.view()).toMatchObject({ alert: undefined, secondsLeft: 300 });
  });

  it('offers another code when the time is over', async () => {
    const dialog = await openDialog([
      async () => ok({ expiresInSeconds: 3 }),
      async () => ok({ expiresInSeconds: 300 }),
    ]);
    await dialog.type('12');
    await dialog.pass(3);
    expect(dialog.view()).toMatchObject({ isExpired: true, secondsLeft: 0, canResend: true });
    dialog.resend();
    await settle();
    expect(dialog.view()).toMatchObject({ isExpired: false, digits: '', secondsLeft: 300 });
  });

  it.each<[() => Promise<Result<User>>, boolean]>([
    [async () => ok(PROVEN), false],
    [async () => INVALID, true],
    [() => Promise.reject(new Error('broken')), true],
  ])('waits for the response to a code that was being sent when the time ran out', async (last, isOpen) => {
    const result = Promise.withResolvers<void>();
    const dialog = await openDialog(
      [async () => ok({ expiresInSeconds: 1 })],
      [() => result.promise.then(last)],
    );
    dialog.changeDigits('123456');
    await dialog.pass(1);
    expect(dialog.view().isVerifying).toBe(true);
    result.resolve();
    await settle();
    expect(dialog.view()).toMatchObject({ isOpen, isExpired: isOpen });
  });

  it('can be closed at any time, and opened again', async () => {
    const dialog = await openDialog([
      async () => ok({ expiresInSeconds: 300 }),
      async () => ok({ expiresInSeconds: 280 }),
    ]);
    await dialog.type('123');
    dialog.close();
    expect(dialog.view().isOpen).toBe(false);
    dialog.open(sampleUnproven, 'phone');
    await settle();
    expect(dialog.view()).toMatchObject({ digits: '', secondsLeft: 280 });
  });
});
