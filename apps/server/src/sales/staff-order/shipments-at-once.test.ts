import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Buyer, ROOM_FOR_ORDERS, openShop } from '../../../test/buyer.ts';
import { CsvImporter } from '../../../test/csv-importer.ts';
import { OrderStaff, copyOrder } from '../../../test/order-staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

/** Two batches of an import. */
const ORDERS = 100;

describe('shipments of the same orders at once', () => {
  const app = useTestApp(ROOM_FOR_ORDERS);
  let staff: OrderStaff;
  let imports: readonly CsvImporter[];
  let packed: { id: string; number: string }[] = [];

  beforeAll(async () => {
    staff = await OrderStaff.logIn(app);
    imports = [await CsvImporter.logIn(app), await CsvImporter.logIn(app, 'admin')];
    const ravi = await Buyer.logIn(app, 'ravi');
    const [tea = ''] = await openShop(app, { pricePaise: 60_000, points: 7, quantity: 1000 });
    await app.sql('truncate orders, bv_entries, invoice_counters cascade');
    const { id } = await ravi.place([tea, 1]);
    await staff.move(id, 'CONFIRMED', 'PACKED');
    await copyOrder(app, id, ORDERS - 1);
    const stored = await app.sql('select id, number::text as number from orders order by id');
    packed = z.array(z.object({ id: z.string(), number: z.string() })).parse(stored);
  });

  it('from two files send each order once, and number the invoices without gaps', async () => {
    const toFile = (rows: typeof packed, prefix: string) =>
      [
        'Order number,Carrier,Tracking number',
        ...rows.map(({ number }) => `${number},DTDC,${prefix}-1`),
      ].join('\n');
    // The second file has the orders that the first one locks last.
    const checked = await Promise.all([
      imports[0]?.check('shipments', toFile(packed, 'A')),
      imports[1]?.check('shipments', toFile(packed.slice(-50), 'B')),
    ]);
    for (const [at, one] of checked.entries()) await imports[at]?.confirm(one?.id ?? '');
    await Promise.all([app.runImports(), app.runImports()]);
    const ended = await Promise.all(checked.map((one, at) => imports[at]?.read(one?.id ?? '')));
    for (const one of ended) expect(['DONE', 'FAILED']).toContain(one?.status);
    for (const one of ended.filter((each) => each?.status === 'FAILED'))
      expect(one?.message).toBe(
        'The data has changed since the check. Nothing was saved. Upload the file again.',
      );
    const [counts] = await app.sql(`select
      (select count(*)::int from orders where status = 'SHIPPED') as shipped,
      (select count(*)::int from order_events where status = 'SHIPPED') as events,
      (select count(*)::int from invoices) as invoices,
      (select coalesce(max(serial), 0) from invoices) as last`);
    const { shipped } = z.object({ shipped: z.int() }).parse(counts);
    expect(shipped).toBeGreaterThanOrEqual(50);
    expect(counts).toEqual({ shipped, events: shipped, invoices: shipped, last: shipped });
  });
});
