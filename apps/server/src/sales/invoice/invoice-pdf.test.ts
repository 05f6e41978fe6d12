import { getDocumentProxy } from 'unpdf';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Addressee } from '../../../test/addressee.ts';
import { Buyer, type Wanted, orderIn, toItems } from '../../../test/buyer.ts';
import { putCoupon } from '../../../test/coupons.ts';
import { logIn } from '../../../test/identity.ts';
import { SELLER, invoiceIn, listPages, readPages } from '../../../test/invoices.ts';
import { listProducts, stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { sampleId } from '../../platform/database/id.ts';

const HEAD = 'No. | Item | HSN/SAC | Qty | Rate (₹) | Discount (₹) | Taxable (₹) | GST | GST (₹) | Total (₹)';

describe('the invoice of an order', () => {
  const app = useTestApp({}, { seller: SELLER });
  let token = '';
  let ravi: Buyer;
  /** ₹349 with 5 % GST. */
  let tablets = '';
  /** ₹179 with 18 % GST. */
  let cleaner = '';

  beforeAll(async () => {
    const session = await logIn(app, 'ravi');
    token = session.token;
    ravi = new Buyer(app, session.user.id, (await new Addressee(app, token).add('Ravi Gupta')).id, token);
    const products = await listProducts(app);
    const toId = (name: string) => products.find((product) => product.name === name)?.id ?? '';
    tablets = toId('Ashwagandha Tablets, 60');
    cleaner = toId('Neem & Lemongrass Floor Cleaner, 1 L');
  });
  beforeEach(async () => {
    await app.sql('truncate orders, order_items, order_events, bv_entries, invoice_counters cascade');
    await app.sql('alter sequence order_numbers restart');
  });
  /** Orders products to an address that differs from the usual one, or with other fields in the order. */
  const order = async (wanted: readonly Wanted[], place: object = {}, more: object = {}) => {
    const address = { country: 'India', additional_address_line: '', ...place };
    const { id } = await new Addressee(app, token).add('Ravi Gupta', address);
    const { total } = await ravi.quote(wanted);
    const body = { items: toItems(wanted), addressId: id, payment: { method: 'COD' }, total, ...more };
    const placed = await orderIn(await ravi.send(body, crypto.randomUUID()));
    await app.sql(`update orders set payment_status = 'PAID' where id = '${placed.id}'`);
    return placed;
  };
  const toLines = async (id: string) => (await listPages(app, ravi, id)).flat();

  it('names the seller, the buyer and everything that the law requires; within the state it has central and state tax', async () => {
    const { id } = await order([[tablets, 1]]);
    // Tax on 349.00: each half 34,900 × 5 ÷ 210 = 830.95 paise; on 49.00: 4900 × 9 ÷ 118 = 373.73.
    expect(await listPages(app, ravi, id)).toEqual([
      [
        'Sample Marketing Private Limited',
        'Tax Invoice',
        '5 Station Road, Sirathu 212217',
        'Invoice number | PGM/26-27/000001',
        'Uttar Pradesh, state code 09',
        'Invoice date | 21 November 2026',
        'GSTIN 09ABCDE1234F1ZY',
        'Order number | PGM-000001',
        'Order date | 21 November 2026',
        'Billed and delivered to | Place of supply',
        'Ravi Gupta | Uttar Pradesh, state code 09',
        '7 Station Road | Within the state: CGST and SGST',
        'Kanpur, Uttar Pradesh 208001 | Tax is payable on reverse charge: No',
        HEAD,
        '1 | Ashwagandha Tablets, 60 | 300490 | 1 | 349.00 | – | 332.38 | 5 % | 16.62 | 349.00',
        '2 | Delivery | 996812 | 1 | 49.00 | – | 41.52 | 18 % | 7.48 | 49.00',
        'Total | – | 373.90 | 24.10 | 398.00',
        'Total in words | Total',
        'Rupees Three Hundred Ninety Eight Only',
        '₹ 398.00',
        'Rates and discounts include GST.',
        'Tax summary',
        'HSN/SAC | Taxable (₹) | CGST | CGST (₹) | SGST | SGST (₹) | GST (₹)',
        '300490 | 332.38 | 2.5 % | 8.31 | 2.5 % | 8.31 | 16.62',
        '996812 | 41.52 | 9 % | 3.74 | 9 % | 3.74 | 7.48',
        'Total | 373.90 | 12.05 | 12.05 | 24.10',
        'This is a computer-generated invoice.',
        'Tax Invoice PGM/26-27/000001 | Page 1 of 1',
      ],
    ]);
  });

  it("has only the Union's tax when the order goes to another state", async () => {
    const { id } = await order(
      [
        [tablets, 2],
        [cleaner, 3],
      ],
      { city: 'Patna', state: 'Bihar', postal_code: '800001' },
    );
    // 69,800 × 5 ÷ 105 = 3323.81 paise; 53,700 × 18 ÷ 118 = 8191.53.
    expect(await toLines(id)).toEqual(
      expect.arrayContaining([
        'Ravi Gupta | Bihar, state code 10',
        '7 Station Road | Between states: IGST',
        'Patna, Bihar 800001 | Tax is payable on reverse charge: No',
        '1 | Ashwagandha Tablets, 60 | 300490 | 2 | 349.00 | – | 664.76 | 5 % | 33.24 | 698.00',
        '2 | Neem & Lemongrass Floor Cleaner, 1 L | 340250 | 3 | 179.00 | – | 455.08 | 18 % | 81.92 | 537.00',
        'Total | – | 1,119.84 | 115.16 | 1,235.00',
        'Rupees One Thousand Two Hundred Thirty Five Only',
        'HSN/SAC | Taxable (₹) | IGST | IGST (₹) | GST (₹)',
        '300490 | 664.76 | 5 % | 33.24 | 33.24',
        '340250 | 455.08 | 18 % | 81.92 | 81.92',
        'Total | 1,119.84 | 115.16 | 115.16',
      ]),
    );
  });

  it('subtracts a discount before tax, line by line', async () => {
    await putCoupon(app, 'HUNDRED', { value: 10_000 });
    const { id } = await order(
      [
        [tablets, 2],
        [cleaner, 1],
      ],
      {},
      { coupon: 'HUNDRED', total: 777 },
    );
    // 100.00 is split in the ratio of 698.00 and 179.00: 79.59 and 20.41. Halves: 61,841 × 5 ÷ 210 = 1472.40;
    // 15,859 × 9 ÷ 118 = 1209.58.
    expect(await toLines(id)).toEqual(
      expect.arrayContaining([
        '1 | Ashwagandha Tablets, 60 | 300490 | 2 | 349.00 | 79.59 | 588.97 | 5 % | 29.44 | 618.41',
        '2 | Neem & Lemongrass Floor Cleaner, 1 L | 340250 | 1 | 179.00 | 20.41 | 134.39 | 18 % | 24.20 | 158.59',
        'Total | 100.00 | 723.36 | 53.64 | 777.00',
        'Total | 723.36 | 26.82 | 26.82 | 53.64',
      ]),
    );
  });

  it('names the GST number of a buyer who has one', async () => {
    const { id } = await order([[tablets, 2]], {}, { gstin: '10fghij5678k1zg' });
    expect(await toLines(id)).toContain('GSTIN 10FGHIJ5678K1ZG');
  });

  it('names the size with the product', async () => {
    const { id } = await order([[sampleId('product/khadi-cotton-kurta'), 1, 'M']]);
    expect((await toLines(id)).join(' ')).toContain('1 | Khadi Cotton Kurta for Men, size M | 620520');
  });

  it('states that the order was cancelled, and the date in India', async () => {
    const { id } = await order([[tablets, 2]]);
    await ravi.invoice(id);
    expect((await toLines(id)).filter((line) => line.includes('Cancelled'))).toEqual([]);
    const before = app.clock.now;
    app.clock.now = Date.UTC(2026, 10, 21, 18, 31);
    const buyer = new Buyer(app, ravi.id, '', (await logIn(app, 'ravi')).token);
    await buyer.cancel(id);
    const lines = (await listPages(app, buyer, id)).flat();
    app.clock.now = before;
    expect(lines).toEqual(expect.arrayContaining(['Tax Invoice', 'Cancelled on 22 November 2026']));
  });

  it('prints names in Hindi, and leaves out signs that no typeface has', async () => {
    const place = { name: 'आशा', street_address: '12 पटेल नगर', city: 'சென்னை 😀' };
    const { id } = await order([[tablets, 2]], place);
    const { url } = await invoiceIn(await ravi.invoice(id));
    const bytes = new Uint8Array(await (await app.call(url)).arrayBuffer());
    // Screen readers read this text: on paper the signs stand in another order.
    expect(languagesIn(bytes)).toEqual(['आशा', '12 पटेल नगर']);
    expect((await readPages(bytes)).flat()).toEqual(
      expect.arrayContaining([
        'आशा | Uttar Pradesh, state code 09',
        '12 पटेल नगर | Within the state: CGST and SGST',
        '??? ?, Uttar Pradesh 208001 | Tax is payable on reverse charge: No',
      ]),
    );
  });

  it('keeps the facts of the day it was issued: seller, names, prices and rates', async () => {
    const { id } = await order([[tablets, 2]]);
    const before = await toLines(id);
    await app.sql(`update products set name = 'New', price_paise = 1, hsn = '1234', gst_percent = 40
      where id = '${tablets}'`);
    app.clock.now += 60_000;
    expect(await toLines(id)).toEqual(before);
    await app.sql(`update products set name = 'Ashwagandha Tablets, 60', price_paise = 34900, hsn = '300490',
      gst_percent = 5 where id = '${tablets}'`);
  });

  it('uses as many pages as 100 products need, each with the table head and a page number', async () => {
    const copies = await stockCopies(app, 100);
    await app.sql(
      `update products set price_paise = 12345, hsn = '300490', gst_percent = 18 where name like 'Copy %'`,
    );
    const { id } = await order(copies.map((copy) => [copy, 1] as const));
    const pages = await listPages(app, ravi, id);
    expect(pages.map((page) => page.at(-1))).toEqual(
      pages.map((_, page) => `Tax Invoice PGM/26-27/000001 | Page ${page + 1} of ${pages.length}`),
    );
    const withItems = pages.filter((page) => page.some((line) => /^\d+ \| Copy/.test(line)));
    expect(withItems.length).toBeGreaterThan(2);
    expect(withItems.slice(1).map(([head]) => head)).toEqual(withItems.slice(1).map(() => HEAD));
    const items = pages.flat().filter((line) => /^\d+ \| Copy/.test(line));
    // Each half: 12,345 × 9 ÷ 118 = 941.57.
    expect(items).toEqual(
      copies.map(
        (_, n) => `${n + 1} | Copy ${n + 1} | 300490 | 1 | 123.45 | – | 104.61 | 18 % | 18.84 | 123.45`,
      ),
    );
    expect(pages.flat()).toEqual(
      expect.arrayContaining([
        'Total | – | 10,461.00 | 1,884.00 | 12,345.00',
        'Rupees Twelve Thousand Three Hundred Forty Five Only',
      ]),
    );
  });

  it('gives screen readers its title, author and language, and marks headings and tables', async () => {
    const { id } = await order([[tablets, 1]]);
    const { url } = await invoiceIn(await ravi.invoice(id));
    const pdf = await getDocumentProxy(new Uint8Array(await (await app.call(url)).arrayBuffer()));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({
      Title: 'Tax Invoice PGM/26-27/000001',
      Author: 'Sample Marketing Private Limited',
      Language: 'en-IN',
    });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    const roles = [...tree.matchAll(/"role":"(\w+)"/g)].map(([, role]) => role);
    const counts = Object.fromEntries(
      [...Map.groupBy(roles, (role) => role)].map(([role, all]) => [role, all.length]),
    );
    expect(counts).toMatchObject({ H1: 1, H2: 3, Table: 2, THead: 2, TBody: 2, TFoot: 2, TH: 17, TR: 8 });
  });
});

describe('the invoice of a company that is not configured', () => {
  const app = useTestApp();

  it('states this, and has the tax of its state', async () => {
    const asha = await Buyer.logIn(app, 'asha');
    const [placed] = await asha.orders();
    await app.sql(`update orders set payment_status = 'PAID' where id = '${placed?.id}'`);
    const { url } = await invoiceIn(await asha.invoice(placed?.id ?? ''));
    const lines = (await readPages(new Uint8Array(await (await app.call(url)).arrayBuffer()))).flat();
    expect(lines.filter((line) => line.includes('not configured'))).toEqual([
      'not configured',
      'not configured',
      'GSTIN not configured',
    ]);
    // The sample order: 349.00 and 2 × 145.50, both at 5 %.
    expect(lines).toEqual(
      expect.arrayContaining([
        '1 | Ashwagandha Tablets, 60 | 300490 | 1 | 349.00 | – | 332.38 | 5 % | 16.62 | 349.00',
        '2 | Triphala Churna, 100 g | 300490 | 2 | 145.50 | – | 277.14 | 5 % | 13.86 | 291.00',
        '300490 | 609.52 | 2.5 % | 15.24 | 2.5 % | 15.24 | 30.48',
        'Rupees Six Hundred Forty Only',
      ]),
    );
  });
});

/** The texts that a PDF stores for screen readers beside the printed signs. */
function languagesIn(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes).toString('latin1');
  return [...file.matchAll(/\/ActualText \(\u00fe\u00ff((?:\\.|[^\\)])*)\)/gs)].map(([, escaped = '']) => {
    const text = escaped.replaceAll(/\\(.)/gs, (_, sign: string) => (sign === 't' ? '\t' : sign));
    return Buffer.from(text, 'latin1').swap16().toString('utf16le');
  });
}
