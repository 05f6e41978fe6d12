import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { newNoticesMachine, newNoticesVerbs, newNoticesView } from './index.ts';
import { COUNT_MS } from './new-notices.machine.ts';

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
    expect(bell.view()).toEqual({ count: 3, max: 99, isMarking: false });
    bell.clock.increment(COUNT_MS - 1);
    expect(bell.calls).toHaveLength(1);
    bell.clock.increment(1);
    await settle();
    bell.visit('/dashboard');
    bell.visit('/dashboard/orders');
    expect(bell.calls).toEqual(['count', 'count', 'count']);
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
  it('is sent once and brings the count, and is reported to the list', async () => {
    const bell = openBell();
    bell.visit('/dashboard/notices');
    await settle();
    bell.read(UP_TO);
    bell.read(UP_TO);
    bell.visit('/dashboard');
    expect(bell.view().isMarking).toBe(true);
    await settle();
    expect(bell.calls).toEqual(['count', `mark ${UP_TO}`]);
    expect(bell.view()).toMatchObject({ count: 1, isMarking: false });
    expect(bell.emitted).toEqual([{ type: 'notices.read' }]);
  });

  it('takes the place of a count that was requested before it', async () => {
    const late = Promise.withResolvers<Result<number>>();
    const bell = openBell({ count: () => late.promise });
    bell.visit('/dashboard/notices');
    bell.read(UP_TO);
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
    bell.read(UP_TO);
    await settle();
    expect(bell.view()).toMatchObject({ count: 3, isMarking: false });
    expect(bell.emitted).toMatchObject([{ type: 'toast.show', kind: 'error', message }]);
  });
});
