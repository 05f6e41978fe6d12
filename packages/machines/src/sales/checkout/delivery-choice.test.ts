import { type PinDelivery, type Quote, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { settle } from '../../../test/settle.ts';
import { type CheckoutWorld, NOW, OFFICE, openCheckout, toPrice } from '../../../test/open-checkout.ts';
import { sampleAddress } from '../../members/address-form/address-form.scenario.ts';
import { sampleQuote } from '../sample-order/sample-order.ts';

const CONNECTION_LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);

/** Opens a checkout in which the test decides when requests for prices get a response. */
async function openWaiting(start: CheckoutWorld['start'] = {}) {
  const questions: PromiseWithResolvers<Result<Quote>>[] = [];
  const checkout = await openCheckout({
    start,
    price: () => {
      const question = Promise.withResolvers<Result<Quote>>();
      questions.push(question);
      return question.promise;
    },
  });
  const respond = async (nth: number, result: Result<Quote>) => {
    questions[nth]?.resolve(result);
    await settle();
  };
  return { ...checkout, respond };
}

describe('a delivery method that is selected while the price of another one is requested', () => {
  it('is saved, and the user continues at once if its price is known; no late response changes that', async () => {
    const checkout = await openWaiting();
    checkout.proceed();
    checkout.chooseDelivery('EXPRESS');
    checkout.proceed();
    expect(checkout.view()).toMatchObject({ step: 'delivery', isPricing: true });
    checkout.chooseDelivery('STANDARD');
    expect(checkout.view()).toMatchObject({ step: 'payment', delivery: 'STANDARD', isPricing: false });
    await checkout.respond(0, ok({ ...sampleQuote, total: 797 }));
    expect(checkout.view()).toMatchObject({ step: 'payment', quote: { total: sampleQuote.total } });
    const saved = checkout.emitted('choices.made').map(({ choices }) => choices.delivery);
    expect(saved).toEqual(['EXPRESS', 'STANDARD']);
    await checkout.review();
    await checkout.settled(checkout.place);
    expect(checkout.orders.map(({ delivery }) => delivery)).toEqual(['STANDARD']);
  });

  it('gets its own request if its price is not known, and the response for the other one is ignored', async () => {
    const checkout = await openWaiting({ coupon: 'WELCOME10' });
    checkout.proceed();
    checkout.proceed();
    checkout.removeCoupon();
    await checkout.respond(0, CONNECTION_LOST);
    checkout.askStep('delivery');
    checkout.proceed();
    checkout.chooseDelivery('EXPRESS');
    expect(checkout.view()).toMatchObject({ step: 'delivery', delivery: 'EXPRESS', isPricing: true });
    await checkout.respond(1, ok(sampleQuote));
    expect(checkout.view().isPricing).toBe(true);
    await checkout.respond(2, ok({ ...sampleQuote, total: 797 }));
    expect(checkout.view()).toMatchObject({ step: 'payment', delivery: 'EXPRESS', quote: { total: 797 } });
    expect(checkout.requested.map(({ delivery }) => delivery)).toEqual([
      'STANDARD',
      'STANDARD',
      'STANDARD',
      'EXPRESS',
    ]);
  });
});

describe('the total of the first two steps', () => {
  it('has the fee of the chosen delivery method before its price is requested', async () => {
    const checkout = await openCheckout();
    expect(checkout.view()).toMatchObject({ step: 'address', quote: { deliveryFee: 0, total: 698 } });
    checkout.proceed();
    checkout.chooseDelivery('EXPRESS');
    expect(checkout.view()).toMatchObject({ step: 'delivery', quote: { deliveryFee: 99, total: 797 } });
    expect(checkout.requested).toHaveLength(1);
    checkout.chooseDelivery('STANDARD');
    expect(checkout.view()).toMatchObject({ quote: { deliveryFee: 0, total: 698 } });
  });

  it('leads no further when an item cannot be ordered', async () => {
    const checkout = await openCheckout({ quote: () => ({ ...sampleQuote, canOrder: false }) });
    checkout.proceed();
    expect(checkout.view()).toMatchObject({ step: 'address', canContinue: false });
    checkout.askStep('delivery');
    checkout.proceed();
    expect(checkout.view()).toMatchObject({ step: 'delivery', canContinue: false });
  });
});

describe('the note for the courier', () => {
  it('is sent with the order, as long as a packing slip has room, and is saved with each letter', async () => {
    const checkout = await openCheckout();
    checkout.proceed();
    checkout.changeCourierNote(` ${'x'.repeat(200)}`);
    expect(checkout.view().courierNote).toBe(` ${'x'.repeat(119)}`);
    checkout.changeCourierNote(' Behind the water tank ');
    const saved = checkout.emitted('choices.made').map(({ choices }) => choices.courierNote);
    expect(saved).toEqual([` ${'x'.repeat(119)}`, ' Behind the water tank ']);
    await checkout.review();
    await checkout.settled(checkout.place);
    expect(checkout.orders.map(({ courierNote }) => courierNote)).toEqual(['Behind the water tank']);
  });

  it('stays over a reload, can be typed while a price is requested, and is left out when it is empty', async () => {
    const checkout = await openWaiting({ step: 'delivery', choices: { courierNote: 'Ring twice' } });
    expect(checkout.view()).toMatchObject({ step: 'delivery', courierNote: 'Ring twice' });
    checkout.chooseDelivery('EXPRESS');
    checkout.proceed();
    expect(checkout.view().isPricing).toBe(true);
    checkout.changeCourierNote('  ');
    await checkout.respond(0, ok({ ...sampleQuote, total: 797 }));
    await checkout.review();
    await checkout.settled(checkout.place);
    expect(checkout.orders).toEqual([expect.not.objectContaining({ courierNote: expect.anything() })]);
  });
});

describe('an address with its own terms of delivery', () => {
  const days = { STANDARD: 12, EXPRESS: 3 };
  const openAt = (delivery: PinDelivery) =>
    openCheckout({
      facts: async (requested) =>
        ok({ addresses: [{ ...sampleAddress, delivery }, OFFICE], quote: toPrice(requested), now: NOW }),
    });

  it('that is not served says so, and only another one goes on', async () => {
    const checkout = await openAt({ isServed: false, hasCashOnDelivery: false, days });
    expect(checkout.view()).toMatchObject({
      step: 'address',
      alert: { text: `We do not deliver to ${sampleAddress.postal_code} yet.` },
      canContinue: false,
    });
    checkout.selectAddress(OFFICE.id);
    expect(checkout.view()).toMatchObject({ alert: undefined, canContinue: true });
  });

  it('shows the days of its PIN code', async () => {
    const checkout = await openAt({ isServed: true, hasCashOnDelivery: true, days });
    expect(checkout.view().deliveries.map(({ arrivesBy }) => (arrivesBy - NOW) / 86_400_000)).toEqual([
      12, 3,
    ]);
  });

  it('is not paid on delivery where that is not offered', async () => {
    const checkout = await openAt({ isServed: true, hasCashOnDelivery: false, days });
    checkout.proceed();
    await checkout.settled(checkout.proceed);
    await checkout.settled(checkout.proceed);
    expect(checkout.view()).toMatchObject({
      step: 'payment',
      alert: { text: 'Cash on delivery is not available at this PIN code. Pay by UPI or card.' },
    });
    checkout.chooseMethod('UPI');
    await checkout.settled(checkout.proceed);
    expect(checkout.view().step).toBe('review');
  });
});
