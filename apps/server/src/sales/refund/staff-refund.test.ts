import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Buyer, openShop, orderIn, readRejection } from '../../../test/buyer.ts';
import { useFakeRazorpay } from '../../../test/fake-razorpay.ts';
import { SELLER } from '../../../test/invoices.ts';
import { HOME_DELIVERY, OrderStaff } from '../../../test/order-staff.ts';
import { Payer } from '../../../test/payer.ts';
import { useTestApp } from '../../../test/test-app.ts';

const TOO_MUCH = [409, 'This is more than can be refunded.'];
const CHANGED = [409, 'Another refund was recorded meanwhile. Check the amount, then save again.'];
const TRANSFER = { method: 'BANK_TRANSFER', reference: 'UTR 1', reason: 'The jar was broken.' };

describe('a refund by staff', () => {
  const { razorpay, settings } = useFakeRazorpay();
  const app = useTestApp(settings, { seller: SELLER });
  let ravi: Buyer;
  let staff: OrderStaff;
  let tea = '';

  beforeAll(async () => {
    ravi = await Buyer.logIn(app, 'ravi');
    staff = await OrderStaff.logIn(app);
  });
  beforeEach(async () => {
    razorpay.reset();
    [tea = ''] = await openShop(app, { pricePaise: 30_000, points: 7, quantity: 10 });
  });
  /** An order of 600 rupees that was paid on delivery. */
  const delivered = async () => {
    const { id } = await ravi.place([tea, 2]);
    await staff.move(id, ...HOME_DELIVERY);
    return id;
  };
  /** Refunds an amount, after all refunds so far were seen. */
  const refund = async (id: string, amount: number, change: object = {}) => {
    const { refundedPaise } = await staff.order(id);
    return staff.send('POST', `${id}/refunds`, { ...TRANSFER, amount, refundedPaise, ...change });
  };

  /** Refunds an amount, which must succeed. */
  const refunded = async (id: string, amount: number, change: object = {}) => {
    const { refundedPaise } = await staff.order(id);
    return staff.change('POST', `${id}/refunds`, { ...TRANSFER, amount, refundedPaise, ...change });
  };

  it('needs an amount, a method, a reference and a reason', async () => {
    const id = await delivered();
    const response = await staff.send('POST', `${id}/refunds`, {
      amount: 0.001,
      method: 'UPI',
      reference: '',
      refundedPaise: 0,
    });
    expect(await readRejection(response)).toEqual([
      400,
      'Amount can have at most 2 decimals Reason is required',
    ]);
    expect(await readRejection(await refund(id, 50, { reference: '' }))).toEqual([
      400,
      'Reference is required',
    ]);
  });

  it('is goodwill where nothing is due, up to what was paid, and the buyer sees why', async () => {
    const id = await delivered();
    expect(await refunded(id, 50.5)).toMatchObject({
      status: 'DELIVERED',
      payment: { status: 'PAID' },
      refundable: 549.5,
      refunds: [{ amount: 50.5, status: 'PAID', method: 'BANK_TRANSFER', reference: 'UTR 1' }],
    });
    expect(await readRejection(await refund(id, 549.51, { reference: 'UTR 2' }))).toEqual(TOO_MUCH);
    expect((await refund(id, 549.5, { reference: 'UTR 2' })).status).toBe(200);
    expect(await orderIn(await ravi.get(`/api/orders/${id}`))).toMatchObject({
      refunds: [{ reason: 'The jar was broken.' }, { amount: 549.5 }],
    });
  });

  it('pays what is due first, in parts too, and never counts it twice', async () => {
    const id = await delivered();
    await ravi.sendBack(id, 'It was broken.', [[tea, 1]]);
    await staff.send('POST', `${id}/inspection`, { items: [{ productId: tea, outcome: 'WRITTEN_OFF' }] });
    expect(await refunded(id, 100)).toMatchObject({
      payment: { status: 'REFUND_DUE' },
      refundable: 300,
      refunds: [
        { amount: 200, status: 'DUE', method: null },
        { amount: 100, status: 'PAID', reference: 'UTR 1' },
      ],
    });
    expect(await refunded(id, 250, { reference: 'UTR 2' })).toMatchObject({
      payment: { status: 'PAID' },
      refundable: 250,
      refunds: [
        { amount: 200, status: 'PAID', reference: 'UTR 2' },
        { amount: 100, status: 'PAID', reference: 'UTR 1' },
        { amount: 50, status: 'PAID', reference: 'UTR 2' },
      ],
    });
    expect(await readRejection(await refund(id, 250.01, { reference: 'UTR 3' }))).toEqual(TOO_MUCH);
  });

  it('is recorded once when two staff record it at the same time', async () => {
    const id = await delivered();
    const same = { refundedPaise: 0 };
    const responses = await Promise.all([refund(id, 50, same), refund(id, 50, same)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await orderIn(await ravi.get(`/api/orders/${id}`))).toMatchObject({ refunds: [{ amount: 50 }] });
  });

  it('is recorded once when two staff record it with references of their own', async () => {
    const id = await delivered();
    const asha = await OrderStaff.logIn(app, 'admin');
    const byHand = { ...TRANSFER, amount: 50, refundedPaise: 0 };
    const responses = await Promise.all([
      staff.send('POST', `${id}/refunds`, { ...byHand, reference: 'UTR 1' }),
      asha.send('POST', `${id}/refunds`, { ...byHand, reference: 'UTR 2' }),
    ]);
    const [late] = responses.filter(({ status }) => status !== 200);
    expect(late && (await readRejection(late.clone()))).toEqual(CHANGED);
    // The form shows what the other has recorded.
    expect(await late?.json()).toMatchObject({ current: { id, refundedPaise: 5000, refundable: 550 } });
    expect((await staff.order(id)).refunds).toMatchObject([{ amount: 50, status: 'PAID' }]);
    expect((await refund(id, 50, { reference: 'UTR 3' })).status).toBe(200);
  });

  it('of a part of what is due is recorded once by two staff, though the sum of the refunds stays', async () => {
    const id = await delivered();
    await ravi.sendBack(id, 'It was broken.', [[tea, 1]]);
    await staff.send('POST', `${id}/inspection`, { items: [{ productId: tea, outcome: 'WRITTEN_OFF' }] });
    const { refundedPaise } = await staff.order(id);
    expect(refundedPaise).toBe(0);
    const both = ['UTR 1', 'UTR 2'].map((reference) => refund(id, 100, { reference, refundedPaise }));
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await staff.order(id)).refunds).toMatchObject([
      { amount: 200, status: 'DUE' },
      { amount: 100, status: 'PAID' },
    ]);
  });

  it('leaves out what was cancelled before it was paid on delivery', async () => {
    const { id } = await ravi.place([tea, 2]);
    await staff.cancelPieces(id, { [tea]: 1 });
    expect(await readRejection(await refund(id, 1))).toEqual(TOO_MUCH);
    await staff.move(id, ...HOME_DELIVERY);
    expect(await readRejection(await refund(id, 300.01))).toEqual(TOO_MUCH);
    expect((await refund(id, 300)).status).toBe(200);
  });

  it('goes through the provider of an online payment, once', async () => {
    const asha = await Payer.logIn(app, 'asha');
    const { id } = await asha.place(tea);
    const paid = razorpay.pay(await asha.opened(id));
    await app.call('/api/payments/razorpay/webhook', razorpay.webhook('payment.captured', paid));
    const byProvider = (reason: string) =>
      refund(id, 20, { method: 'PROVIDER', reference: '', reason, refundedPaise: 0 });
    const reasons = ['The jar was broken.', 'It was late.'];
    const responses = await Promise.all(reasons.map(byProvider));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const reason = reasons[responses.findIndex(({ status }) => status === 200)];
    // A refund under way counts as seen.
    expect((await staff.order(id)).refundedPaise).toBe(2000);
    await app.runJobs();
    expect(await (await staff.get(`/api/admin/orders/${id}`)).json()).toMatchObject({
      data: {
        hasProvider: true,
        payment: { status: 'PAID' },
        refunds: [{ amount: 20, isByProvider: true, status: 'PAID', reason }],
      },
    });
    const onDelivery = await delivered();
    expect(await readRejection(await refund(onDelivery, 20, { method: 'PROVIDER' }))).toEqual([
      409,
      'No provider has this payment. Choose another method.',
    ]);
  });
});
