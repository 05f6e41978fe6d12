import { CARRIERS } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Buyer, ROOM_FOR_ORDERS, openShop, orderIn } from '../../../test/buyer.ts';
import { CsvImporter } from '../../../test/csv-importer.ts';
import { SELLER } from '../../../test/invoices.ts';
import { OrderStaff, copyOrder } from '../../../test/order-staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const HEADER = 'Order number,Carrier,Tracking number';
const toFile = (...rows: readonly string[]) => [HEADER, ...rows].join('\n');

describe('the import of shipments', () => {
  const app = useTestApp(ROOM_FOR_ORDERS, { seller: SELLER });
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
    await app.sql('truncate orders, bv_entries, invoice_counters cascade');
    await app.sql('alter sequence order_numbers restart');
    [tea = ''] = await openShop(app, { pricePaise: 60_000, points: 7, quantity: 1000 });
  });

  /** Orders that are packed. */
  const pack = async (count: number) => {
    const packed = [];
    for (let n = 0; n < count; n += 1) {
      const order = await ravi.place([tea, 1]);
      packed.push(await staff.move(order.id, 'CONFIRMED', 'PACKED'));
    }
    return packed;
  };
  const read = async (id: string) => orderIn(await ravi.get(`/api/orders/${id}`));
  const countInvoices = async () => (await app.sql('select serial from invoices order by serial')).length;

  it('checks first, and then ships each order with its carrier, invoice and notification', async () => {
    const [first, second] = await pack(2);
    const notices = () =>
      app.sql(
        `select text from notifications where user_id = '${ravi.id}' and text = 'Your order {number} is on its way.'`,
      );
    const before = (await notices()).length;
    const file = toFile('PGM-000001,Delhivery,DL-1', '2,blue dart,8877');
    const checked = await csv.check('shipments', file);
    expect([checked.status, checked.changes, checked.invalid]).toEqual(['CHECKED', 2, 0]);
    expect((await read(first?.id ?? '')).status).toBe('PACKED');
    await csv.confirm(checked.id);
    await app.runImports();
    expect((await csv.read(checked.id)).status).toBe('DONE');
    expect([await read(first?.id ?? ''), await read(second?.id ?? '')]).toMatchObject([
      { status: 'SHIPPED', delivery: { shipment: { carrier: 'DELHIVERY', trackingNumber: 'DL-1' } } },
      { status: 'SHIPPED', delivery: { shipment: { carrier: 'BLUE_DART', trackingNumber: '8877' } } },
    ]);
    expect(
      await app.sql(
        `select financial_year, serial, seller ->> 'name' as seller from invoices order by serial`,
      ),
    ).toEqual([
      { financial_year: expect.anything(), serial: 1, seller: SELLER.name },
      { financial_year: expect.anything(), serial: 2, seller: SELLER.name },
    ]);
    expect(
      await app.sql(`select count(*)::int as count from order_events
        where status = 'SHIPPED' and actor = 'STAFF' and actor_user_id = '${staff.id}'`),
    ).toEqual([{ count: 2 }]);
    expect((await notices()).length - before).toBe(2);
  });

  it('names each bad row with its column, and writes only the good ones', async () => {
    const [packed] = await pack(1);
    const placed = await ravi.place([tea, 1]);
    const file = toFile(
      `${packed?.number},DTDC,D-1`,
      `${packed?.number},DTDC,D-2`,
      `${placed.number},DTDC,D-3`,
      'PGM-000099,DTDC,D-4',
      'cheese,DTDC,D-5',
    );
    const checked = await csv.check('shipments', file);
    expect([checked.changes, checked.invalid]).toEqual([1, 4]);
    expect((await csv.problems(checked.id)).data).toEqual([
      { row: 3, column: 'Order number', message: 'Another row has the same order' },
      { row: 4, column: 'Order number', message: 'Only a packed order can be shipped' },
      { row: 5, column: 'Order number', message: 'Order not found' },
      { row: 6, column: 'Order number', message: 'Order not found' },
    ]);
    await csv.confirm(checked.id, { skipInvalid: true });
    await app.runImports();
    expect([(await read(packed?.id ?? '')).status, (await read(placed.id)).status]).toEqual([
      'SHIPPED',
      'PLACED',
    ]);
    expect(await countInvoices()).toBe(1);
  });

  it('names a carrier that it does not know, with those that it does, and a bad tracking number', async () => {
    await pack(2);
    const checked = await csv.check('shipments', toFile('PGM-000001,Pigeon,', 'PGM-000002,ekart,a/b'));
    const { data } = await csv.problems(checked.id);
    expect(data).toEqual([
      {
        row: 2,
        column: 'Carrier',
        message: 'Write Blue Dart, Delhivery, DTDC, Ekart, India Post, XpressBees or Another carrier',
      },
      { row: 2, column: 'Tracking number', message: 'Tracking number is required' },
      {
        row: 3,
        column: 'Tracking number',
        message: 'A tracking number has only letters, digits and hyphens',
      },
    ]);
    for (const { name } of Object.values(CARRIERS)) expect(data[0]?.message).toContain(name);
  });

  it('changes nothing when the file comes again, and ships no order otherwise than it was', async () => {
    await pack(1);
    await csv.import('shipments', toFile('PGM-000001,DTDC,D-1'));
    const again = await csv.check('shipments', toFile('PGM-000001,DTDC,D-1'));
    expect([again.changes, again.invalid]).toEqual([0, 0]);
    const other = await csv.check('shipments', toFile('PGM-000001,DTDC,D-2'));
    expect((await csv.problems(other.id)).data).toEqual([
      { row: 2, column: 'Order number', message: 'Only a packed order can be shipped' },
    ]);
  });

  it('saves nothing when an order was cancelled after the check', async () => {
    const [first, second] = await pack(2);
    const file = toFile(`${first?.number},DTDC,D-1`, `${second?.number},DTDC,D-2`);
    const checked = await csv.check('shipments', file);
    await staff.move(second?.id ?? '', 'CANCELLED');
    await csv.confirm(checked.id);
    await app.runImports();
    expect(await csv.read(checked.id)).toMatchObject({
      status: 'FAILED',
      message: 'The data has changed since the check. Nothing was saved. Upload the file again.',
    });
    expect((await read(first?.id ?? '')).status).toBe('PACKED');
    expect(await countInvoices()).toBe(0);
  });

  it('ships the orders of a whole export that is filled in', async () => {
    const [first] = await pack(1);
    await copyOrder(app, first?.id ?? '', 59);
    const [header, ...rows] = (await csv.export('shipments')).trimEnd().split('\n');
    expect([header, rows.toSorted()[0], rows.length]).toEqual([`\uFEFF${HEADER}`, 'PGM-000001,,', 60]);
    const filled = rows.map((row, n) => row.replace(',,', `,India Post,EE${n}IN`));
    await csv.import('shipments', toFile(...filled));
    expect(
      await app.sql(`select count(*)::int as count, count(distinct shipment ->> 'trackingNumber')::int as numbers
        from orders where status = 'SHIPPED'`),
    ).toEqual([{ count: 60, numbers: 60 }]);
    expect(await app.sql('select count(*)::int as count, max(serial) as last from invoices')).toEqual([
      { count: 60, last: 60 },
    ]);
  });

  it('has at most 1000 rows', async () => {
    const rows = Array.from({ length: 1001 }, (_, n) => `${n + 1},DTDC,D-1`);
    const response = await csv.upload('shipments', toFile(...rows));
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ message: 'The file has more than 1000 rows. Split it.' }),
    ]);
  });
});
