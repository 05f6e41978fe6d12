import * as z from 'zod';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  AUTH_SECRET,
  Buyer,
  openShop,
  orderIn,
  readRejection,
  toStock,
  type Wanted,
} from '../../../test/buyer.ts';
import { OrderStaff } from '../../../test/order-staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const MINUTE = 60_000;
const PAY_VERIFY_OR_CANCEL =
  'You have too many unpaid orders. Pay for one, cancel one, or verify your email or mobile number in your profile.';
const PAY_OR_CANCEL = 'You have too many unpaid orders. Pay for one or cancel one first.';
const TOO_MANY_ITEMS =
  'Until your email or mobile number is verified, your unpaid orders can have at most 10 items. Verify one in your profile, or order fewer.';
const NETWORK_FULL =
  'Too many items from your network are waiting for payment. Pay for your unpaid orders, or try again in 30 minutes.';

const Stored = z.array(z.object({ network: z.string() }));

describe('the limits of unpaid orders', () => {
  const app = useTestApp({ AUTH_SECRET, TRUSTED_PROXIES: '1', UNPAID_PIECES_PER_ADDRESS: '40' });
  let tea = '';

  beforeEach(async () => {
    [tea = ''] = await openShop(app, { pricePaise: 10_000, points: 1, quantity: 1000 });
  });

  const newBuyer = async (isProven = false) => {
    const [buyer] = await (isProven ? Buyer.many(app, 1) : Buyer.unproven(app, 1));
    if (buyer === undefined) throw new Error('there is no buyer');
    return buyer;
  };
  const payNow = (buyer: Buyer, ...wanted: readonly Wanted[]) =>
    buyer.order(wanted.length > 0 ? wanted : [[tea, 1]], { method: 'UPI' });
  const placed = async (response: Promise<Response>) => orderIn(await response);
  const rejected = async (response: Promise<Response>) => readRejection(await response);

  it('an account with nothing proven has at most 2 unpaid orders, and a rejected one takes no stock', async () => {
    const buyer = await newBuyer();
    await placed(payNow(buyer));
    await placed(payNow(buyer));
    expect(await rejected(payNow(buyer))).toEqual([409, PAY_VERIFY_OR_CANCEL]);
    expect(await toStock(app, tea)).toBe(998);
  });

  it('its unpaid orders have at most 10 pieces together', async () => {
    const buyer = await newBuyer();
    expect(await rejected(payNow(buyer, [tea, 11]))).toEqual([409, TOO_MANY_ITEMS]);
    await placed(payNow(buyer, [tea, 6]));
    expect(await rejected(payNow(buyer, [tea, 5]))).toEqual([409, TOO_MANY_ITEMS]);
    await placed(payNow(buyer, [tea, 4]));
    expect(await toStock(app, tea)).toBe(990);
  });

  it.each([
    ['a mobile number', 'mobile_verified_at = now()'],
    ['an email address', `email = 'p' || id || '@example.in', email_verified_at = now()`],
    ['a number that another one replaces', `former_mobile = '6' || right(mobile, 9)`],
  ])('an account that has proven %s has at most 5, whatever is in them', async (_, proof) => {
    const buyer = await newBuyer();
    await app.sql(`update users set ${proof} where id = '${buyer.id}'`);
    await placed(payNow(buyer, [tea, 30]));
    for (let order = 2; order <= 5; order += 1) await placed(payNow(buyer));
    expect(await rejected(payNow(buyer))).toEqual([409, PAY_OR_CANCEL]);
    expect(await toStock(app, tea)).toBe(966);
  });

  it('cash on delivery has its own limits', async () => {
    const buyer = await newBuyer(true);
    for (let order = 1; order <= 5; order += 1) await placed(payNow(buyer));
    expect((await buyer.order([[tea, 1]])).status).toBe(201);
  });

  it('an order whose coupon leaves nothing to pay counts until staff confirm it', async () => {
    const buyer = await newBuyer();
    const [first] = [await placed(payNow(buyer)), await placed(payNow(buyer))];
    await app.sql(`update orders set payment_status = 'DUE', pay_by = null where user_id = '${buyer.id}'`);
    expect(await rejected(payNow(buyer))).toEqual([409, PAY_VERIFY_OR_CANCEL]);
    await (await OrderStaff.logIn(app)).move(first.id, 'CONFIRMED');
    await placed(payNow(buyer));
  });

  it('payment and cancellation make room', async () => {
    const buyer = await newBuyer();
    const paid = await placed(payNow(buyer, [tea, 5]));
    await placed(payNow(buyer, [tea, 5]));
    await buyer.settle(paid.id);
    const cancelled = await placed(payNow(buyer, [tea, 5]));
    expect(await rejected(payNow(buyer))).toEqual([409, PAY_VERIFY_OR_CANCEL]);
    expect((await buyer.cancel(cancelled.id)).status).toBe(200);
    await placed(payNow(buyer, [tea, 5]));
    expect(await rejected(payNow(buyer))).toEqual([409, PAY_VERIFY_OR_CANCEL]);
  });

  it('expiry makes room, for the account and for its network address', async () => {
    const ravi = (await Buyer.logIn(app, 'ravi')).at('203.0.113.9');
    for (let order = 1; order <= 5; order += 1) await placed(payNow(ravi, [tea, 8]));
    expect(await rejected(payNow(ravi))).toEqual([409, PAY_OR_CANCEL]);
    app.clock.now += 30 * MINUTE;
    await app.runJobs();
    const later = (await Buyer.logIn(app, 'ravi')).at('203.0.113.9');
    await placed(payNow(later, [tea, 40]));
    expect(await toStock(app, tea)).toBe(960);
  });

  it('one network address holds at most 40 unpaid pieces in all, of all members together', async () => {
    const [first, second] = [
      (await newBuyer(true)).at('203.0.113.7'),
      (await newBuyer(true)).at('203.0.113.7'),
    ];
    const held = await placed(payNow(first, [tea, 30]));
    const full = await payNow(second, [tea, 11]);
    expect(full.headers.get('Retry-After')).toBe('1800');
    expect(await readRejection(full)).toEqual([429, NETWORK_FULL]);
    expect(await toStock(app, tea)).toBe(970);
    await placed(payNow(second, [tea, 10]));
    await placed(payNow(second.at('203.0.113.8'), [tea, 11]));
    expect((await second.order([[tea, 1]])).status).toBe(201);
    await first.settle(held.id);
    await placed(payNow(second, [tea, 30]));
  });

  it('the pieces that staff cancelled do not count', async () => {
    const buyer = (await newBuyer(true)).at('203.0.113.7');
    const order = await placed(payNow(buyer, [tea, 40]));
    expect(await rejected(payNow(buyer))).toEqual([429, NETWORK_FULL]);
    await app.sql(`update order_items set reversed_quantity = 1 where order_id = '${order.id}'`);
    await placed(payNow(buyer));
  });

  it('the addresses of one IPv6 customer are one address, and what a visitor claims is not believed', async () => {
    const buyer = await newBuyer(true);
    await placed(payNow(buyer.at('2001:db8:1:100::1'), [tea, 40]));
    expect(await rejected(payNow(buyer.at('2001:db8:1:1ff:2::9')))).toEqual([429, NETWORK_FULL]);
    expect(await rejected(payNow(buyer.at('203.0.113.1, 2001:db8:1:100::1')))).toEqual([429, NETWORK_FULL]);
    await placed(payNow(buyer.at('2001:db8:1:200::1')));
  });

  it('the address is stored as a hash, until the order is paid, cancelled or expired', async () => {
    const buyer = (await newBuyer(true)).at('203.0.113.7');
    const order = await placed(payNow(buyer));
    await app.runJobs();
    const stored = Stored.parse(await app.sql('select network from unpaid_order_networks'));
    expect(stored).toEqual([{ network: expect.stringMatching(/^[\w-]{43}$/) }]);
    await buyer.settle(order.id);
    await app.runJobs();
    expect(await app.sql('select 1 from unpaid_order_networks')).toEqual([]);
  });
});
