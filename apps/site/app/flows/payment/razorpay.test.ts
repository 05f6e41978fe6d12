import { fail, ok } from '@pgm/api/contract';
import { realOpening } from '@pgm/machines/payment';
import { describe, expect, it } from 'vitest';
import { fakeRazorpay } from './fake-razorpay.ts';
import { loadRazorpay } from './load-razorpay.ts';
import { showRazorpay } from './show-razorpay.ts';

const NOT_LOADED = fail({ code: 'noResponse', message: 'The payment window could not be loaded.' });

describe('the script of Razorpay', () => {
  it('is asked for again after it could not be had, and once it is there no more', async () => {
    const asked: string[] = [];
    const { Razorpay } = fakeRazorpay();
    const broken = {
      run: async (address: string) => {
        asked.push(address);
        throw new Error('offline');
      },
    };
    const empty = { run: async (address: string) => void asked.push(address) };
    const whole = { ...empty, Razorpay };
    expect(await loadRazorpay(broken)).toEqual(NOT_LOADED);
    expect(await loadRazorpay(empty)).toEqual(NOT_LOADED);
    expect(await Promise.all([loadRazorpay(whole), loadRazorpay(whole)])).toEqual([
      ok(undefined),
      ok(undefined),
    ]);
    expect(await loadRazorpay(whole)).toEqual(ok(undefined));
    expect(asked).toEqual(Array.from({ length: 3 }, () => 'https://checkout.razorpay.com/v1/checkout.js'));
  });
});

describe('the sheet of Razorpay', () => {
  /** An open sheet, and what it will end with. */
  function openSheet(opening = realOpening) {
    const { Razorpay, sheets } = fakeRazorpay();
    const leaving = new AbortController();
    const answer = showRazorpay(Razorpay, opening, leaving.signal);
    const [sheet] = sheets;
    if (sheet === undefined) throw new Error('no sheet was made');
    return { answer, sheet, leaving };
  }

  it('is opened for our order, in paise, with what is known of the buyer', () => {
    const { sheet } = openSheet({ ...realOpening, amount: 1428.55 });
    expect(sheet.isOpen).toBe(true);
    expect(sheet.options).toMatchObject({
      key: 'rzp_test_key',
      order_id: 'order_1',
      amount: 142_855,
      currency: 'INR',
      name: 'PGM Wellness',
      prefill: { name: 'Asha Mishra', email: 'asha@example.in', contact: '+919000000001' },
    });
  });

  it('is not filled with what is not known', () => {
    const { sheet } = openSheet({ ...realOpening, prefill: { name: 'Asha', email: null, contact: null } });
    expect(sheet.options.prefill).toEqual({ name: 'Asha' });
  });

  it('ends with its receipt', async () => {
    const { answer, sheet } = openSheet();
    sheet.options.handler({
      razorpay_order_id: 'order_1',
      razorpay_payment_id: 'pay_1',
      razorpay_signature: 'ab12',
    });
    expect(await answer).toEqual({
      kind: 'paid',
      receipt: { providerOrderId: 'order_1', providerPaymentId: 'pay_1', signature: 'ab12' },
    });
  });

  it.each([undefined, {}, { razorpay_payment_id: 'pay_1' }])(
    'has been paid in, though it hands over %j',
    async (response) => {
      const { answer, sheet } = openSheet();
      sheet.options.handler(response);
      expect(await answer).toEqual({ kind: 'paid', receipt: undefined });
    },
  );

  it('can be closed', async () => {
    const { answer, sheet } = openSheet();
    sheet.options.modal.ondismiss();
    expect(await answer).toEqual({ kind: 'dismissed' });
  });

  it.each([
    [{ error: { description: 'Your card has expired.' } }, 'Your card has expired.'],
    [{ error: { description: '' } }, 'The bank declined the payment.'],
    ['gone', 'The bank declined the payment.'],
  ])('tells why its last try failed once it is closed: %j', async (response, reason) => {
    const { answer, sheet } = openSheet();
    sheet.decline({ error: { description: 'An earlier one.' } });
    sheet.decline(response);
    sheet.options.modal.ondismiss();
    expect(await answer).toEqual({ kind: 'failed', reason });
  });

  it('can be paid in after a try that failed', async () => {
    const { answer, sheet } = openSheet();
    sheet.decline({ error: { description: 'Your card has expired.' } });
    sheet.options.handler(undefined);
    expect(await answer).toMatchObject({ kind: 'paid' });
  });

  it('goes when the page is left', () => {
    const { sheet, leaving } = openSheet();
    leaving.abort();
    expect(sheet.isOpen).toBe(false);
  });

  it('is a bug without its script', async () => {
    await expect(showRazorpay(undefined, realOpening, new AbortController().signal)).rejects.toThrow(
      'Razorpay is not loaded',
    );
  });
});
