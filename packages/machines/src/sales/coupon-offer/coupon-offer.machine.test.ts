import { type Coupon, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import type { CouponVerdict } from '../coupon/coupon.machine.ts';
import { sampleCoupons } from '../coupons/coupons.scenario.ts';
import { couponOfferMachine } from './coupon-offer.machine.ts';
import { couponOfferVerbs, couponOfferView } from './coupon-offer.view.ts';

const LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);
const items = [{ productId: '018f0000-0000-7000-8000-0000000000a1', quantity: 4 }];
const [percent, amount] = sampleCoupons;
if (percent === undefined || amount === undefined) throw new Error('there are two sample coupons');

/** A coupon like `FLAT100`. */
const flat = (code: string, value: number): Coupon => ({ ...amount, code, value, minSubtotal: 0 });

interface World {
  coupons?: () => Promise<Result<readonly Coupon[]>>;
  /** The discounts that the server gives, in rupees; a coupon without one cannot be used. */
  discounts?: Readonly<Record<string, number>>;
  evaluate?: () => Promise<Result<CouponVerdict>>;
}

async function startOffer({ coupons, discounts = {}, evaluate }: World = {}) {
  const clock = new SimulatedClock();
  const calls: string[] = [];
  const machine = couponOfferMachine.provide({
    actors: {
      fetchCoupons: fromPromise(() => {
        calls.push('list');
        return (coupons ?? (async () => ok(sampleCoupons)))();
      }),
      evaluateCoupon: fromPromise(async ({ input: { code } }) => {
        calls.push(code);
        const discount = discounts[code] ?? 0;
        return (
          (await evaluate?.()) ?? ok({ discount, problem: discount === 0 ? 'Not for this cart.' : null })
        );
      }),
    },
  });
  const actor = createActor(machine, { clock }).start();
  const { cartChanged } = couponOfferVerbs((event) => actor.send(event));
  const change = async (subtotal: number, isMember = false) => {
    cartChanged({ items: subtotal === 0 ? [] : items, subtotal, isMember });
    clock.increment(300);
    await settle();
    await settle();
  };
  return { calls, change, cartChanged, clock, offer: () => couponOfferView(actor.getSnapshot()).offer };
}

describe('the coupon that helps a cart', () => {
  it('is the one with the largest discount, which the server has evaluated', async () => {
    const cart = await startOffer({ discounts: { WELCOME10: 139.6, FLAT100: 100 } });
    await cart.change(1396);
    expect(cart.offer()).toEqual({ code: 'WELCOME10', discount: 139.6 });
    expect(cart.calls).toEqual(['list', 'WELCOME10']);
  });

  it('is another one when the likely one reduces less, because it is only for some products', async () => {
    const cart = await startOffer({ discounts: { WELCOME10: 30, FLAT100: 100 } });
    await cart.change(1396);
    expect(cart.offer()).toEqual({ code: 'FLAT100', discount: 100 });
    expect(cart.calls).toEqual(['list', 'WELCOME10', 'FLAT100']);
  });

  it('counts minimum, maximum and remaining uses before the server is asked', async () => {
    const used = { ...flat('USED', 500), usesLeft: 0 };
    const cart = await startOffer({
      coupons: async () => ok([used, percent, amount]),
      discounts: { WELCOME10: 90 },
    });
    await cart.change(900);
    expect(cart.calls).toEqual(['list', 'WELCOME10']);
    await cart.change(200);
    expect([cart.offer(), cart.calls]).toEqual([undefined, ['list', 'WELCOME10']]);
  });

  it('is looked for among three at most', async () => {
    const codes = ['AAA', 'BBB', 'CCC', 'DDD'];
    const cart = await startOffer({
      coupons: async () => ok(codes.map((code, at) => flat(code, 400 - at * 100))),
      discounts: { DDD: 100 },
    });
    await cart.change(1000);
    expect([cart.offer(), cart.calls]).toEqual([undefined, ['list', 'AAA', 'BBB', 'CCC']]);
  });

  it('is not offered while another is looked for, 300 ms after the last change', async () => {
    const cart = await startOffer({ discounts: { WELCOME10: 139.6 } });
    await cart.change(1396);
    cart.cartChanged({ items, subtotal: 1500, isMember: false });
    expect(cart.offer()).toBeUndefined();
    cart.clock.increment(299);
    await settle();
    expect(cart.calls).toEqual(['list', 'WELCOME10']);
    await cart.change(0);
    expect([cart.offer(), cart.calls]).toEqual([undefined, ['list', 'WELCOME10']]);
  });

  it('is looked for in the list of the member after a login', async () => {
    const cart = await startOffer({ discounts: { WELCOME10: 139.6 } });
    await cart.change(1396);
    await cart.change(1396, true);
    expect(cart.calls).toEqual(['list', 'WELCOME10', 'list', 'WELCOME10']);
  });

  it.each<[string, World]>([
    ['the list is not read', { coupons: async () => LOST }],
    ['reading the list breaks', { coupons: () => Promise.reject(new Error('broken')) }],
    ['the coupon is not evaluated', { evaluate: async () => LOST }],
    ['evaluating breaks', { evaluate: () => Promise.reject(new Error('broken')) }],
  ])('is not offered when %s, and the next change tries again', async (_, world) => {
    const cart = await startOffer(world);
    await cart.change(1396);
    const { length } = cart.calls;
    await cart.change(1400);
    expect(cart.offer()).toBeUndefined();
    expect(cart.calls.length).toBeGreaterThan(length);
  });
});
