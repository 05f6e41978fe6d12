import { beforeEach, describe, expect, it } from 'vitest';
import { Buyer, counted, orderIn, readRejection, toStock } from '../../../test/buyer.ts';
import { useFakeRazorpay } from '../../../test/fake-razorpay.ts';
import { SELLER } from '../../../test/invoices.ts';
import { Payer } from '../../../test/payer.ts';
import { useOrderShop } from '../../../test/order-shop.ts';
import { useTestApp } from '../../../test/test-app.ts';

const TOO_LATE = [409, 'This order can no longer be cancelled.'];
const TOO_MANY = [409, 'The order does not have so many pieces.'];

describe('pieces of an order that their buyer cancels', () => {
  const { razorpay, settings } = useFakeRazorpay();
  const app = useTestApp(settings, { seller: SELLER });
  const shop = useOrderShop(app);
  beforeEach(() => razorpay.reset());

  it('give back their stock and points, and the buyer pays less on delivery', async () => {
    const { id, canCancelPieces } = await shop.ravi.place([shop.tea, 2], [shop.soap, 1]);
    expect(canCancelPieces).toBe(true);
    expect(await orderIn(await shop.ravi.cancelPieces(id, [[shop.tea, 1]]))).toMatchObject({
      status: 'PLACED',
      total: 700,
      reversedTotal: 300,
      items: [{ reversed: 1 }, { reversed: 0 }],
      reversals: [{ kind: 'CANCELLATION', state: 'DONE', reason: null, amount: 300, creditNote: null }],
      refunds: [],
      payment: { status: 'DUE' },
      canCancelPieces: true,
    });
    expect([await toStock(app, shop.tea), await toStock(app, shop.soap)]).toEqual([9, 9]);
    expect(await shop.ravi.points()).toEqual({ PENDING: 9, CANCELLED: 7 });
    // A member is not notified of an own cancellation.
    expect(await app.sql(`select text from notifications where user_id = '${shop.ravi.id}'`)).toEqual([]);
  });

  it('are refunded through the provider once it is paid, with a credit note for the invoice', async () => {
    const asha = await Payer.logIn(app, 'asha');
    const buyer = await Buyer.logIn(app, 'asha');
    const { id } = await orderIn(await buyer.order([[shop.tea, 2]], { method: 'UPI' }));
    const paid = razorpay.pay(await asha.opened(id));
    expect(await readRejection(await buyer.cancelPieces(id, [[shop.tea, 1]]))).toEqual(TOO_LATE);
    await app.call('/api/payments/razorpay/webhook', razorpay.webhook('payment.captured', paid));
    expect((await buyer.invoice(id)).status).toBe(200);
    expect(await orderIn(await buyer.cancelPieces(id, [[shop.tea, 1]]))).toMatchObject({
      status: 'PLACED',
      reversals: [{ amount: 300, creditNote: 'PGC/26-27/000001' }],
      payment: { status: 'REFUND_DUE' },
      refunds: [{ amount: 300, isByProvider: true, status: 'DUE' }],
    });
    await app.runJobs();
    expect(await orderIn(await buyer.get(`/api/orders/${id}`))).toMatchObject({
      payment: { status: 'PAID' },
      refunds: [{ amount: 300, status: 'PAID' }],
    });
  });

  it('cancel the whole order when they are its last ones', async () => {
    const { id } = await shop.ravi.place([shop.tea, 1], [shop.soap, 1]);
    expect(await orderIn(await shop.ravi.cancelPieces(id, [[shop.soap, 1]]))).toMatchObject({
      canCancelPieces: false,
    });
    expect(await orderIn(await shop.ravi.cancelPieces(id, [[shop.tea, 1]]))).toMatchObject({
      status: 'CANCELLED',
      total: 449,
      reversedTotal: 449,
      payment: { status: 'CANCELLED' },
    });
    expect([await toStock(app, shop.tea), await toStock(app, shop.soap)]).toEqual([10, 10]);
    expect(await shop.ravi.points()).toEqual({ PENDING: 0, CANCELLED: 9 });
  });

  it('are cancelled once when they are sent 5 times at once', async () => {
    const { id } = await shop.ravi.place([shop.tea, 1], [shop.soap, 1]);
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => shop.ravi.cancelPieces(id, [[shop.tea, 1]])),
    );
    expect(await counted(responses)).toEqual({ 200: 1, [TOO_MANY.join(' ')]: 4 });
    expect([await toStock(app, shop.tea), await shop.ravi.points()]).toEqual([
      10,
      { PENDING: 2, CANCELLED: 7 },
    ]);
  });

  it('are rejected once the order is packed, when there are not so many, and for another member', async () => {
    const { id } = await shop.ravi.place([shop.tea, 1], [shop.soap, 1]);
    const asha = await Buyer.logIn(app, 'asha');
    expect(await readRejection(await asha.cancelPieces(id, [[shop.tea, 1]]))).toEqual([404, 'Not found']);
    expect(await readRejection(await shop.ravi.cancelPieces(id, [[shop.tea, 2]]))).toEqual(TOO_MANY);
    expect(await readRejection(await shop.ravi.cancelPieces(id, []))).toEqual([
      400,
      'Choose at least one product',
    ]);
    expect(await shop.staff.move(id, 'CONFIRMED')).toMatchObject({ canCancelPieces: true });
    expect(await shop.staff.move(id, 'PACKED')).toMatchObject({ canCancel: true, canCancelPieces: false });
    expect(await readRejection(await shop.ravi.cancelPieces(id, [[shop.tea, 1]]))).toEqual(TOO_LATE);
    expect(await toStock(app, shop.tea)).toBe(9);
  });
});
