import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromCallback, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import {
  type ConnectionEvent,
  MAX_SEND_MS,
  RECHECK_MS,
  RETRY_MS,
  WELCOME_BACK_MS,
  connectionMachine,
} from './connection.machine.ts';
import { connectionView } from './connection.view.ts';

/** A page that the test sets offline and online. */
function openPage({
  isOffline = false,
  sendWaiting = async () => true,
  probeConnection = async () => false,
} = {}) {
  const clock = new SimulatedClock();
  const sent: true[] = [];
  let notify: (event: ConnectionEvent) => void = () => {};
  const machine = connectionMachine.provide({
    actors: {
      watchConnection: fromCallback(({ sendBack }) => {
        notify = sendBack;
        if (isOffline) sendBack({ type: 'connection.lost' });
      }),
      probeConnection: fromPromise(probeConnection),
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
    lose: () => notify({ type: 'connection.lost' }),
    find: () => notify({ type: 'connection.restored' }),
    note: () => connectionView(actor.getSnapshot()).note?.text,
  };
}

const OFFLINE = 'You are offline. This is the last version we loaded.';
const BACK = 'You are back online.';

describe('the connection', () => {
  it('shows nothing while the page is online, and sends the waiting leads, because it may have been lost before the machine started', () => {
    const page = openPage();
    expect([page.note(), page.sent.length]).toEqual([undefined, 1]);
  });

  it('is reported as lost at once', async () => {
    const page = openPage();
    await settle();
    page.lose();
    expect([page.note(), page.sent.length]).toEqual([OFFLINE, 1]);
  });

  it('is reported as missing from the start when a page is opened offline', () => {
    expect(openPage({ isOffline: true }).note()).toBe(OFFLINE);
  });

  it('is reported as restored for 3 s, and the waiting leads are sent once', async () => {
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

  it('is checked every 15 s if no event reports that it is back', async () => {
    const results = [Promise.resolve(false), Promise.reject(new Error('cut')), Promise.resolve(true)];
    let looks = 0;
    const page = openPage({
      isOffline: true,
      probeConnection: () => {
        looks += 1;
        return results.shift() ?? Promise.resolve(false);
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

  it('is not checked later because its loss is reported again', async () => {
    let looks = 0;
    const page = openPage({ isOffline: true, probeConnection: async () => (looks += 1) < 0 });
    page.clock.increment(RECHECK_MS - 1);
    page.lose();
    page.clock.increment(1);
    await settle();
    expect(looks).toBe(1);
  });

  it('can be lost again while it is reported as restored', async () => {
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

  it('is reported as restored also when the waiting leads cannot be sent', async () => {
    const page = openPage({ sendWaiting: () => Promise.reject(new Error('still offline')) });
    await settle();
    page.lose();
    page.find();
    await settle();
    expect(page.note()).toBe(BACK);
    page.clock.increment(WELCOME_BACK_MS);
    expect(page.note()).toBeUndefined();
  });

  it('sends the waiting leads again after 2, 5, 15, 30 and 60 s, and then every 60 s, until none is left', async () => {
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

  it('sends the leads again also while it is reported as restored, and if no result reports that they were sent', async () => {
    const results = [Promise.resolve(true), Promise.reject(new Error('no worker responds'))];
    const page = openPage({ sendWaiting: () => results.shift() ?? Promise.resolve(true) });
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

  it('sends nothing after it is lost again, and starts with 2 s again when it is back', async () => {
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

  it('sends them again if no response comes', async () => {
    const page = openPage({ sendWaiting: () => new Promise(() => {}) });
    page.clock.increment(MAX_SEND_MS);
    page.clock.increment(1999);
    expect(page.sent.length).toBe(1);
    page.clock.increment(1);
    expect(page.sent.length).toBe(2);
  });
});
