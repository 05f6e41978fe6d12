import { fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { openCheckout, priceOf } from '../../test/open-checkout.ts';
import { settle } from '../../test/settle.ts';

const FAILURES = [
  [
    'is lost',
    async () => fail({ code: 'noResponse', message: 'No response from server.' } as const),
    'No response from server.',
  ],
  ['breaks', () => Promise.reject(new Error('broken')), 'Something went wrong. Please try again.'],
] as const;

/** A checkout at the step of the payment. */
async function openPaymentStep(world: Parameters<typeof openCheckout>[0] = {}) {
  return openCheckout({ ...world, start: { step: 'payment', ...world.start } });
}

describe('the coupon at the checkout', () => {
  it('takes off what the server says, and is kept', async () => {
    const checkout = await openPaymentStep();
    expect(checkout.view().coupon).toEqual({ code: '', status: 'none', discount: 0, problem: undefined });
    checkout.changeCoupon('welcome10');
    checkout.applyCoupon();
    expect(checkout.view()).toMatchObject({ coupon: { status: 'checking' }, isPricing: true });
    await settle();
    expect(checkout.view()).toMatchObject({
      step: 'payment',
      coupon: { code: 'WELCOME10', status: 'applied', discount: 50 },
      quote: { total: 648 },
    });
    expect(checkout.told('coupon.kept').map(({ code }) => code)).toEqual(['WELCOME10']);
    checkout.proceed();
    await checkout.settled(checkout.place);
    expect(checkout.orders[0]).toMatchObject({ coupon: 'WELCOME10', total: 648 });
  });

  it('says why it cannot be used; the order goes without it', async () => {
    const checkout = await openPaymentStep();
    checkout.changeCoupon('EXPIRED');
    await checkout.settled(checkout.applyCoupon);
    expect(checkout.view().coupon).toEqual({
      code: 'EXPIRED',
      status: 'refused',
      discount: 0,
      problem: 'This coupon has expired.',
    });
    expect(checkout.told('coupon.kept').map(({ code }) => code)).toEqual([undefined]);
    checkout.proceed();
    expect(checkout.view().step).toBe('review');
    await checkout.settled(checkout.place);
    expect(checkout.orders).toMatchObject([{ total: 698 }]);
    expect(checkout.orders[0]).not.toHaveProperty('coupon');
  });

  it('says so when the cart’s own cannot be used any more', async () => {
    const checkout = await openPaymentStep({ start: { coupon: 'EXPIRED' } });
    expect(checkout.view().coupon).toMatchObject({ code: 'EXPIRED', status: 'refused' });
  });

  it.each([
    ['', 'Enter a coupon code'],
    ['  ', 'Enter a coupon code'],
    ['ab', 'This coupon code does not exist.'],
    ['two words', 'This coupon code does not exist.'],
  ])('asks nobody about %j', async (code, problem) => {
    const checkout = await openPaymentStep();
    checkout.changeCoupon(code);
    await checkout.settled(checkout.applyCoupon);
    expect(checkout.view().coupon).toMatchObject({ code, status: 'refused', problem });
    expect(checkout.asked).toHaveLength(1);
    checkout.changeCoupon('WELCOME10');
    expect(checkout.view().coupon).toMatchObject({ status: 'none', problem: undefined });
  });

  it('holds up nothing else while it is judged', async () => {
    const checkout = await openPaymentStep();
    checkout.changeCoupon('WELCOME10');
    checkout.applyCoupon();
    checkout.chooseMethod('UPI');
    checkout.toggleGstin(true);
    checkout.changeGstin('09aaacr5055k1z5');
    await settle();
    expect(checkout.view()).toMatchObject({
      method: 'UPI',
      gstin: { isWanted: true, value: '09AAACR5055K1Z5' },
      coupon: { status: 'applied' },
    });
    expect(checkout.told('choices.made').at(-1)?.choices).toMatchObject({ method: 'UPI', wantsGstin: true });
  });

  it('can be removed', async () => {
    const checkout = await openPaymentStep({ start: { coupon: 'WELCOME10' } });
    checkout.changeCoupon('OTHER');
    expect(checkout.view().coupon.code).toBe('WELCOME10');
    await checkout.settled(checkout.removeCoupon);
    expect(checkout.view()).toMatchObject({
      coupon: { code: '', status: 'none', discount: 0 },
      quote: { total: 698 },
    });
    expect(checkout.told('coupon.kept').at(0)?.code).toBeUndefined();
  });

  it('is applied by whoever goes on without pressing its button', async () => {
    const checkout = await openPaymentStep();
    checkout.changeCoupon('WELCOME10');
    await checkout.settled(checkout.proceed);
    expect(checkout.view()).toMatchObject({ step: 'review', quote: { total: 648 } });
  });

  it('keeps whoever goes on with one that cannot be used, once', async () => {
    const checkout = await openPaymentStep();
    checkout.changeCoupon('EXPIRED');
    await checkout.settled(checkout.proceed);
    expect(checkout.view()).toMatchObject({ step: 'payment', coupon: { status: 'refused' } });
    await checkout.settled(checkout.proceed);
    expect(checkout.view().step).toBe('review');
  });

  it('keeps whoever goes on with what can be none, once', async () => {
    const checkout = await openPaymentStep();
    checkout.changeCoupon('?');
    await checkout.settled(checkout.proceed);
    expect(checkout.view()).toMatchObject({ step: 'payment', coupon: { status: 'refused' } });
    await checkout.settled(checkout.proceed);
    expect(checkout.view().step).toBe('review');
  });

  it.each(FAILURES)('can be tried again when the line %s', async (_, lost, text) => {
    const answers = [lost];
    const checkout = await openPaymentStep({
      price: async (asked) => answers.shift()?.() ?? ok(priceOf(asked)),
    });
    checkout.changeCoupon('WELCOME10');
    await checkout.settled(checkout.proceed);
    expect(checkout.view()).toMatchObject({ step: 'payment', alert: { text }, coupon: { status: 'none' } });
    await checkout.settled(checkout.applyCoupon);
    expect(checkout.view()).toMatchObject({
      step: 'payment',
      alert: undefined,
      coupon: { status: 'applied' },
    });
  });

  it('is gone though the answer to its removal is lost: prices are asked for before the review', async () => {
    const answers = [FAILURES[0][1]];
    const checkout = await openPaymentStep({
      start: { coupon: 'WELCOME10' },
      price: async (asked) => answers.shift()?.() ?? ok(priceOf(asked)),
    });
    await checkout.settled(checkout.removeCoupon);
    expect(checkout.view()).toMatchObject({ step: 'payment', coupon: { status: 'none' } });
    await checkout.settled(checkout.proceed);
    expect(checkout.view()).toMatchObject({ step: 'review', quote: { total: 698 } });
  });

  it('can be left while it is checked', async () => {
    const checkout = await openPaymentStep();
    checkout.changeCoupon('WELCOME10');
    checkout.applyCoupon();
    checkout.askStep('address');
    await settle();
    expect(checkout.view()).toMatchObject({ step: 'address', coupon: { status: 'none' } });
  });
});
