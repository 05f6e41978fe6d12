import { type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import {
  ALL,
  COUNT_MS,
  type NotificationPage,
  notificationsMachine,
  notificationsVerbs,
  notificationsView,
  sampleNotifications,
} from './index.ts';

const [UNREAD, READ] = sampleNotifications.map(({ id }) => id);
const SECOND = { ...sampleNotifications[0], id: 'second' };
const [first, ...rest] = sampleNotifications;
const PAGE: NotificationPage = {
  notifications: first ? [first, { ...first, ...SECOND }, ...rest] : [],
  pageCount: 3,
  unread: 7,
};
const REFUSED = fail({ code: 'server', message: 'Closed today' } as const);

interface Answers {
  readonly count?: () => Promise<Result<number>>;
  readonly page?: () => Promise<Result<NotificationPage>>;
  readonly mark?: () => Promise<Result<number>>;
}

function openBell({
  count = async () => ok(7),
  page = async () => ok(PAGE),
  mark = async () => ok(5),
}: Answers = {}) {
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

async function openList(answers?: Answers) {
  const bell = openBell(answers);
  bell.openPage(1);
  await settle();
  return bell;
}

describe('the count of what is not read', () => {
  it('is asked for on each page that is gone to, and a minute after each answer', async () => {
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
    ['refused', async () => REFUSED],
    ['broken', () => Promise.reject(new Error('broken'))],
  ])('stays as it was when it is %s, says nothing, and is asked for again', async (_, count) => {
    const bell = openBell({ count });
    bell.visit('/manage/orders');
    await settle();
    expect(bell.view().unread).toBe(0);
    expect(bell.toasts).toEqual([]);
    bell.clock.increment(COUNT_MS);
    expect(bell.calls).toEqual(['count', 'count']);
  });
});

it('a count that was asked for before something was marked as read does not bring it back', async () => {
  const asked = Promise.withResolvers<Result<number>>();
  const answers = [asked.promise, Promise.resolve(ok(6))];
  const bell = await openList({
    count: () => answers.shift() ?? Promise.resolve(ok(0)),
    mark: async () => ok(6),
  });
  bell.visit('/manage/requests');
  bell.read(UNREAD ?? '');
  await settle();
  expect(bell.view().unread).toBe(6);
  asked.resolve(ok(7));
  await settle();
  expect(bell.view().unread).toBe(6);
  expect(bell.calls.filter((call) => call === 'count')).toHaveLength(2);
});

describe('the list of notifications', () => {
  it('is read page by page, and anew whenever it is opened', async () => {
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
    ['refused', async () => REFUSED, 'Closed today'],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('that is %s says why, and can be asked for again', async (_, page, error) => {
    const bell = await openList({ page });
    expect(bell.view()).toMatchObject({ status: 'failed', error });
    bell.retry();
    expect(bell.view()).toMatchObject({ status: 'loading', error: undefined });
  });
});

describe('a notification', () => {
  it('counts as read at once, and is marked so on the server', async () => {
    const answer = Promise.withResolvers<Result<number>>();
    const bell = await openList({ mark: () => answer.promise });
    bell.read(UNREAD ?? '');
    bell.read(UNREAD ?? '');
    expect(bell.readIds()).toEqual([UNREAD, READ]);
    expect(bell.view().unread).toBe(6);
    answer.resolve(ok(4));
    await settle();
    expect(bell.readIds()).toEqual([UNREAD, READ]);
    expect(bell.view().unread).toBe(4);
    expect(bell.calls).toEqual(['page 1', `mark ${UNREAD}`]);
  });

  it('waits for its turn while another is marked, whatever page is looked at', async () => {
    const bell = await openList();
    bell.read(UNREAD ?? '');
    bell.read('second');
    bell.openPage(2);
    expect(bell.view().unread).toBe(5);
    await settle();
    expect(bell.calls).toEqual(['page 1', `mark ${UNREAD}`, 'page 2', 'mark second']);
  });

  it('that is read already, or unknown, is not marked', async () => {
    const bell = await openList();
    bell.read(READ ?? '');
    bell.read('unknown');
    await settle();
    expect(bell.calls).toEqual(['page 1']);
  });

  it.each([
    ['refused', async () => REFUSED, 'Closed today'],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('is unread again when marking it is %s, and that is said', async (_, mark, message) => {
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
