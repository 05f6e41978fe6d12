import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { ALL, COUNT_MS, type NotificationPage, notificationsMachine } from './notifications.machine.ts';
import { notificationsVerbs, notificationsView } from './notifications.view.ts';
import { sampleNotifications } from './notifications.scenario.ts';

const [UNREAD, READ] = sampleNotifications.map(({ id }) => id);
const SECOND = { ...sampleNotifications[0], id: 'second' };
const [first, ...rest] = sampleNotifications;
const PAGE: NotificationPage = {
  notifications: first ? [first, { ...first, ...SECOND }, ...rest] : [],
  pageCount: 3,
  unread: 7,
};
const REJECTED = fail({ code: 'server', message: 'Closed today' } as const);

interface Stubs {
  readonly count?: () => Promise<Result<number>>;
  readonly page?: () => Promise<Result<NotificationPage>>;
  readonly mark?: () => Promise<Result<number>>;
}

function openBell({
  count = async () => ok(7),
  page = async () => ok(PAGE),
  mark = async () => ok(5),
}: Stubs = {}) {
  const calls: string[] = [];
  const toasts: string[] = [];
  const clock = new SimulatedClock();
  const machine = notificationsMachine.provide({
    actors: {
      countUnread: fromPromise(() => {
        calls.push('count');
        return count();
      }),
      fetchNotifications: fromPromise(({ input }) => {
        calls.push(`page ${input}`);
        return page();
      }),
      markRead: fromPromise(({ input }) => {
        calls.push(`mark ${input}`);
        return mark();
      }),
    },
  });
  const actor = createActor(machine, { clock }).start();
  actor.on('toast.show', ({ kind, message }) => toasts.push(`${kind}: ${message}`));
  const verbs = notificationsVerbs((event) => actor.send(event));
  const view = () => notificationsView(actor.getSnapshot());
  const readIds = () =>
    view()
      .notifications.filter(({ isRead }) => isRead)
      .map(({ id }) => id);
  return { ...verbs, calls, toasts, clock, view, readIds };
}

async function openList(results?: Stubs) {
  const bell = openBell(results);
  bell.openPage(1);
  await settle();
  return bell;
}

describe('the count of unread notifications', () => {
  it('is requested on each page change, and one minute after each response', async () => {
    const bell = openBell();
    bell.clock.increment(10 * COUNT_MS);
    expect(bell.calls).toEqual([]);
    bell.visit('/manage/orders');
    await settle();
    expect(bell.view().unread).toBe(7);
    bell.clock.increment(COUNT_MS - 1);
    expect(bell.calls).toEqual(['count']);
    bell.clock.increment(1);
    await settle();
    expect(bell.calls).toEqual(['count', 'count']);
    bell.visit('/manage/orders');
    bell.visit('/manage/cart');
    expect(bell.calls).toEqual(['count', 'count', 'count']);
  });

  it.each([
    ['rejected', async () => REJECTED],
    ['broken', () => Promise.reject(new Error('broken'))],
  ])('stays unchanged and shows no error when it is %s, and is requested again', async (_, count) => {
    const bell = openBell({ count });
    bell.visit('/manage/orders');
    await settle();
    expect(bell.view().unread).toBe(0);
    expect(bell.toasts).toEqual([]);
    bell.clock.increment(COUNT_MS);
    expect(bell.calls).toEqual(['count', 'count']);
  });
});

it('a count that was requested before a notification was marked as read does not mark it as unread again', async () => {
  const requested = Promise.withResolvers<Result<number>>();
  const results = [requested.promise, Promise.resolve(ok(6))];
  const bell = await openList({
    count: () => results.shift() ?? Promise.resolve(ok(0)),
    mark: async () => ok(6),
  });
  bell.visit('/manage/requests');
  bell.read(UNREAD ?? '');
  await settle();
  expect(bell.view().unread).toBe(6);
  requested.resolve(ok(7));
  await settle();
  expect(bell.view().unread).toBe(6);
  expect(bell.calls.filter((call) => call === 'count')).toHaveLength(2);
});

describe('the list of notifications', () => {
  it('is read page by page, and again whenever it is opened', async () => {
    const bell = await openList();
    expect(bell.view()).toMatchObject({
      status: 'ready',
      page: 1,
      pageCount: 3,
      unread: 7,
      canReadAll: true,
    });
    expect(bell.readIds()).toEqual([READ]);
    bell.openPage(2);
    expect(bell.view()).toMatchObject({ status: 'loading', page: 2 });
    bell.openPage(2);
    await settle();
    expect(bell.calls).toEqual(['page 1', 'page 2', 'page 2']);
  });

  it.each([
    ['rejected', async () => REJECTED, 'Closed today'],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('that is %s shows the reason, and can be requested again', async (_, page, error) => {
    const bell = await openList({ page });
    expect(bell.view()).toMatchObject({ status: 'failed', error });
    bell.retry();
    expect(bell.view()).toMatchObject({ status: 'loading', error: undefined });
  });
});

describe('a notification', () => {
  it('is shown as read at once, and is marked on the server', async () => {
    const result = Promise.withResolvers<Result<number>>();
    const bell = await openList({ mark: () => result.promise });
    bell.read(UNREAD ?? '');
    bell.read(UNREAD ?? '');
    expect(bell.readIds()).toEqual([UNREAD, READ]);
    expect(bell.view().unread).toBe(6);
    result.resolve(ok(4));
    await settle();
    expect(bell.readIds()).toEqual([UNREAD, READ]);
    expect(bell.view().unread).toBe(4);
    expect(bell.calls).toEqual(['page 1', `mark ${UNREAD}`]);
  });

  it('waits while another one is marked, even if the page changes', async () => {
    const bell = await openList();
    bell.read(UNREAD ?? '');
    bell.read('second');
    bell.openPage(2);
    expect(bell.view().unread).toBe(5);
    await settle();
    expect(bell.calls).toEqual(['page 1', `mark ${UNREAD}`, 'page 2', 'mark second']);
  });

  it('is not marked if it is already read or unknown', async () => {
    const bell = await openList();
    bell.read(READ ?? '');
    bell.read('unknown');
    await settle();
    expect(bell.calls).toEqual(['page 1']);
  });

  it.each([
    ['rejected', async () => REJECTED, 'Closed today'],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('is unread again when marking it is %s, which is reported', async (_, mark, message) => {
    const bell = await openList({ mark });
    bell.read(UNREAD ?? '');
    bell.read('second');
    await settle();
    expect(bell.readIds()).toEqual([READ]);
    expect(bell.view().unread).toBe(7);
    expect(bell.toasts).toEqual([`error: ${message}`]);
  });
});

describe('all notifications', () => {
  it('are marked as read at once', async () => {
    const bell = await openList({ mark: async () => ok(0) });
    bell.readAll();
    bell.readAll();
    expect(bell.view()).toMatchObject({ unread: 0, canReadAll: false });
    await settle();
    expect(bell.readIds()).toEqual([UNREAD, 'second', READ]);
    expect(bell.calls).toEqual(['page 1', `mark ${ALL}`]);
    expect(bell.view()).toMatchObject({ unread: 0, canReadAll: false });
  });
});
