import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Buyer, openShop, orderIn } from '../../../test/buyer.ts';
import { putCoupon, withoutCoupons } from '../../../test/coupons.ts';
import { toFailure } from '../../../test/identity.ts';
import { SELLER, invoiceIn } from '../../../test/invoices.ts';
import { OrderStaff, copyOrder } from '../../../test/order-staff.ts';
import { TAX_COLUMNS, addUp, documents, registerIn } from '../../../test/registers.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

/** The documents of the tests are issued on this day in India. */
const DAY = '2026-12-05';
const NOON = Date.parse('2026-12-05T12:00:00+05:30');

describe('the registers', () => {
  const app = useTestApp({}, { seller: SELLER });
  let ravi: Buyer;
  let admin: StaffMember;
  let staff: OrderStaff;
  let [tea = '', soap = '']: string[] = [];

  beforeAll(() => {
    app.clock.now = NOON;
  });
  beforeEach(async () => {
    app.clock.now = NOON;
    ravi = await Buyer.logIn(app, 'ravi');
    admin = await StaffMember.logIn(app, 'admin');
    staff = await OrderStaff.logIn(app);
    [tea = '', soap = ''] = await openShop(
      app,
      { pricePaise: 12_345, points: 0, quantity: 100 },
      { pricePaise: 33_333, points: 0, quantity: 100 },
    );
    await withoutCoupons(app);
    await app.sql(`truncate invoice_counters, credit_note_counters`);
    await app.sql(`update products set hsn = '09023020', gst_percent = 5 where id = '${tea}'`);
    await app.sql(`update products set hsn = '34011190', gst_percent = 18 where id = '${soap}'`);
  });

  const read = async (kind: string, from = DAY, to = from) => {
    const response = await admin.get(`/api/admin/registers/${kind}?from=${from}&to=${to}`);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
    return registerIn(response);
  };
  /** Ships an order to a state, which issues its invoice. */
  const ship = async (state: string, wanted: readonly (readonly [string, number])[], coupon?: string) => {
    const order = await orderIn(await ravi.order(wanted, coupon === undefined ? {} : { coupon }));
    await app.sql(
      `update orders set address = (address::jsonb || '{"state": "${state}"}')::json where id = '${order.id}'`,
    );
    await staff.move(order.id, 'CONFIRMED', 'PACKED', 'SHIPPED');
    return order;
  };

  it('have a row for each HSN and rate of each invoice', async () => {
    const { id } = await ship('Uttar Pradesh', [
      [tea, 2],
      [soap, 1],
    ]);
    await app.sql(`update orders set gstin = '09AAACP1234A1Z5' where id = '${id}'`);
    const invoice = {
      'GSTIN of buyer': '09AAACP1234A1Z5',
      Buyer: expect.any(String),
      'Invoice number': 'PGM/26-27/000001',
      'Invoice date': '05-Dec-2026',
      'Invoice value': '580.23',
      'Place of supply': '09-Uttar Pradesh',
      IGST: '0.00',
    };
    const goods = await read('sales');
    expect(goods.filter(({ HSN }) => HSN !== '996812')).toEqual(
      [
        { ...invoice, HSN: '09023020', Rate: '5', 'Taxable value': '235.14', CGST: '5.88', SGST: '5.88' },
        { ...invoice, HSN: '34011190', Rate: '18', 'Taxable value': '282.49', CGST: '25.42', SGST: '25.42' },
      ].map((row) => ({ ...row, 'Invoice value': goods[0]?.['Invoice value'] })),
    );
  });

  it.each([
    ['Uttar Pradesh', '09-Uttar Pradesh', ['CGST', 'SGST']],
    ['Bihar', '10-Bihar', ['IGST']],
    ['Chandigarh', '04-Chandigarh', ['IGST']],
    ['Neverland', 'Neverland', ['IGST']],
  ])('name the kinds of tax line by line, also of the delivery: %s', async (state, place, kinds) => {
    await ship(state, [
      [tea, 1],
      [soap, 1],
    ]);
    const rows = await read('sales');
    expect(rows.map(({ HSN }) => HSN)).toEqual(['09023020', '34011190', '996812']);
    for (const row of rows) {
      const taxed = ['IGST', 'CGST', 'SGST'].filter((kind) => Number(row[kind]) > 0);
      expect([row['Place of supply'], row['HSN'], taxed]).toEqual([place, row['HSN'], kinds]);
    }
  });

  it('come to exactly what the invoices and the credit notes come to', async () => {
    await putCoupon(app, 'ODD', { value: 777 });
    const lines = [
      [tea, 3],
      [soap, 2],
    ] as const;
    const states = ['Uttar Pradesh', 'Bihar', 'Kerala', 'Uttar Pradesh', 'Ladakh'];
    const orders = [];
    for (const [index, state] of states.entries())
      orders.push(await ship(state, lines, index % 2 === 0 ? 'ODD' : undefined));
    for (const { id } of orders.slice(0, 3)) {
      await staff.move(id, 'DELIVERED');
      await ravi.sendBack(id, 'Too many', [[tea, 2]]);
      await staff.change('POST', `${id}/inspection`, { items: [{ productId: tea, outcome: 'RESTOCKED' }] });
    }
    const [expected] = z.array(z.object({ sold: z.coerce.number(), credited: z.coerce.number() })).parse(
      await app.sql(`select (select sum(total_paise) from orders join invoices on order_id = id) as sold,
          (select sum(amount_paise) from reversals join credit_notes on reversal_id = id) as credited`),
    );
    const [sales, notes, hsn] = [await read('sales'), await read('credit-notes'), await read('hsn')];
    const invoices = documents(sales, 'Invoice number');
    const creditNotes = documents(notes, 'Credit note number');
    expect([invoices.length, creditNotes.length]).toEqual([5, 3]);
    expect(addUp(invoices, 'Invoice value')).toBe(expected?.sold);
    expect(addUp(sales, ...TAX_COLUMNS)).toBe(expected?.sold);
    expect(addUp(creditNotes, 'Credit note value')).toBe(expected?.credited);
    expect(addUp(notes, ...TAX_COLUMNS)).toBe(expected?.credited);
    for (const column of TAX_COLUMNS)
      expect([column, addUp(hsn, column)]).toEqual([column, addUp(sales, column) - addUp(notes, column)]);
    expect(addUp(hsn, 'Total value')).toBe((expected?.sold ?? 0) - (expected?.credited ?? 0));
    expect(hsn.map(({ HSN, UQC, ...row }) => [HSN, UQC, row['Total quantity'], row['Rate']])).toEqual([
      ['09023020', 'NOS', '9', '5'],
      ['34011190', 'NOS', '10', '18'],
    ]);
    expect(notes[0]).toMatchObject({
      'Credit note number': 'PGC/26-27/000001',
      'Credit note date': '05-Dec-2026',
      'Invoice number': 'PGM/26-27/000001',
      'Invoice date': '05-Dec-2026',
      'Place of supply': '09-Uttar Pradesh',
      HSN: '09023020',
    });
  });

  it('leave out what was cancelled before the invoice', async () => {
    const { id } = await ravi.place([tea, 3], [soap, 1]);
    await staff.cancelPieces(id, { [tea]: 2 });
    await staff.move(id, 'CONFIRMED', 'PACKED', 'SHIPPED');
    const [row] = await read('hsn');
    expect(row).toMatchObject({ HSN: '09023020', 'Total quantity': '1', 'Total value': '123.45' });
  });

  it('have the documents that were issued on days in India', async () => {
    const moments = ['2026-12-04T23:59:00+05:30', '2026-12-05T00:00:00+05:30', '2026-12-06T00:00:00+05:30'];
    for (const at of moments) {
      app.clock.now = Date.parse(at);
      ravi = await Buyer.logIn(app, 'ravi');
      const { id } = await ravi.placePaid([tea, 1]);
      await invoiceIn(await ravi.invoice(id));
    }
    admin = await StaffMember.logIn(app, 'admin');
    const numbers = async (from: string, to: string) =>
      documents(await read('sales', from, to), 'Invoice number').map((row) => row['Invoice number']);
    expect(await numbers(DAY, DAY)).toEqual(['PGM/26-27/000002']);
    expect(await numbers('2026-12-04', DAY)).toEqual(['PGM/26-27/000001', 'PGM/26-27/000002']);
    expect(await numbers('2026-12-06', '2027-12-06')).toEqual(['PGM/26-27/000003']);
    expect(await numbers('2027-01-01', '2027-01-31')).toEqual([]);
  });

  it('are read page by page, each document once', async () => {
    const { id } = await ship('Bihar', [[tea, 1]]);
    const copies = 249;
    await copyOrder(app, id, copies);
    await app.sql(`insert into invoices select id, '26-27', row_number() over (order by number) + 1,
      (select issued_at from invoices limit 1), (select seller from invoices limit 1) from orders where id <> '${id}'`);
    const rows = documents(await read('sales'), 'Invoice number');
    expect(rows.map((row) => row['Invoice number'])).toEqual(
      Array.from({ length: copies + 1 }, (_, index) => `PGM/26-27/${String(index + 1).padStart(6, '0')}`),
    );
  });

  it.each([
    ['from=2026-12-05', 'Choose the last day'],
    ['from=2026-02-30&to=2026-03-01', 'Choose the first day'],
    ['from=2026-12-05&to=2026-12-04', 'The last day must not be before the first day'],
    ['from=2026-01-01&to=2027-01-02', 'A register has at most 366 days'],
  ])('need a period: %s', async (query, message) => {
    const response = await admin.get(`/api/admin/registers/sales?${query}`);
    expect([response.status, await response.json()]).toEqual([400, toFailure(message)]);
  });
});
