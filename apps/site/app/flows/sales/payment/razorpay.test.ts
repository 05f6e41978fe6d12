import { fail, ok } from '@pgm/api/contract';
import { realOpening } from '@pgm/machines/sales/payment/testing';
import { describe, expect, it } from 'vitest';
import { fakeRazorpay } from './fake-razorpay.ts';
import { loadRazorpay } from './load-razorpay.ts';
import { showRazorpay } from './show-razorpay.ts';

const NOT_LOADED = fail({ code: 'noResponse', message: 'The payment window could not be loaded.' });

describe('the script of Razorpay', () => {
  it('is requested again after a failure, and never after it was loaded', async () => {
    const requested: string[] = [];
    const { Razorpay } = fakeRazorpay();
    const broken = {
      run: async (address: string) => {
        requested.push(address);
        throw new Error('offline');
      },
    };
    const empty = { run: async (address: string) => void requested.push(address) };
    const whole = { ...empty, Razorpay };
    expect(await loadRazorpay(broken)).toEqual(NOT_LOADED);
    expect(await loadRazorpay(empty)).toEqual(NOT_LOADED);
    expect(await Promise.all([loadRazorpay(whole), loadRazorpay(whole)])).toEqual([
      ok(undefined),
      ok(undefined),
    ]);
    expect(await loadRazorpay(whole)).toEqual(ok(undefined));
    expect(requested).toEqual(
      Array.from({ length: 3 }, () => 'https://checkout.razorpay.com/v1/checkout.js'),
    );
  });
});

describe('the sheet of Razorpay', () => {
  /** An open sheet and its later result. */
  function openSheet(opening = realOpening) {
    const { Razorpay, sheets } = fakeRazorpay();
    const leaving = new AbortController();
    const result = showRazorpay(Razorpay, opening, leaving.signal);
    const [sheet] = sheets;
    if (sheet === undefined) throw new Error('no sheet was made');
    return { result, sheet, leaving };
  }

  it('is opened for our order, in paise, with the known data of the buyer', () => {
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

  it('is not filled with unknown data', () => {
    const { sheet } = openSheet({ ...realOpening, prefill: { name: 'Asha', email: null, contact: null } });
    expect(sheet.options.prefill).toEqual({ name: 'Asha' });
  });

  it('ends with its receipt', async () => {
    const { result, sheet } = openSheet();
    sheet.options.handler({
      razorpay_order_id: 'order_1',
      razorpay_payment_id: 'pay_1',
      razorpay_signature: 'ab12',
    });
    expect(await result).toEqual({
      kind: 'paid',
      receipt: { providerOrderId: 'order_1', providerPaymentId: 'pay_1', signature: 'ab12' },
    });
  });

  it.each([undefined, {}, { razorpay_payment_id: 'pay_1' }])(
    'reports a payment even when the receipt is %j',
    async (response) => {
      const { result, sheet } = openSheet();
      sheet.options.handler(response);
      expect(await result).toEqual({ kind: 'paid', receipt: undefined });
    },
  );

  it('can be closed', async () => {
    const { result, sheet } = openSheet();
    sheet.options.modal.ondismiss();
    expect(await result).toEqual({ kind: 'dismissed' });
  });

  it.each([
    [{ error: { description: 'Your card has expired.' } }, 'Your card has expired.'],
    [{ error: { description: '' } }, 'The bank declined the payment.'],
    ['gone', 'The bank declined the payment.'],
  ])('reports after closing why the last attempt failed: %j', async (response, reason) => {
    const { result, sheet } = openSheet();
    sheet.decline({ error: { description: 'An earlier one.' } });
    sheet.decline(response);
    sheet.options.modal.ondismiss();
    expect(await result).toEqual({ kind: 'failed', reason });
  });

  it('accepts a payment after an attempt that failed', async () => {
    const { result, sheet } = openSheet();
    sheet.decline({ error: { description: 'Your card has expired.' } });
    sheet.options.handler(undefined);
    expect(await result).toMatchObject({ kind: 'paid' });
  });

  it('closes when the user leaves the page', () => {
    const { sheet, leaving } = openSheet();
    leaving.abort();
    expect(sheet.isOpen).toBe(false);
  });

  it('throws when its script is not loaded', async () => {
    await expect(showRazorpay(undefined, realOpening, new AbortController().signal)).rejects.toThrow(
      'Razorpay is not loaded',
    );
  });
});
