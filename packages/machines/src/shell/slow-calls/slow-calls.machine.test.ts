import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromCallback } from 'xstate';
import { SLOW_MS, type SlowCallsEvent, UPLOAD_MS, slowCallsMachine } from './slow-calls.machine.ts';
import { slowCallsVerbs, slowCallsView } from './slow-calls.view.ts';

function start(report: (send: (event: SlowCallsEvent) => void) => void = () => undefined) {
  const clock = new SimulatedClock();
  const decided: unknown[] = [];
  const actor = createActor(
    slowCallsMachine.provide({ actors: { watchCalls: fromCallback(({ sendBack }) => report(sendBack)) } }),
    { clock },
  );
  actor.on('*', ({ type, ids }) => decided.push([type, ids]));
  actor.start();
  return {
    clock,
    decided,
    sent: (id: number, canRepeat = true, ageMs = 0) =>
      actor.send({ type: 'call.sent', id, canRepeat, isUpload: false, ageMs }),
    uploaded: (id: number) =>
      actor.send({ type: 'call.sent', id, canRepeat: false, isUpload: true, ageMs: 0 }),
    progressed: (id: number, percent: number) => actor.send({ type: 'call.progressed', id, percent }),
    ended: (id: number) => actor.send({ type: 'call.ended', id }),
    note: () => slowCallsView(actor.getSnapshot()).note,
    ...slowCallsVerbs((event) => actor.send(event)),
  };
}

describe('a call', () => {
  it('is slow after 10 s, until it has ended', () => {
    const page = start();
    page.sent(1);
    page.clock.increment(SLOW_MS - 1);
    expect(page.note()).toBeUndefined();
    page.clock.increment(1);
    expect(page.note()).toEqual({ canRepeat: true, percent: null });
    page.ended(1);
    expect(page.note()).toBeUndefined();
  });

  it('that ends in time is never slow', () => {
    const page = start();
    page.sent(1);
    page.clock.increment(SLOW_MS - 1);
    page.ended(1);
    page.clock.increment(SLOW_MS);
    expect(page.note()).toBeUndefined();
  });

  it('that was under way at the start is slow 10 s after it was sent', () => {
    const page = start((send) =>
      send({ type: 'call.sent', id: 1, canRepeat: true, isUpload: false, ageMs: 6000 }),
    );
    page.clock.increment(3999);
    expect(page.note()).toBeUndefined();
    page.clock.increment(1);
    expect(page.note()).toEqual({ canRepeat: true, percent: null });
  });
});

describe('several calls', () => {
  it('are slow until the last of them has ended', () => {
    const page = start();
    page.sent(1);
    page.clock.increment(5000);
    page.sent(2);
    page.clock.increment(SLOW_MS);
    page.ended(1);
    expect(page.note()).toEqual({ canRepeat: true, percent: null });
    page.ended(2);
    expect(page.note()).toBeUndefined();
  });

  it('are sent again together, and each has its 10 s again', () => {
    const page = start();
    page.sent(1);
    page.sent(2);
    page.clock.increment(SLOW_MS);
    page.repeat();
    expect(page.decided).toEqual([['calls.repeated', [1, 2]]]);
    expect(page.note()).toBeUndefined();
    for (const id of [1, 2]) page.ended(id);
    page.sent(3);
    page.clock.increment(SLOW_MS - 1);
    expect(page.note()).toBeUndefined();
    page.clock.increment(1);
    expect(page.note()).toEqual({ canRepeat: true, percent: null });
  });

  it('are not sent again when one of them could be done twice: they can only be given up', () => {
    const page = start();
    page.sent(1);
    page.sent(2, false);
    page.clock.increment(SLOW_MS);
    expect(page.note()).toEqual({ canRepeat: false, percent: null });
    page.repeat();
    expect(page.decided).toEqual([]);
    page.cancel();
    expect(page.decided).toEqual([['calls.cancelled', [1, 2]]]);
    expect(page.note()).toBeUndefined();
  });
});

describe('an upload', () => {
  it('shows after 1 s how much is sent, until it has ended', () => {
    const page = start();
    page.uploaded(1);
    page.progressed(1, 7);
    page.clock.increment(UPLOAD_MS - 1);
    expect(page.note()).toBeUndefined();
    page.clock.increment(1);
    expect(page.note()).toEqual({ canRepeat: false, percent: 7 });
    page.progressed(1, 100);
    expect(page.note()).toEqual({ canRepeat: false, percent: 100 });
    page.ended(1);
    expect(page.note()).toBeUndefined();
  });

  it('that has ended does not count for the next one', () => {
    const page = start();
    page.uploaded(1);
    page.progressed(1, 90);
    page.ended(1);
    page.uploaded(2);
    page.clock.increment(UPLOAD_MS);
    expect(page.note()).toEqual({ canRepeat: false, percent: 0 });
  });

  it('that is behind is shown of several', () => {
    const page = start();
    page.uploaded(1);
    page.uploaded(2);
    page.progressed(1, 60);
    page.progressed(2, 20);
    page.clock.increment(UPLOAD_MS);
    expect(page.note()).toEqual({ canRepeat: false, percent: 20 });
    page.ended(2);
    expect(page.note()).toEqual({ canRepeat: false, percent: 60 });
  });

  it('can be given up', () => {
    const page = start();
    page.uploaded(1);
    page.clock.increment(UPLOAD_MS);
    page.cancel();
    expect(page.decided).toEqual([['calls.cancelled', [1]]]);
    expect(page.note()).toBeUndefined();
  });
});

it('a page whose calls cannot be watched says nothing', () => {
  const page = start(() => {
    throw new Error('unsupported');
  });
  page.clock.increment(SLOW_MS);
  expect(page.note()).toBeUndefined();
});
