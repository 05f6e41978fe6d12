import { type Quote, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { settle } from '../../test/settle.ts';
import { type CheckoutWorld, openCheckout } from '../../test/open-checkout.ts';
import { sampleQuote } from './index.ts';

const LINE_LOST = fail({ code: 'noResponse', message: 'No response from server.' } as const);

/** A checkout whose questions for prices are answered when the test says. */
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
  const answer = async (nth: number, result: Result<Quote>) => {
    questions[nth]?.resolve(result);
    await settle();
  };
  return { ...checkout, answer };
}

describe('a delivery that is chosen while it is asked what another one costs', () => {
  it('is kept, and gone on with at once where its price is known; no late answer changes that', async () => {
    const checkout = await openWaiting();
    checkout.proceed();
    checkout.chooseDelivery('EXPRESS');
    checkout.proceed();
    expect(checkout.view()).toMatchObject({ step: 'delivery', isPricing: true });
    checkout.chooseDelivery('STANDARD');
    expect(checkout.view()).toMatchObject({ step: 'payment', delivery: 'STANDARD', isPricing: false });
    await checkout.answer(0, ok({ ...sampleQuote, total: 797 }));
    expect(checkout.view()).toMatchObject({ step: 'payment', quote: { total: sampleQuote.total } });
    const kept = checkout.told('choices.made').map(({ choices }) => choices.delivery);
    expect(kept).toEqual(['EXPRESS', 'STANDARD']);
    await checkout.review();
    await checkout.settled(checkout.place);
    expect(checkout.orders.map(({ delivery }) => delivery)).toEqual(['STANDARD']);
  });

  it('is asked about where its price is not known, and the answer for the other one is not heard', async () => {
    const checkout = await openWaiting({ coupon: 'WELCOME10' });
    checkout.proceed();
    checkout.proceed();
    checkout.removeCoupon();
    await checkout.answer(0, LINE_LOST);
    checkout.askStep('delivery');
    checkout.proceed();
    checkout.chooseDelivery('EXPRESS');
    expect(checkout.view()).toMatchObject({ step: 'delivery', delivery: 'EXPRESS', isPricing: true });
    await checkout.answer(1, ok(sampleQuote));
    expect(checkout.view().isPricing).toBe(true);
    await checkout.answer(2, ok({ ...sampleQuote, total: 797 }));
    expect(checkout.view()).toMatchObject({ step: 'payment', delivery: 'EXPRESS', quote: { total: 797 } });
    expect(checkout.asked.map(({ delivery }) => delivery)).toEqual([
      'STANDARD',
      'STANDARD',
      'STANDARD',
      'EXPRESS',
    ]);
  });
});
