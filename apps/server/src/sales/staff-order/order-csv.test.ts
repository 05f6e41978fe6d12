import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Buyer, ROOM_FOR_ORDERS, openShop } from '../../../test/buyer.ts';
import { CsvImporter } from '../../../test/csv-importer.ts';
import { toFailure } from '../../../test/identity.ts';
import { OrderStaff, copyOrder } from '../../../test/order-staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('the export of orders', () => {
  const app = useTestApp(ROOM_FOR_ORDERS);
  let ravi: Buyer;
  let staff: OrderStaff;
  let csv: CsvImporter;
  let tea = '';

  beforeAll(async () => {
    ravi = await Buyer.logIn(app, 'ravi');
    staff = await OrderStaff.logIn(app);
    csv = await CsvImporter.logIn(app);
  });
  beforeEach(async () => {
    await app.sql('truncate orders, bv_entries cascade');
    await app.sql('alter sequence order_numbers restart');
    [tea = ''] = await openShop(app, { pricePaise: 60_000, points: 7, quantity: 100 });
  });
  /** The rows of an export without its header. */
  const readRows = async (query?: string) =>
    (await csv.export('orders', query)).trimEnd().split('\n').slice(1);
  const readNumbers = async (query?: string) => (await readRows(query)).map((row) => row.split(',')[0]);

  it('has one row per order, with its buyer, items, amounts, address and shipment', async () => {
    const { id } = await ravi.place([tea, 2]);
    await staff.move(id, 'CONFIRMED', 'PACKED');
    const shipment = { carrier: 'DELHIVERY', trackingNumber: 'DL-1' };
    await staff.step(id, { status: 'SHIPPED', shipment });
    const [header, row] = (await csv.export('orders')).trimEnd().split('\n');
    expect(header).toBe(
      '\uFEFFNumber,Placed,Status,Buyer,Mobile,Email,Payment method,Payment,Items,Subtotal,Coupon,Discount,Delivery fee,Total,Cancelled and returned,Points,GSTIN,Deliver to,Phone,Address,City,State,PIN code,Carrier,Tracking number,Delivered',
    );
    expect(row).toBe(
      'PGM-000001,2026-11-21 12:00,SHIPPED,Ravi Kumar,9000000002,ravi@example.in,COD,DUE,2 × Copy 1,1200.00,,0.00,0.00,1200.00,0.00,14,,Home,9876543210,"7 Station Road, Flat 3, Behind the ""old"" mill, हनुमान मंदिर, {gate 2}",Kanpur,Uttar Pradesh,208001,DELHIVERY,DL-1,',
    );
  });

  it('has the orders that the list finds by the same filters and search, and no others', async () => {
    const [first, second] = [await ravi.place([tea, 1]), await ravi.place([tea, 1])];
    await staff.move(second.id, 'CONFIRMED');
    await app.sql(`update orders set placed_at = '2026-11-19T18:29:59Z' where id = '${first.id}'`);
    for (const [query, orders] of [
      ['', [first, second]],
      ['?status=CONFIRMED', [second]],
      ['?needs=toConfirm&method=COD', [first]],
      ['?to=2026-11-19', [first]],
      ['?from=2026-11-20', [second]],
      [`?search=${second.number}`, [second]],
      ['?search=Kumar%26status%3DCONFIRMED', []],
      ['?carrier=DTDC', []],
    ] as const)
      expect([query, await readNumbers(query)]).toEqual([query, orders.map(({ number }) => number)]);
    const rejected = await csv.openExport('orders', '?status=LOST');
    expect(rejected.status).toBe(400);
  });

  it('has every order once, also those of later pages', async () => {
    const { id } = await ravi.place([tea, 1]);
    await copyOrder(app, id, 120);
    const numbers = await readNumbers();
    expect([numbers.length, new Set(numbers).size]).toEqual([121, 121]);
  });

  it('has no cell that a spreadsheet runs', async () => {
    await ravi.place([tea, 1]);
    await app.sql(`update orders set address = (address::jsonb || '{"name":"=HYPERLINK(1)"}')::json`);
    expect(await readRows()).toEqual([expect.stringContaining(`,'=HYPERLINK(1),`)]);
  });

  it('is for staff', async () => {
    const member = await CsvImporter.logIn(app, 'ravi');
    const response = await member.openExport('orders');
    expect([response.status, await response.json()]).toEqual([
      403,
      toFailure('You do not have permission to do this.'),
    ]);
  });
});
