import { type Coupon, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import type { Page } from '../../kit/index.ts';
import { couponsMachine, couponsVerbs, couponsView } from './coupons.list.ts';
import { sampleCoupons } from './coupons.scenario.ts';

type Stub = () => Promise<Result<Page<Coupon>>>;

const CLOSED = fail({ code: 'server', message: 'Closed today' } as const);

const toPage = (items: readonly Coupon[]) => ok({ items, pageCount: 1 });

/** Opens the list with the given server responses; the last one is repeated. */
async function openList(...results: [Stub, ...Stub[]]) {
  let requested = 0;
  const machine = couponsMachine.provide({
    actors: {
      fetchPage: fromPromise(() => {
        requested += 1;
        return (results[requested - 1] ?? results[results.length - 1] ?? results[0])();
      }),
    },
  });
  const actor = createActor(machine).start();
  await settle();
  return {
    ...couponsVerbs((event) => actor.send(event)),
    requested: () => requested,
    view: () => couponsView(actor.getSnapshot()),
  };
}

describe('the list of coupons', () => {
  it('shows the coupons that can be used', async () => {
    const list = await openList(async () => toPage(sampleCoupons));
    expect(list.view()).toEqual({ status: 'ready', coupons: sampleCoupons, error: undefined });
  });

  it('is empty when there are no coupons, and can be requested again', async () => {
    const list = await openList(
      async () => toPage([]),
      async () => toPage(sampleCoupons),
    );
    expect(list.view()).toEqual({ status: 'empty', coupons: [], error: undefined });
    list.retry();
    expect(list.view().status).toBe('loading');
    await settle();
    expect(list.view().status).toBe('ready');
  });

  it.each<[string, Stub, string]>([
    ['rejected', async () => CLOSED, 'Closed today'],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('that is %s shows the reason, and can be requested again', async (_, result, error) => {
    const list = await openList(result, async () => toPage(sampleCoupons));
    expect(list.view()).toEqual({ status: 'failed', coupons: [], error });
    list.retry();
    expect(list.view()).toEqual({ status: 'loading', coupons: [], error: undefined });
    await settle();
    expect(list.view().status).toBe('ready');
  });

  it('is read again when a user logs in', async () => {
    const list = await openList(
      async () => toPage(sampleCoupons),
      async () => toPage(sampleCoupons.slice(1)),
    );
    list.retry();
    await settle();
    expect([list.requested(), list.view().coupons.map(({ code }) => code)]).toEqual([2, ['FLAT100']]);
  });
});
