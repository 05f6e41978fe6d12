import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Buyer, openShop, orderIn, readRejection } from '../../../test/buyer.ts';
import { OrderStaff } from '../../../test/order-staff.ts';
import { publishCompany } from '../../../test/publish-company.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const DAY_MS = 86_400_000;

describe('the terms that the company publishes', () => {
  const app = useTestApp();
  let admin: StaffMember;
  let asha: Buyer;
  let tea = '';

  beforeAll(async () => {
    admin = await StaffMember.logIn(app, 'admin');
    asha = await Buyer.logIn(app, 'asha');
  });
  beforeEach(async () => {
    [tea = ''] = await openShop(app, { pricePaise: 10_000, points: 10, quantity: 50 });
    await publishCompany(admin, { chatNumber: `9190000${Math.trunc(Math.random() * 89_999) + 10_000}` });
  });

  const days = (count: number) => new Date(app.clock.now + count * DAY_MS).toISOString();

  it('are in every quote: what each delivery method costs and how long it takes', async () => {
    expect((await asha.quote([[tea, 1]])).deliveries).toEqual({
      STANDARD: { fee: 49, freeFrom: 499, days: [4, 7] },
      EXPRESS: { fee: 99, freeFrom: null, days: [2, 3] },
    });
    await publishCompany(admin, { deliveryFee: '59', deliveryFreeFrom: '200', deliveryDaysMax: '9' });
    const { deliveries, deliveryFee, total } = await asha.quote([[tea, 1]]);
    expect([deliveries.STANDARD, deliveryFee, total]).toEqual([
      { fee: 59, freeFrom: 200, days: [4, 9] },
      59,
      159,
    ]);
    expect((await asha.quote([[tea, 2]])).deliveryFee).toBe(0);
  });

  it('count for new orders: an order for the total from before is rejected', async () => {
    const { total } = await asha.quote([[tea, 1]]);
    await publishCompany(admin, { deliveryFee: '59' });
    expect(await readRejection(await asha.order([[tea, 1]], { total }))).toEqual([
      409,
      'The total has changed. Please review your order.',
    ]);
    expect(await orderIn(await asha.order([[tea, 1]]))).toMatchObject({ deliveryFee: 59, total: 159 });
  });

  it('do not change an order that exists: its fee, its days of delivery, and its days of return', async () => {
    const placed = await orderIn(await asha.order([[tea, 1]]));
    expect(placed.delivery.expectedBy).toBe(days(7));
    await publishCompany(admin, { deliveryFee: '59', deliveryDaysMax: '20', returnDays: '3' });
    const staff = await OrderStaff.logIn(app);
    const moved = await staff.move(placed.id, 'CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED');
    expect(moved).toMatchObject({ deliveryFee: 49, total: 149, returnBy: days(7) });
    expect(moved.delivery.expectedBy).toBe(placed.delivery.expectedBy);
    const next = await orderIn(await asha.order([[tea, 1]]));
    expect(next.delivery.expectedBy).toBe(days(20));
    expect((await staff.move(next.id, 'CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED')).returnBy).toBe(days(3));
  });

  it('say how long an order awaits its payment', async () => {
    const before = await orderIn(await asha.order([[tea, 1]], { method: 'UPI' }));
    await publishCompany(admin, { paymentMinutes: '45' });
    const after = await orderIn(await asha.order([[tea, 1]], { method: 'UPI' }));
    expect([before.payment.payBy, after.payment.payBy]).toEqual([
      new Date(app.clock.now + 30 * 60_000).toISOString(),
      new Date(app.clock.now + 45 * 60_000).toISOString(),
    ]);
  });

  it('limit what can be paid on delivery', async () => {
    await publishCompany(admin, { codMax: '0' });
    expect((await asha.quote([[tea, 1]])).codProblem).toBe('TOO_MUCH');
    expect((await asha.order([[tea, 1]])).status).toBe(409);
  });
});
