import { getDocumentProxy } from 'unpdf';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Addressee } from '../../../test/addressee.ts';
import { Buyer, openShop, readRejection } from '../../../test/buyer.ts';
import { logIn } from '../../../test/identity.ts';
import { SELLER, readPages, slipsIn } from '../../../test/invoices.ts';
import { OrderStaff, copyOrder } from '../../../test/order-staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('the packing slips of orders', () => {
  const app = useTestApp({}, { seller: SELLER });
  let ravi: Buyer;
  let asha: Buyer;
  let staff: OrderStaff;
  let [tea, soap] = ['', ''];

  beforeAll(async () => {
    const { token, user } = await logIn(app, 'ravi');
    const place = { country: 'India', additional_address_line: 'द्वितीय तल', landmarks: [] };
    const { id } = await new Addressee(app, token).add('रवि कुमार', place);
    ravi = new Buyer(app, user.id, id, token);
    asha = await Buyer.logIn(app, 'asha');
    staff = await OrderStaff.logIn(app);
  });
  beforeEach(async () => {
    await app.sql('truncate orders, bv_entries cascade');
    await app.sql('alter sequence order_numbers restart');
    const product = { pricePaise: 60_000, points: 7, quantity: 100 };
    [tea = '', soap = ''] = await openShop(app, product, product);
  });

  const request = (ids: readonly string[], paper = 'A4', by = staff) =>
    by.send('POST', 'packing-slips', { ids, paper });
  const open = async (ids: readonly string[], paper?: string) => {
    const response = await app.call(await slipsIn(await request(ids, paper)));
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { name: response.headers.get('Content-Disposition'), bytes };
  };
  const readSlips = async (ids: readonly string[], paper?: string) =>
    readPages((await open(ids, paper)).bytes);

  it('are one PDF with a page for each order, by number, each with address, pieces and the amount to collect', async () => {
    const first = await ravi.place([tea, 2], [soap, 1]);
    const second = await asha.place([tea, 1]);
    await app.sql(`update orders set payment_status = 'PAID' where id = '${second.id}'`);
    const { name, bytes } = await open([second.id, first.id]);
    expect(name).toBe('inline; filename="packing-slips-PGM-000001-and-1-more.pdf"');
    const pages = await readPages(bytes);
    expect(pages.map((lines) => [lines.at(0), lines.at(-1)])).toEqual([
      ['Sample Marketing Private Limited', 'Packing slip PGM-000001 | Page 1 of 1'],
      ['Sample Marketing Private Limited', 'Packing slip PGM-000002 | Page 1 of 1'],
    ]);
    expect(pages[0]).toEqual(
      expect.arrayContaining([
        '7 Station Road',
        'No. | Item | Qty',
        '1 | Copy 1 | 2',
        '2 | Copy 2 | 1',
        'Total | 3',
      ]),
    );
    expect(pages[0]?.join('\n')).toContain('To collect | ₹ 1,800.00');
    expect(pages[1]?.join('\n')).toContain('To collect | Nothing');
  });

  it('show names and addresses in Hindi', async () => {
    const { id } = await ravi.place([tea, 1]);
    for (const paper of ['A4', 'A6']) {
      // On paper the sign for i stands before its consonant.
      const text = (await readSlips([id], paper)).flat().join('\n');
      expect([paper, text]).toEqual([paper, expect.stringMatching(/रिव कुमार[^]*िद्वतीय तल/)]);
    }
  });

  it('fit a label of A6 too', async () => {
    const orders = [await ravi.place([tea, 1], [soap, 2]), await asha.place([tea, 1])];
    const { bytes } = await open(
      orders.map(({ id }) => id),
      'A6',
    );
    const pages = await readPages(bytes.slice());
    expect(pages.map((lines) => [lines.at(0), lines.at(-1)])).toEqual([
      ['Packing slip PGM-000001', 'Packing slip PGM-000001 | Page 1 of 1'],
      ['Packing slip PGM-000002', 'Packing slip PGM-000002 | Page 1 of 1'],
    ]);
    expect(pages[0]).toEqual(
      expect.arrayContaining(['To collect | ₹ 1,800.00', '1 | Copy 1 | 1', '2 | Copy 2 | 2']),
    );
    const { width, height } = (await (await getDocumentProxy(bytes)).getPage(1)).getViewport({ scale: 1 });
    expect([width, height].map(Math.round)).toEqual([298, 420]);
  });

  it('continue on another page when an order has many lines', async () => {
    const { id } = await ravi.place([tea, 1]);
    await app.sql(`insert into order_items (order_id, product_id, size, position, name, price_paise, quantity, points)
      select order_id, product_id, n::text, n, name, price_paise, 1, 0 from order_items, generate_series(1, 30) as n
      where order_id = '${id}'`);
    const pages = await readSlips([id], 'A6');
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.map((lines) => lines.at(-1))).toEqual(
      pages.map((_, index) => `Packing slip PGM-000001 | Page ${index + 1} of ${pages.length}`),
    );
    expect(pages.flat()).toContain('31 | Copy 1, size 30 | 1');
  });

  it('leave out orders of which nothing is sent, and orders that do not exist', async () => {
    const [first, second] = [await ravi.place([tea, 1]), await ravi.place([tea, 1])];
    await staff.move(second.id, 'CANCELLED');
    const unknown = crypto.randomUUID();
    const { name } = await open([first.id, second.id, unknown]);
    expect(name).toBe('inline; filename="PGM-000001.pdf"');
    expect(await readRejection(await request([second.id]))).toEqual([
      409,
      'These orders have nothing to pack.',
    ]);
    expect(await readRejection(await request([unknown]))).toEqual([404, 'Not found']);
    expect(await readRejection(await request([]))).toEqual([400, 'Choose at least one order']);
    expect(await readRejection(await request([first.id], 'A5'))).toEqual([400, 'Choose A4 or A6']);
    const many = Array.from({ length: 101 }, () => unknown);
    expect(await readRejection(await request(many))).toEqual([400, 'At most 100 orders at once']);
  });

  it('are for staff', async () => {
    const member = await OrderStaff.logIn(app, 'ravi');
    expect((await request([crypto.randomUUID()], 'A4', member)).status).toBe(403);
  });

  it('of a hundred orders have an address that every browser can open', async () => {
    const { id } = await ravi.place([tea, 1]);
    await copyOrder(app, id, 99);
    const ids = (await app.sql('select id from orders')).map((row) => String(Object(row)['id']));
    const url = await slipsIn(await request(ids));
    expect(url.length).toBeLessThan(2000);
    expect((await getDocumentProxy(new Uint8Array(await (await app.call(url)).arrayBuffer()))).numPages).toBe(
      100,
    );
  });
});
