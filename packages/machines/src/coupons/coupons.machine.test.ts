import { type Coupon, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../test/settle.ts';
import { couponsMachine, couponsVerbs, couponsView } from './index.ts';
import { sampleCoupons } from './sample-coupons.ts';

type Answer = () => Promise<Result<readonly Coupon[]>>;

const CLOSED = fail({ code: 'server', message: 'Closed today' } as const);

/** The list, with the answers that the server gives, the last one again and again. */
async function openList(...answers: [Answer, ...Answer[]]) {
  const chosen: string[] = [];
  let asked = 0;
  const machine = couponsMachine.provide({
    actors: {
      fetchCoupons: fromPromise(() => {
        asked += 1;
        return (answers[asked - 1] ?? answers[answers.length - 1] ?? answers[0])();
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('coupon.chosen', ({ code }) => chosen.push(code));
  await settle();
  return {
    ...couponsVerbs((event) => actor.send(event)),
    asked: () => asked,
    chosen,
    view: () => couponsView(actor.getSnapshot()),
  };
}

describe('the list of coupons', () => {
  it('shows what can be used, and tells which one is chosen', async () => {
    const list = await openList(async () => ok(sampleCoupons));
    expect(list.view()).toEqual({ status: 'ready', coupons: sampleCoupons, error: undefined });
    list.use('FLAT100');
    list.use('NOBODYS');
    expect(list.chosen).toEqual(['FLAT100']);
  });

  it('is empty when there is none, and can be asked for again', async () => {
    const list = await openList(
      async () => ok([]),
      async () => ok(sampleCoupons),
    );
    expect(list.view()).toEqual({ status: 'empty', coupons: [], error: undefined });
    list.retry();
    expect(list.view().status).toBe('loading');
    await settle();
    expect(list.view().status).toBe('ready');
  });

  it.each<[string, Answer, string]>([
    ['refused', async () => CLOSED, 'Closed today'],
    ['broken', () => Promise.reject(new Error('broken')), 'Something went wrong.'],
  ])('that is %s says why, and can be asked for again', async (_, answer, error) => {
    const list = await openList(answer, async () => ok(sampleCoupons));
    expect(list.view()).toEqual({ status: 'failed', coupons: [], error });
    list.retry();
    expect(list.view()).toEqual({ status: 'loading', coupons: [], error: undefined });
    await settle();
    expect(list.view().status).toBe('ready');
  });

  it('is read again when somebody logs in', async () => {
    const list = await openList(
      async () => ok(sampleCoupons),
      async () => ok(sampleCoupons.slice(1)),
    );
    list.viewerChanged();
    await settle();
    expect([list.asked(), list.view().coupons.map(({ code }) => code)]).toEqual([2, ['FLAT100']]);
  });
});
