import { fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { openCheckout, toPrice } from '../../../test/open-checkout.ts';
import { settle } from '../../../test/settle.ts';

const FAILURES = [
  [
    'is lost',
    async () => fail({ code: 'noResponse', message: 'No response from server.' } as const),
    'No response from server.',
  ],
  ['breaks', () => Promise.reject(new Error('broken')), 'Something went wrong. Please try again.'],
] as const;

/** Opens a checkout at the payment step. */
async function openPaymentStep(world: Parameters<typeof openCheckout>[0] = {}) {
  return openCheckout({ ...world, start: { step: 'payment', ...world.start } });
}

describe('the coupon at the checkout', () => {
  it('subtracts the discount of the server, and is saved', async () => {
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
    expect(checkout.emitted('coupon.saved').map(({ code }) => code)).toEqual(['WELCOME10']);
    checkout.proceed();
    await checkout.settled(checkout.place);
    expect(checkout.orders[0]).toMatchObject({ coupon: 'WELCOME10', total: 648 });
  });

  it('shows why it cannot be used; the order is sent without it', async () => {
    const checkout = await openPaymentStep();
    checkout.changeCoupon('EXPIRED');
    await checkout.settled(checkout.applyCoupon);
    expect(checkout.view().coupon).toEqual({
      code: 'EXPIRED',
      status: 'rejected',
      discount: 0,
      problem: 'This coupon has expired.',
    });
    expect(checkout.emitted('coupon.saved').map(({ code }) => code)).toEqual([undefined]);
    checkout.proceed();
    expect(checkout.view().step).toBe('review');
    await checkout.settled(checkout.place);
    expect(checkout.orders).toMatchObject([{ total: 698 }]);
    expect(checkout.orders[0]).not.toHaveProperty('coupon');
  });

  it('reports that the coupon of the cart cannot be used any more', async () => {
    const checkout = await openPaymentStep({ start: { coupon: 'EXPIRED' } });
    expect(checkout.view().coupon).toMatchObject({ code: 'EXPIRED', status: 'rejected' });
  });

  it.each([
    ['', 'Enter a coupon code'],
    ['  ', 'Enter a coupon code'],
    ['ab', 'This coupon code does not exist.'],
    ['two words', 'This coupon code does not exist.'],
  ])('sends no request for %j', async (code, problem) => {
    const checkout = await openPaymentStep();
    checkout.changeCoupon(code);
    await checkout.settled(checkout.applyCoupon);
    expect(checkout.view().coupon).toMatchObject({ code, status: 'rejected', problem });
    expect(checkout.requested).toHaveLength(1);
    checkout.changeCoupon('WELCOME10');
    expect(checkout.view().coupon).toMatchObject({ status: 'none', problem: undefined });
  });

  it('does not block anything else while it is checked', async () => {
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
    expect(checkout.emitted('choices.made').at(-1)?.choices).toMatchObject({
      method: 'UPI',
      wantsGstin: true,
    });
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
    expect(checkout.emitted('coupon.saved').at(0)?.code).toBeUndefined();
  });

  it('is applied when the user continues without pressing its button', async () => {
    const checkout = await openPaymentStep();
    checkout.changeCoupon('WELCOME10');
    await checkout.settled(checkout.proceed);
    expect(checkout.view()).toMatchObject({ step: 'review', quote: { total: 648 } });
  });

  it('stops a user that continues with an unusable coupon, once', async () => {
    const checkout = await openPaymentStep();
    checkout.changeCoupon('EXPIRED');
    await checkout.settled(checkout.proceed);
    expect(checkout.view()).toMatchObject({ step: 'payment', coupon: { status: 'rejected' } });
    await checkout.settled(checkout.proceed);
    expect(checkout.view().step).toBe('review');
  });

  it('stops a user that continues with an impossible code, once', async () => {
    const checkout = await openPaymentStep();
    checkout.changeCoupon('?');
    await checkout.settled(checkout.proceed);
    expect(checkout.view()).toMatchObject({ step: 'payment', coupon: { status: 'rejected' } });
    await checkout.settled(checkout.proceed);
    expect(checkout.view().step).toBe('review');
  });

  it.each(FAILURES)('can be tried again when the connection %s', async (_, lost, text) => {
    const results = [lost];
    const checkout = await openPaymentStep({
      price: async (requested) => results.shift()?.() ?? ok(toPrice(requested)),
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

  it('is removed although the response to its removal is lost: prices are requested before the review', async () => {
    const results = [FAILURES[0][1]];
    const checkout = await openPaymentStep({
      start: { coupon: 'WELCOME10' },
      price: async (requested) => results.shift()?.() ?? ok(toPrice(requested)),
    });
    await checkout.settled(checkout.removeCoupon);
    expect(checkout.view()).toMatchObject({ step: 'payment', coupon: { status: 'none' } });
    await checkout.settled(checkout.proceed);
    expect(checkout.view()).toMatchObject({ step: 'review', quote: { total: 698 } });
  });

  it('allows leaving the step while it is checked', async () => {
    const checkout = await openPaymentStep();
    checkout.changeCoupon('WELCOME10');
    checkout.applyCoupon();
    checkout.askStep('address');
    await settle();
    expect(checkout.view()).toMatchObject({ step: 'address', coupon: { status: 'none' } });
  });
});
