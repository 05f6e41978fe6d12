import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Buyer, openShop, readRejection } from '../../../test/buyer.ts';
import { SELLER, listPages } from '../../../test/invoices.ts';
import { OrderStaff } from '../../../test/order-staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const ADDRESS = {
  name: 'Ravi Kumar',
  phone_number: '9000000002',
  street_address: '7 Fraser Road',
  additional_address_line: '',
  city: 'Gaya',
  state: 'Bihar',
  postal_code: '823001',
};

describe('the address of an order', () => {
  const app = useTestApp({}, { seller: SELLER });
  let ravi: Buyer;
  let staff: OrderStaff;
  let tea = '';

  beforeAll(async () => {
    ravi = await Buyer.logIn(app, 'ravi');
    staff = await OrderStaff.logIn(app);
  });
  beforeEach(async () => {
    [tea = ''] = await openShop(app, { pricePaise: 30_000, points: 7, quantity: 10 });
  });

  it('is changed by staff before it is packed; the buyer is notified, and a note has both', async () => {
    const { id, number, total, points } = await ravi.place([tea, 1]);
    const order = await staff.change('PUT', `${id}/address`, ADDRESS);
    expect(order).toMatchObject({
      address: { ...ADDRESS, landmarks: [] },
      total,
      points,
      canChangeAddress: true,
    });
    expect(order.notes).toMatchObject([
      {
        text: expect.stringMatching(/, \d{6} → Ravi Kumar, 9000000002, 7 Fraser Road, Gaya, Bihar, 823001$/),
      },
    ]);
    // The audit outlives the account, so it has nothing of the address.
    expect(await app.sql(`select before, after from audit_entries where subject = 'order/${id}'`)).toEqual([
      { before: { name: number }, after: { name: number, addressChanged: true } },
    ]);
    const [latest] = await app.sql(
      `select text from notifications where user_id = '${ravi.id}' order by id desc limit 1`,
    );
    expect(latest).toEqual({ text: 'The address of your order {number} was changed.' });
    await staff.move(id, 'CONFIRMED', 'PACKED', 'SHIPPED');
    expect((await listPages(app, ravi, id)).flat().join('\n')).toContain('Gaya');
  });

  it('stays once the order is packed, or once an invoice names it', async () => {
    const { id } = await ravi.place([tea, 1]);
    await staff.move(id, 'CONFIRMED', 'PACKED');
    expect(await readRejection(await staff.send('PUT', `${id}/address`, ADDRESS))).toEqual([
      409,
      'The address can be changed until the order is packed.',
    ]);
    const paid = await ravi.placePaid([tea, 1]);
    await ravi.invoice(paid.id);
    expect(await readRejection(await staff.send('PUT', `${paid.id}/address`, ADDRESS))).toEqual([
      409,
      'The invoice of this order is issued with its address. Cancel the order, and place it again.',
    ]);
    expect((await staff.order(paid.id)).canChangeAddress).toBe(false);
  });

  it('is a valid one', async () => {
    const { id } = await ravi.place([tea, 1]);
    const invalid = { ...ADDRESS, postal_code: '12', city: ' ' };
    expect(await readRejection(await staff.send('PUT', `${id}/address`, invalid))).toEqual([
      400,
      'City is required Postal code must be 6 digits',
    ]);
  });
});
