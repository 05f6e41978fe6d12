import { beforeEach, describe, expect, it } from 'vitest';
import { Buyer, openShop, orderIn } from '../../../test/buyer.ts';
import { toFailure } from '../../../test/identity.ts';
import { SELLER, readPages, slipsIn } from '../../../test/invoices.ts';
import { OrderStaff } from '../../../test/order-staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('a note for the courier', () => {
  const app = useTestApp({}, { seller: SELLER });
  let ravi: Buyer;
  let staff: OrderStaff;
  let tea = '';

  beforeEach(async () => {
    ravi = await Buyer.logIn(app, 'ravi');
    staff = await OrderStaff.logIn(app);
    [tea = ''] = await openShop(app, { pricePaise: 60_000, points: 7, quantity: 100 });
  });

  const order = (courierNote?: string) =>
    ravi.order([[tea, 1]], courierNote === undefined ? {} : { courierNote });

  it('is shown to the buyer and to staff, and stands on the packing slip of each paper', async () => {
    const { id, courierNote } = await orderIn(await order('  Behind the water tank,\n after 6  '));
    expect(courierNote).toBe('Behind the water tank, after 6');
    expect((await ravi.orders())[0]).toMatchObject({ courierNote });
    expect((await staff.order(id)).courierNote).toBe(courierNote);
    for (const paper of ['A4', 'A6']) {
      const slips = await staff.send('POST', 'packing-slips', { ids: [id], paper });
      const bytes = new Uint8Array(await (await app.call(await slipsIn(slips))).arrayBuffer());
      expect((await readPages(bytes)).flat().join(' ')).toContain('Behind the water tank, after 6');
    }
  });

  it('does not go with an address that staff have changed', async () => {
    const { id } = await orderIn(await order('Behind the water tank'));
    const address = {
      name: 'Ravi Kumar',
      phone_number: '9000000002',
      street_address: '7 Fraser Road',
      additional_address_line: '',
      city: 'Gaya',
      state: 'Bihar',
      postal_code: '823001',
    };
    expect(await staff.change('PUT', `${id}/address`, address)).not.toHaveProperty('courierNote');
    expect((await ravi.orders())[0]).not.toHaveProperty('courierNote');
  });

  it.each([undefined, '', '  '])('that is %j is none', async (courierNote) => {
    expect(await orderIn(await order(courierNote))).not.toHaveProperty('courierNote');
  });

  it('has at most 120 characters', async () => {
    expect((await orderIn(await order('न'.repeat(120)))).courierNote).toBe('न'.repeat(120));
    const response = await order('x'.repeat(121));
    expect([response.status, await response.json()]).toEqual([
      400,
      toFailure('Note for the courier must be at most 120 characters'),
    ]);
  });
});
