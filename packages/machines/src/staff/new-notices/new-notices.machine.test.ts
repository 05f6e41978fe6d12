import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { COUNT_MS, newNoticesMachine } from './new-notices.machine.ts';
import { newNoticesVerbs, newNoticesView } from './new-notices.view.ts';
import { sampleNotices } from './new-notices.scenario.ts';

const CLOSED = fail({ code: 'server', message: 'Closed today' } as const);
const UP_TO = '2026-11-21T06:30:00.000Z';

interface Stubs {
  readonly count?: () => Promise<Result<number>>;
  readonly mark?: () => Promise<Result<number>>;
}

function openBell({ count = async () => ok(3), mark = async () => ok(1) }: Stubs = {}) {
  const calls: string[] = [];
  const emitted: unknown[] = [];
  const clock = new SimulatedClock();
  const machine = newNoticesMachine.provide({
    actors: {
      countNew: fromPromise(() => {
        calls.push('count');
        return count();
      }),
      markRead: fromPromise(({ input }) => {
        calls.push(`mark ${input}`);
        return mark();
      }),
    },
  });
  const actor = createActor(machine, { clock }).start();
  actor.on('*', (event) => emitted.push(event));
  const view = () => newNoticesView(actor.getSnapshot());
  return { ...newNoticesVerbs((event) => actor.send(event)), calls, emitted, clock, view };
}

describe('the count of new notices', () => {
  it('is requested on each page, and one minute after each response', async () => {
    const bell = openBell();
    bell.clock.increment(10 * COUNT_MS);
    expect(bell.calls).toEqual([]);
    bell.visit('/dashboard');
    await settle();
    expect(bell.view()).toMatchObject({ count: 3, max: 99, canRead: false });
    bell.clock.increment(COUNT_MS - 1);
    expect(bell.calls).toHaveLength(1);
    bell.clock.increment(1);
    await settle();
    bell.visit('/dashboard');
    bell.visit('/dashboard/orders');
    expect(bell.calls).toEqual(['count', 'count', 'count']);
  });

  it('ends when the user leaves the area, and begins again with another user', async () => {
    const bell = openBell();
    bell.visit('/dashboard');
    await settle();
    bell.show(sampleNotices);
    bell.leave();
    expect(bell.view()).toMatchObject({ count: 0, canRead: false });
    bell.clock.increment(10 * COUNT_MS);
    expect(bell.calls).toEqual(['count']);
    bell.visit('/dashboard');
    await settle();
    expect(bell.view().count).toBe(3);
  });

  it.each([
    ['rejected', async () => CLOSED],
    ['broken', () => Promise.reject(new Error('broken'))],
  ])('stays and shows no error when it is %s, and is requested again', async (_, count) => {
    const bell = openBell({ count });
    bell.visit('/dashboard');
    await settle();
    expect([bell.view().count, bell.emitted]).toEqual([0, []]);
    bell.clock.increment(COUNT_MS);
    expect(bell.calls).toEqual(['count', 'count']);
  });
});

describe('the mark of what is read', () => {
  it('is sent once, brings the count, and shows the list as read', async () => {
    const bell = openBell();
    bell.visit('/dashboard/notices');
    await settle();
    bell.show(sampleNotices);
    expect(bell.view().canRead).toBe(true);
    bell.read();
    bell.read();
    bell.visit('/dashboard');
    expect(bell.view().isMarking).toBe(true);
    await settle();
    expect(bell.calls).toEqual(['count', `mark ${UP_TO}`]);
    expect(bell.view()).toMatchObject({ count: 1, isMarking: false, canRead: false });
    expect(sampleNotices.map((notice) => bell.view().isNew(notice))).toEqual([false, false, false, false]);
    expect(bell.emitted).toEqual([]);
  });

  it('leaves what is newer than the list that was shown', async () => {
    const bell = openBell();
    const later = { ...sampleNotices[0], isNew: true, createdAt: '2026-11-21T06:31:00.000Z' };
    bell.show(sampleNotices.slice(1));
    bell.show(sampleNotices);
    bell.show(sampleNotices.slice(2));
    bell.read();
    bell.show([]);
    await settle();
    expect(bell.calls).toEqual([`mark ${UP_TO}`]);
    expect(bell.view().isNew(later)).toBe(true);
  });

  it('is not possible while nothing new was shown', () => {
    const bell = openBell();
    bell.show(sampleNotices.slice(3));
    bell.read();
    expect([bell.view().canRead, bell.calls]).toEqual([false, []]);
  });

  it('takes the place of a count that was requested before it', async () => {
    const late = Promise.withResolvers<Result<number>>();
    const bell = openBell({ count: () => late.promise });
    bell.visit('/dashboard/notices');
    bell.show(sampleNotices);
    bell.read();
    await settle();
    late.resolve(ok(3));
    await settle();
    expect(bell.view().count).toBe(1);
  });

  it.each([
    ['rejected', async () => CLOSED, 'Closed today'],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('that is %s leaves the count, and is reported', async (_, mark, message) => {
    const bell = openBell({ mark });
    bell.visit('/dashboard/notices');
    await settle();
    bell.show(sampleNotices);
    bell.read();
    await settle();
    expect(bell.view()).toMatchObject({ count: 3, isMarking: false });
    expect(bell.emitted).toMatchObject([{ type: 'toast.show', kind: 'error', message }]);
  });
});
