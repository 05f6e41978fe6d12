import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromCallback, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import {
  type ConnectionEvent,
  LONGEST_SEND_MS,
  RECHECK_MS,
  RETRY_MS,
  WELCOME_BACK_MS,
  connectionMachine,
  connectionView,
} from './index.ts';

/** A page whose line goes and comes when the test says so. */
function openPage({ isOffline = false, sendWaiting = async () => true, probeLine = async () => false } = {}) {
  const clock = new SimulatedClock();
  const sent: true[] = [];
  let tell: (event: ConnectionEvent) => void = () => {};
  const machine = connectionMachine.provide({
    actors: {
      watchLine: fromCallback(({ sendBack }) => {
        tell = sendBack;
        if (isOffline) sendBack({ type: 'line.lost' });
      }),
      probeLine: fromPromise(probeLine),
      sendWaiting: fromPromise(() => {
        sent.push(true);
        return sendWaiting();
      }),
    },
  });
  const actor = createActor(machine, { clock }).start();
  return {
    clock,
    sent,
    lose: () => tell({ type: 'line.lost' }),
    find: () => tell({ type: 'line.found' }),
    note: () => connectionView(actor.getSnapshot()).note?.text,
  };
}

const OFFLINE = 'You are offline. You see what was last loaded.';
const BACK = 'You are back online.';

describe('the connection', () => {
  it('is not spoken of while it is there; what waited is sent, since it may have been lost before somebody looked', () => {
    const page = openPage();
    expect([page.note(), page.sent.length]).toEqual([undefined, 1]);
  });

  it('is told to be missing as soon as it is lost', async () => {
    const page = openPage();
    await settle();
    page.lose();
    expect([page.note(), page.sent.length]).toEqual([OFFLINE, 1]);
  });

  it('is told to be missing from the start where a page is opened without one', () => {
    expect(openPage({ isOffline: true }).note()).toBe(OFFLINE);
  });

  it('is told to be back for 3 s, and what waited is sent once', async () => {
    const page = openPage();
    await settle();
    page.lose();
    page.find();
    expect([page.note(), page.sent.length]).toEqual([BACK, 2]);
    page.clock.increment(WELCOME_BACK_MS - 1);
    expect(page.note()).toBe(BACK);
    page.clock.increment(1);
    expect([page.note(), page.sent.length]).toEqual([undefined, 2]);
  });

  it('is looked for every 15 s, where nobody tells that it is back', async () => {
    const answers = [Promise.resolve(false), Promise.reject(new Error('cut')), Promise.resolve(true)];
    let looks = 0;
    const page = openPage({
      isOffline: true,
      probeLine: () => {
        looks += 1;
        return answers.shift() ?? Promise.resolve(false);
      },
    });
    page.clock.increment(RECHECK_MS - 1);
    expect(looks).toBe(0);
    page.clock.increment(1);
    await settle();
    page.clock.increment(RECHECK_MS);
    await settle();
    expect([looks, page.note()]).toEqual([2, OFFLINE]);
    page.clock.increment(RECHECK_MS);
    await settle();
    expect([looks, page.note()]).toEqual([3, BACK]);
  });

  it('is not looked for any later since its loss is told again', async () => {
    let looks = 0;
    const page = openPage({ isOffline: true, probeLine: async () => (looks += 1) < 0 });
    page.clock.increment(RECHECK_MS - 1);
    page.lose();
    page.clock.increment(1);
    await settle();
    expect(looks).toBe(1);
  });

  it('may be lost again while it is told to be back', async () => {
    const page = openPage();
    await settle();
    page.lose();
    page.find();
    page.lose();
    page.clock.increment(WELCOME_BACK_MS);
    expect(page.note()).toBe(OFFLINE);
    page.find();
    expect([page.note(), page.sent.length]).toEqual([BACK, 3]);
  });

  it('is told of all the same when what waits cannot be sent', async () => {
    const page = openPage({ sendWaiting: () => Promise.reject(new Error('still no line')) });
    await settle();
    page.lose();
    page.find();
    await settle();
    expect(page.note()).toBe(BACK);
    page.clock.increment(WELCOME_BACK_MS);
    expect(page.note()).toBeUndefined();
  });

  it('has what waits sent again after 2, 5, 15, 30 and 60 s, and then every 60 s, until none of it is left', async () => {
    let isLeft = true;
    const page = openPage({ sendWaiting: async () => !isLeft });
    await settle();
    expect(RETRY_MS).toEqual([2000, 5000, 15_000, 30_000, 60_000]);
    let times = 1;
    for (const wait of [...RETRY_MS, 60_000, 60_000]) {
      page.clock.increment(wait - 1);
      expect(page.sent.length).toBe(times);
      page.clock.increment(1);
      await settle();
      times += 1;
      expect(page.sent.length).toBe(times);
    }
    isLeft = false;
    page.clock.increment(60_000);
    await settle();
    page.clock.increment(3_600_000);
    await settle();
    expect([times, page.sent.length]).toEqual([8, 9]);
  });

  it('has it sent again also while it is told to be back, and where nobody says whether it was sent', async () => {
    const answers = [Promise.resolve(true), Promise.reject(new Error('no worker answers'))];
    const page = openPage({ sendWaiting: () => answers.shift() ?? Promise.resolve(true) });
    await settle();
    page.lose();
    page.find();
    await settle();
    page.clock.increment(2000);
    await settle();
    expect([page.note(), page.sent.length]).toEqual([BACK, 3]);
    page.clock.increment(3_600_000);
    await settle();
    expect([page.note(), page.sent.length]).toEqual([undefined, 3]);
  });

  it('has nothing sent once it is lost again, and begins anew with 2 s when it is back', async () => {
    const page = openPage({ sendWaiting: async () => false });
    await settle();
    page.clock.increment(2000);
    await settle();
    page.lose();
    page.clock.increment(3_600_000);
    await settle();
    expect(page.sent.length).toBe(2);
    page.find();
    await settle();
    page.clock.increment(2000);
    await settle();
    expect(page.sent.length).toBe(4);
  });

  it('has it sent again where no answer comes at all', async () => {
    const page = openPage({ sendWaiting: () => new Promise(() => {}) });
    page.clock.increment(LONGEST_SEND_MS);
    page.clock.increment(1999);
    expect(page.sent.length).toBe(1);
    page.clock.increment(1);
    expect(page.sent.length).toBe(2);
  });
});
