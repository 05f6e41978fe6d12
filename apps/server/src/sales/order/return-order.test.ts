import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Buyer, offer, openShop, orderIn, readRejection, toStock } from '../../../test/buyer.ts';
import { OrderStaff, HOME_DELIVERY } from '../../../test/order-staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const DAY_MS = 86_400_000;
const TOO_LATE = [409, 'This order can no longer be returned.'];
const REASON = 'The jar was broken.';

describe('a delivered order', () => {
  const app = useTestApp();
  let ravi: Buyer;
  let staff: OrderStaff;
  let tea = '';

  beforeAll(async () => {
    ravi = await Buyer.logIn(app, 'ravi');
    staff = await OrderStaff.logIn(app);
  });
  beforeEach(async () => {
    [tea = ''] = await openShop(app, { pricePaise: 60_000, points: 7, quantity: 10 });
  });

  /** Moves the clock on and logs in again, because tokens expire. */
  const later = async (ms: number) => {
    const then = app.clock.now + ms;
    app.clock.now = then;
    ravi = await Buyer.logIn(app, 'ravi');
    staff = await OrderStaff.logIn(app);
    app.clock.now = then;
  };
  const delivered = async () => {
    const { id } = await ravi.place([tea, 2]);
    await staff.move(id, ...HOME_DELIVERY);
    return id;
  };
  const ledger = () => app.sql('select points_group, type, points, reason from bv_entries order by id');

  describe('and its return', () => {
    it('is requested with a reason, within 7 days', async () => {
      const id = await delivered();
      await later(7 * DAY_MS);
      const response = await ravi.sendBack(id, REASON);
      const at = new Date(app.clock.now).toISOString();
      const order = await orderIn(response);
      expect([response.status, order.status, order.canReturn]).toEqual([200, 'RETURN_REQUESTED', false]);
      expect(order.timeline.at(-1)).toEqual({ status: 'RETURN_REQUESTED', at, by: 'MEMBER', note: REASON });
      expect(await readRejection(await ravi.sendBack(id, REASON))).toEqual(TOO_LATE);
    });

    it('is rejected a moment after the 7 days', async () => {
      const id = await delivered();
      await later(7 * DAY_MS + 1);
      expect(await orderIn(await ravi.get(`/api/orders/${id}`))).toMatchObject({ canReturn: false });
      expect(await readRejection(await ravi.sendBack(id, REASON))).toEqual(TOO_LATE);
    });

    it.each(['PLACED', 'CONFIRMED', 'PACKED', 'SHIPPED', 'CANCELLED', 'RETURNED'])(
      'is rejected while the order is %s',
      async (status) => {
        const { id } = await ravi.place([tea, 1]);
        await app.sql(`update orders set status = '${status}'`);
        expect(await readRejection(await ravi.sendBack(id, REASON))).toEqual(TOO_LATE);
      },
    );

    it.each([
      ['', 'Please tell us why you are returning it'],
      ['  x ', 'Please tell us why you are returning it'],
      ['x'.repeat(501), 'Reason must be at most 500 characters'],
    ])('needs a reason of limited length: %.5s', async (reason, sentence) => {
      expect(await readRejection(await ravi.sendBack(await delivered(), reason))).toEqual([400, sentence]);
    });

    it("is not found for another member's or an unknown order", async () => {
      const id = await delivered();
      const asha = await Buyer.logIn(app, 'asha');
      for (const unknown of [id, '0b0c3f0e-52a2-4b5e-8f0e-1f6f0b0d9a11', 'rubbish']) {
        expect(await readRejection(await asha.sendBack(unknown, REASON))).toEqual([404, 'Not found']);
      }
    });

    it('cancels the points and queues the refund after the goods are back; the stock is not refilled automatically', async () => {
      const id = await delivered();
      await ravi.sendBack(id, REASON);
      expect(await ravi.points()).toEqual({ PENDING: 14 });
      expect(await staff.move(id, 'RETURNED')).toMatchObject({ payment: { status: 'REFUND_DUE' } });
      expect(await ravi.points()).toEqual({ PENDING: 0, CANCELLED: 14 });
      expect((await ledger()).at(-1)).toMatchObject({
        reason: expect.stringMatching(/^Order PGM-\d+ returned$/),
      });
      expect(await toStock(app, tea)).toBe(8);
    });
  });

  describe('and its points', () => {
    it('are confirmed once, when the 7 days are over', async () => {
      const { id, number } = await ravi.place([tea, 2]);
      await staff.move(id, ...HOME_DELIVERY);
      await later(7 * DAY_MS - 1);
      await app.runJobs();
      expect(await ravi.points()).toEqual({ PENDING: 14 });
      app.clock.now += 1;
      await Promise.all([app.runJobs(), app.runJobs(), app.runJobs()]);
      expect(await ravi.points()).toEqual({ PENDING: 0, CONFIRMED: 14 });
      expect(await app.sql('select points_group, type, reason from bv_entries order by id')).toEqual([
        { points_group: 'PENDING', type: 'CREDIT', reason: `Order ${number} placed` },
        { points_group: 'PENDING', type: 'DEBIT', reason: `Order ${number} delivered and kept` },
        { points_group: 'CONFIRMED', type: 'CREDIT', reason: `Order ${number} delivered and kept` },
      ]);
    });

    it('stay pending during a return request, and are confirmed after its rejection', async () => {
      const { id } = await ravi.place([tea, 1]);
      await staff.move(id, ...HOME_DELIVERY);
      await ravi.sendBack(id, REASON);
      await later(8 * DAY_MS);
      await app.runJobs();
      expect(await ravi.points()).toEqual({ PENDING: 7 });
      expect(await staff.move(id, 'DELIVERED')).toMatchObject({ status: 'DELIVERED', canReturn: false });
      await app.runJobs();
      expect(await ravi.points()).toEqual({ PENDING: 0, CONFIRMED: 7 });
    });

    it('are none when the order has none', async () => {
      await offer(app, tea, { pricePaise: 60_000, points: 0, quantity: 10 });
      const { id } = await ravi.place([tea, 1]);
      await staff.move(id, ...HOME_DELIVERY);
      await later(8 * DAY_MS);
      await app.runJobs();
      expect(await app.sql('select * from bv_entries')).toEqual([]);
    });
  });
});
