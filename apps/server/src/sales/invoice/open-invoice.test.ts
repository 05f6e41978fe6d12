import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Buyer, offer, orderIn, readRejection } from '../../../test/buyer.ts';
import { toFailure, logIn, toStatuses } from '../../../test/identity.ts';
import { SELLER, invoiceIn } from '../../../test/invoices.ts';
import { OrderStaff } from '../../../test/order-staff.ts';
import { stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const NOT_FOUND = [404, 'Not found'];

describe('opening an invoice', () => {
  const app = useTestApp({}, { seller: SELLER });
  let asha: Buyer;
  let ravi: Buyer;
  let staff: OrderStaff;
  let tea = '';

  beforeAll(async () => {
    asha = await Buyer.logIn(app, 'asha');
    ravi = await Buyer.logIn(app, 'ravi');
    staff = await OrderStaff.logIn(app);
  });
  beforeEach(async () => {
    await app.sql('truncate orders, order_items, order_events, bv_entries, invoice_counters cascade');
    [tea = ''] = await stockCopies(app, 1);
    await offer(app, tea, { pricePaise: 50_000, points: 7, quantity: 100 });
  });
  const open = async (buyer: Buyer, id: string) => invoiceIn(await buyer.invoice(id));
  const invoices = () => app.sql('select order_id, financial_year, serial, seller from invoices');

  it('responds with its number and an address of its own, with no-store', async () => {
    const { id } = await ravi.placePaid([tea, 1]);
    const response = await ravi.invoice(id);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toEqual({
      success: true,
      data: {
        number: 'PGM/26-27/000001',
        url: expect.stringMatching(/^\/invoices\/[\w-]+\.[\w-]+\.[\w-]+\.pdf$/),
      },
    });
    expect(await invoices()).toEqual([{ order_id: id, financial_year: '26-27', serial: 1, seller: SELLER }]);
  });

  it('issues it once, with the next number; a later call returns the same', async () => {
    const first = await ravi.placePaid([tea, 1]);
    const second = await ravi.placePaid([tea, 1]);
    expect((await open(ravi, second.id)).number).toBe('PGM/26-27/000001');
    expect((await open(ravi, first.id)).number).toBe('PGM/26-27/000002');
    expect((await open(ravi, first.id)).number).toBe('PGM/26-27/000002');
    expect(await invoices()).toHaveLength(2);
  });

  it('returns the one that was issued when the order was shipped', async () => {
    const { id } = await ravi.placePaid([tea, 1]);
    await staff.move(id, 'CONFIRMED', 'PACKED');
    expect(await invoices()).toEqual([]);
    await staff.move(id, 'SHIPPED');
    expect(await invoices()).toMatchObject([{ order_id: id, serial: 1, seller: SELLER }]);
    await staff.move(id, 'DELIVERED');
    expect((await open(ravi, id)).number).toBe('PGM/26-27/000001');
    expect(await invoices()).toHaveLength(1);
  });

  it('keeps the number from before the order was shipped', async () => {
    const { id } = await ravi.placePaid([tea, 1]);
    await open(ravi, id);
    await staff.move(id, 'CONFIRMED', 'PACKED', 'SHIPPED');
    expect(await invoices()).toHaveLength(1);
  });

  it('fails for an order that is neither paid nor sent, and was cancelled before that', async () => {
    const { id } = await ravi.place([tea, 1]);
    expect(await readRejection(await ravi.invoice(id))).toEqual([409, 'This order has no invoice.']);
    await staff.move(id, 'CONFIRMED', 'PACKED');
    expect(await readRejection(await ravi.invoice(id))).toEqual([409, 'This order has no invoice.']);
    await ravi.cancel(id);
    expect(await readRejection(await ravi.invoice(id))).toEqual([409, 'This order has no invoice.']);
    expect(await invoices()).toEqual([]);
    expect(await orderIn(await ravi.get(`/api/orders/${id}`))).toMatchObject({ hasInvoice: false });
  });

  it('still works for an order that was cancelled after it had an invoice', async () => {
    const { id } = await ravi.placePaid([tea, 1]);
    await open(ravi, id);
    await ravi.cancel(id);
    expect((await open(ravi, id)).number).toBe('PGM/26-27/000001');
    expect(await orderIn(await ravi.get(`/api/orders/${id}`))).toMatchObject({ hasInvoice: true });
  });

  it('works for the owner only', async () => {
    const { id } = await asha.placePaid([tea, 1]);
    for (const foreign of [id, randomUUID(), 'nonsense']) {
      expect(await readRejection(await ravi.invoice(foreign))).toEqual(NOT_FOUND);
    }
    expect((await new Buyer(app, '', '').invoice(id)).status).toBe(401);
    expect(await invoices()).toEqual([]);
  });
});

describe('the address of an invoice', () => {
  const app = useTestApp({}, { seller: SELLER });
  let asha: Buyer;
  let tea = '';

  beforeAll(async () => {
    asha = await Buyer.logIn(app, 'asha');
    [tea = ''] = await stockCopies(app, 1);
  });
  const address = async () => {
    const { id } = await asha.placePaid([tea, 1]);
    return (await invoiceIn(await asha.invoice(id))).url;
  };
  const json = (url: string) => app.call(url, { headers: { Accept: 'application/json' } });

  it('opens the PDF without a login, in the window, and with no-store', async () => {
    const response = await app.call(await address());
    const headers = ['Content-Type', 'Content-Disposition', 'Cache-Control', 'X-Content-Type-Options'];
    expect([response.status, ...headers.map((name) => response.headers.get(name))]).toEqual([
      200,
      'application/pdf',
      'inline; filename="PGM-26-27-000001.pdf"',
      'private, no-store',
      'nosniff',
    ]);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(bytes.length).toBeLessThan(60_000);
  });

  it('opens the same bytes again', async () => {
    const url = await address();
    const files = [await app.call(url), await app.call(url)];
    const [first, second] = await Promise.all(
      files.map(async (file) => Buffer.from(await file.arrayBuffer())),
    );
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true);
  });

  it('is valid for five minutes, then it is not found', async () => {
    const url = await address();
    app.clock.now += 299_000;
    expect((await app.call(url)).status).toBe(200);
    app.clock.now += 2000;
    const late = await json(url);
    expect([late.status, await late.json()]).toEqual([404, toFailure('Not found')]);
    const page = await app.call(url, { headers: { Accept: 'text/html' } });
    expect([page.status, page.headers.get('Content-Type'), page.headers.get('Cache-Control')]).toEqual([
      404,
      'text/html; charset=UTF-8',
      'private, no-store',
    ]);
    expect(await page.text()).toContain('<a href="/orders">your order</a>');
  });

  it('is not found when its token was signed elsewhere or for another purpose', async () => {
    const url = await address();
    const [head = '', body = '', signature = ''] = url.slice('/invoices/'.length, -'.pdf'.length).split('.');
    const other = Buffer.from(JSON.stringify({ sub: randomUUID(), exp: 9_999_999_999 })).toString(
      'base64url',
    );
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    const { token } = await logIn(app, 'asha');
    const invalid = [
      `${head}.${other}.${signature}`,
      `${unsigned}.${body}.`,
      `${head}.${body}.${signature.slice(1)}`,
      token,
      'nonsense',
      '..',
    ];
    const responses = await Promise.all(invalid.map((name) => json(`/invoices/${name}.pdf`)));
    expect(toStatuses(responses)).toEqual(invalid.map(() => 404));
    expect((await json(url.replace('.pdf', ''))).status).toBe(404);
  });

  it('gives no access to other calls', async () => {
    const token = (await address()).slice('/invoices/'.length, -'.pdf'.length);
    const response = await app.call('/api/orders', { headers: { Authorization: `Bearer ${token}` } });
    expect(response.status).toBe(401);
  });

  it('works 60 times in ten minutes for a member across all orders, and does not limit others', async () => {
    const [url, another] = [await address(), await address()];
    expect((await app.call(url)).status).toBe(200);
    await app.sql(`update rate_limits set count = 59 where key like 'invoice:%'`);
    expect((await app.call(another)).status).toBe(200);
    const rejected = await app.call(url);
    const seconds = String(600 - Math.floor((app.clock.now / 1000) % 600));
    expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, seconds]);
    const ravi = await Buyer.logIn(app, 'ravi');
    const { id } = await ravi.placePaid([tea, 1]);
    expect((await app.call((await invoiceIn(await ravi.invoice(id))).url)).status).toBe(200);
  });
});
