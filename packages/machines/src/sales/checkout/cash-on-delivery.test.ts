import { type Quote, fail } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { openCheckout } from '../../../test/open-checkout.ts';
import { sampleQuote } from '../sample-order/sample-order.ts';

const UNPROVEN = 'Cash on delivery needs a verified mobile number.';
const TOO_MUCH = 'This amount is too high for cash on delivery. Please choose another payment method.';

describe('cash on delivery', () => {
  /** A checkout at its payment step; the quotes come one after the other, the last one again and again. */
  async function openPayment(...problems: Quote['codProblem'][]) {
    const quote = () => {
      const problem = problems.length > 1 ? problems.shift() : problems[0];
      return { ...sampleQuote, ...(problem && { codProblem: problem }) };
    };
    const checkout = await openCheckout({ quote });
    checkout.proceed();
    await checkout.settled(checkout.proceed);
    return checkout;
  }

  it('needs a proven mobile number: the step says so, and does not go on', async () => {
    const checkout = await openPayment('UNPROVEN_MOBILE');
    expect(checkout.view()).toMatchObject({ step: 'payment', methodProblem: UNPROVEN, canProveMobile: true });
    expect(checkout.view().alert).toBeUndefined();
    await checkout.settled(checkout.proceed);
    expect(checkout.view()).toMatchObject({ step: 'payment', alert: { text: UNPROVEN } });
  });

  it('is possible as soon as the number is proven', async () => {
    const checkout = await openPayment('UNPROVEN_MOBILE', undefined);
    await checkout.settled(checkout.mobileProven);
    expect(checkout.view()).toMatchObject({
      step: 'payment',
      methodProblem: undefined,
      canProveMobile: false,
    });
    await checkout.settled(checkout.proceed);
    expect(checkout.view().step).toBe('review');
  });

  it('has a maximum, which no proof changes; another method has none', async () => {
    const checkout = await openPayment('TOO_MUCH');
    expect(checkout.view()).toMatchObject({ methodProblem: TOO_MUCH, canProveMobile: false });
    await checkout.settled(checkout.proceed);
    checkout.chooseMethod('UPI');
    expect(checkout.view()).toMatchObject({ methodProblem: undefined, alert: undefined });
    await checkout.settled(checkout.proceed);
    expect(checkout.view().step).toBe('review');
  });

  it('that the server rejects leads back to the payment step', async () => {
    const problems: Quote['codProblem'][] = [undefined, 'TOO_MUCH'];
    const quote = () => {
      const problem = problems.length > 1 ? problems.shift() : problems[0];
      return { ...sampleQuote, ...(problem && { codProblem: problem }) };
    };
    const checkout = await openCheckout({
      quote,
      place: async () => fail({ code: 'conflict', message: TOO_MUCH } as const),
    });
    for (const _ of ['delivery', 'payment', 'review']) await checkout.settled(checkout.proceed);
    await checkout.settled(checkout.place);
    expect(checkout.view()).toMatchObject({
      step: 'payment',
      alert: { text: TOO_MUCH },
      methodProblem: TOO_MUCH,
    });
  });
});
