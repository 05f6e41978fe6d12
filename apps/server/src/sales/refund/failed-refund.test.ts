import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openShop, readRejection } from '../../../test/buyer.ts';
import { useFakeRazorpay } from '../../../test/fake-razorpay.ts';
import { logIn } from '../../../test/identity.ts';
import { OrderStaff } from '../../../test/order-staff.ts';
import { Payer } from '../../../test/payer.ts';
import { useTestApp } from '../../../test/test-app.ts';

const Page = z.object({ data: z.array(z.object({ id: z.string() })) });
const FAILED = 'The bank did not accept the refund.';

describe('a refund that the provider did not pay', () => {
  const { razorpay, settings } = useFakeRazorpay();
  const app = useTestApp(settings);
  let asha: Payer;
  let staff: OrderStaff;
  let tea = '';
  let id = '';

  beforeAll(async () => {
    asha = await Payer.logIn(app, 'asha');
    staff = await OrderStaff.logIn(app);
  });
  beforeEach(async () => {
    razorpay.reset();
    [tea = ''] = await openShop(app, { pricePaise: 50_000, points: 7, quantity: 10 });
    ({ id } = await asha.place(tea));
    const paid = razorpay.pay(await asha.opened(id));
    await app.call('/api/payments/razorpay/webhook', razorpay.webhook('payment.captured', paid));
    await asha.cancel(id);
    razorpay.refundStatus = 'failed';
    await app.runJobs();
  });
  const retry = async () => {
    const [failed] = (await staff.order(id)).refunds;
    return staff.send('POST', `${id}/refunds/${failed?.id}/retry`);
  };
  const byHand = (refundedPaise: number, reference = 'UTR 1') =>
    staff.send('POST', `${id}/refunds`, {
      amount: 500,
      method: 'BANK_TRANSFER',
      reference,
      reason: 'The provider failed.',
      refundedPaise,
    });
  const listFailed = async () =>
    Page.parse(await (await staff.get('/api/orders/all?needs=refundsFailed')).json()).data.map(
      (one) => one.id,
    );

  it('is listed with its cause for staff, and the buyer sees only that it is due', async () => {
    expect(await staff.order(id)).toMatchObject({
      payment: { status: 'REFUND_DUE' },
      refunds: [{ amount: 500, status: 'DUE', isByProvider: true }],
      failedRefunds: [{ amount: 500, cause: FAILED, at: new Date(app.clock.now).toISOString() }],
      refundedPaise: 0,
    });
    expect(await listFailed()).toEqual([id]);
    expect(await (await staff.get('/api/admin/orders/needs')).json()).toMatchObject({
      data: { refundsDue: 0, refundsFailed: 1 },
    });
    expect(JSON.stringify(await asha.order(id))).not.toContain(FAILED);
  });

  it('says that the provider rejected it', async () => {
    for (const payment of razorpay.payments) payment.status = 'failed';
    app.clock.now += 600_000;
    await app.runJobs();
    expect((await staff.order(id)).failedRefunds).toMatchObject([
      { cause: 'The payment provider rejected the refund.' },
    ]);
  });

  it('is paid once when two staff try it again at the same time', async () => {
    razorpay.refundStatus = 'processed';
    const responses = await Promise.all([retry(), retry(), retry()]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await staff.order(id)).toMatchObject({ failedRefunds: [], refundedPaise: 50_000 });
    await Promise.all([app.runJobs(), app.runJobs()]);
    expect((await staff.order(id)).refunds).toMatchObject([{ amount: 500, status: 'PAID' }]);
    expect(razorpay.refunds.map(({ status }) => status)).toEqual(['failed', 'processed']);
    expect(await listFailed()).toEqual([]);
    expect((await retry()).status).toBe(200);
    await app.runJobs();
    expect(razorpay.refunds).toHaveLength(2);
  });

  it('is tried again with an entry in the audit, once for each failure', async () => {
    await Promise.all([retry(), retry()]);
    const { number } = await staff.order(id);
    expect(
      await app.sql(
        `select actor_id, action, before, after from audit_entries where subject = 'order/${id}'`,
      ),
    ).toEqual([
      {
        actor_id: staff.id,
        action: 'update',
        before: { name: number },
        after: { name: number, refundRetried: true },
      },
    ]);
    expect((await retry()).status).toBe(200);
    expect(await app.sql(`select 1 as one from audit_entries where subject = 'order/${id}'`)).toHaveLength(1);
  });

  it('fails again with its cause', async () => {
    await retry();
    await app.runJobs();
    expect((await staff.order(id)).failedRefunds).toMatchObject([{ cause: FAILED }]);
  });

  it('is only tried again where it belongs', async () => {
    const other = await asha.place(tea);
    const [failed] = (await staff.order(id)).refunds;
    expect((await staff.send('POST', `${other.id}/refunds/${failed?.id}/retry`)).status).toBe(404);
    expect((await staff.send('POST', `${id}/refunds/${crypto.randomUUID()}/retry`)).status).toBe(404);
    expect((await staff.order(id)).failedRefunds).toHaveLength(1);
    const { token } = await logIn(app, 'asha');
    const headers = { Authorization: `Bearer ${token}` };
    const path = `/api/admin/orders/${id}/refunds/${failed?.id}/retry`;
    expect((await app.post(path, {}, headers)).status).toBe(403);
  });

  it('is settled by hand, once, and the provider is never asked again', async () => {
    const responses = await Promise.all([byHand(0, 'UTR 1'), byHand(0, 'UTR 2')]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await staff.order(id)).toMatchObject({
      payment: { status: 'REFUNDED' },
      refunds: [{ amount: 500, status: 'PAID', method: 'BANK_TRANSFER', isByProvider: false }],
      failedRefunds: [],
      refundable: 0,
    });
    razorpay.refundStatus = 'processed';
    app.clock.now += 86_400_000;
    await app.runJobs();
    app.clock.now -= 86_400_000;
    expect(razorpay.refunds.map(({ status }) => status)).toEqual(['failed']);
  });

  it('is not paid by hand while it is tried again', async () => {
    await retry();
    expect(await readRejection(await byHand(50_000))).toEqual([409, 'This is more than can be refunded.']);
  });

  it('blocks the deletion of the account only until it is settled by hand', async () => {
    const { token } = await logIn(app, 'asha');
    const headers = { Authorization: `Bearer ${token}` };
    const remove = () => app.post('/privacy/delete', { password: 'demo1234' }, headers);
    await app.sql(`update node_payments set status = 'PAID', paid_at = now()`);
    expect(await readRejection(await remove())).toEqual([
      409,
      'We still owe you a refund. You can delete your account once it is paid.',
    ]);
    await byHand(0);
    expect((await remove()).status).toBe(200);
  });
});
