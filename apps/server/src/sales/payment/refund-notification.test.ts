import { beforeEach, describe, expect, it } from 'vitest';
import { MemberClient } from '../../../test/member-client.ts';
import { offer } from '../../../test/buyer.ts';
import { useFakeRazorpay } from '../../../test/fake-razorpay.ts';
import { Payer } from '../../../test/payer.ts';
import { stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('the notification of a refund', () => {
  const { razorpay, settings } = useFakeRazorpay();
  const app = useTestApp(settings);
  let asha: Payer;
  let reader: MemberClient;
  let tea = '';

  beforeEach(async () => {
    await app.sql('truncate rate_limits, orders, bv_entries, notifications cascade');
    razorpay.reset();
    asha = await Payer.logIn(app, 'asha');
    reader = await MemberClient.logIn(app, 'asha');
    [tea = ''] = await stockCopies(app, 1);
    await offer(app, tea, { pricePaise: 50_000, points: 7, quantity: 10 });
  });

  /** An order that is paid and then cancelled by its buyer. */
  async function cancelledOrder() {
    const order = await asha.place(tea);
    const paid = razorpay.pay(await asha.opened(order.id));
    await app.call('/api/payments/razorpay/webhook', razorpay.webhook('payment.captured', paid));
    await asha.cancel(order.id);
    return { ...order, paid };
  }

  it('is sent to the buyer once the refund is done, with a link to the order', async () => {
    const { id, number } = await cancelledOrder();
    expect(await reader.sentences()).toEqual([]);
    await app.runJobs();
    expect((await reader.notifications()).data).toEqual([
      {
        id: expect.any(String),
        kind: 'ORDER',
        text: 'Your money for order {number} is back.',
        values: { number },
        link: `/manage/orders/${id}`,
        readAt: null,
        createdAt: new Date(app.clock.now).toISOString(),
      },
    ]);
  });

  it('is sent once, however often and from whatever source the refund is reported', async () => {
    const { paid } = await cancelledOrder();
    await Promise.all([app.runJobs(), app.runJobs()]);
    const webhook = () => razorpay.webhook('refund.processed', paid);
    await Promise.all([1, 2, 3].map(() => app.call('/api/payments/razorpay/webhook', webhook())));
    await app.runJobs();
    expect(await reader.sentences()).toEqual(['Your money for order {number} is back.']);
  });

  it('is not sent while the bank processes the refund', async () => {
    razorpay.refundStatus = 'pending';
    const { paid } = await cancelledOrder();
    await app.runJobs();
    expect(await reader.sentences()).toEqual([]);
    for (const refund of razorpay.refunds) refund.status = 'processed';
    await app.call('/api/payments/razorpay/webhook', razorpay.webhook('refund.processed', paid));
    expect(await reader.sentences()).toEqual(['Your money for order {number} is back.']);
  });
});
