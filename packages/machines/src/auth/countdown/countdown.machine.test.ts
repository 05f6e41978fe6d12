import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { countdownMachine } from './countdown.machine.ts';
import { countdownView } from './countdown.view.ts';

/** Starts a countdown on the simulated clock, which it reads through promises as in production. */
async function startCountdown(seconds: number) {
  const clock = new SimulatedClock();
  const machine = countdownMachine.provide({
    actors: { readClock: fromPromise(async () => 1_000_000 + clock.now()) },
  });
  const actor = createActor(machine, { clock, input: { seconds } }).start();
  await settle();
  const pass = async (ms: number) => {
    clock.increment(ms);
    await settle();
  };
  return { actor, pass, secondsLeft: () => countdownView(actor.getSnapshot()).secondsLeft };
}

describe('a countdown', () => {
  it('shows each second', async () => {
    const countdown = await startCountdown(300);
    expect(countdown.secondsLeft()).toBe(300);
    await countdown.pass(1000);
    expect(countdown.secondsLeft()).toBe(299);
    await countdown.pass(1000);
    expect(countdown.secondsLeft()).toBe(298);
  });

  it('is over exactly at its deadline', async () => {
    const countdown = await startCountdown(3);
    await countdown.pass(1000);
    await countdown.pass(1000);
    expect([countdown.secondsLeft(), countdown.actor.getSnapshot().status]).toEqual([1, 'active']);
    await countdown.pass(1000);
    expect([countdown.secondsLeft(), countdown.actor.getSnapshot().status]).toEqual([0, 'done']);
  });

  it('shows the correct time after a sleep in which no second was counted', async () => {
    const countdown = await startCountdown(300);
    await countdown.pass(123_400);
    expect(countdown.secondsLeft()).toBe(177);
    await countdown.pass(900_000);
    expect(countdown.actor.getSnapshot().status).toBe('done');
  });

  it('runs to a given deadline, and ends at once when the deadline has passed', async () => {
    const clock = new SimulatedClock();
    const machine = countdownMachine.provide({
      actors: { readClock: fromPromise(async () => 1_000_000 + clock.now()) },
    });
    const known = createActor(machine, { clock, input: { seconds: 300, deadline: 1_002_500 } }).start();
    const passed = createActor(machine, { clock, input: { seconds: 300, deadline: 1_000_000 } }).start();
    await settle();
    expect(countdownView(known.getSnapshot()).secondsLeft).toBe(3);
    expect(passed.getSnapshot().status).toBe('done');
    clock.increment(1000);
    await settle();
    expect(countdownView(known.getSnapshot()).secondsLeft).toBe(2);
  });

  it('does not grow when the clock is set back', async () => {
    const clock = new SimulatedClock();
    const times = [1_000_000, 900_000];
    const machine = countdownMachine.provide({
      actors: { readClock: fromPromise(async () => times.shift() ?? 0) },
    });
    const actor = createActor(machine, { clock, input: { seconds: 300 } }).start();
    await settle();
    clock.increment(1000);
    await settle();
    expect(countdownView(actor.getSnapshot()).secondsLeft).toBe(300);
  });

  it('continues when the clock cannot be read once, and ends when it can never be read', async () => {
    const clock = new SimulatedClock();
    const readings = [Promise.resolve(0), Promise.reject(new Error('broken')), Promise.resolve(2000)];
    const machine = countdownMachine.provide({
      actors: { readClock: fromPromise(() => readings.shift() ?? Promise.reject(new Error('broken'))) },
    });
    const actor = createActor(machine, { clock, input: { seconds: 300 } }).start();
    await settle();
    clock.increment(1000);
    await settle();
    clock.increment(1000);
    await settle();
    expect(countdownView(actor.getSnapshot()).secondsLeft).toBe(298);

    const broken = createActor(machine, { clock, input: { seconds: 300 } }).start();
    await settle();
    expect(broken.getSnapshot().status).toBe('done');
  });
});
