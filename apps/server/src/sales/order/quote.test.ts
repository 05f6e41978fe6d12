import { DEFAULT_TERMS, Quote } from '@pgm/api/contract';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { toItems, offer, toQuote } from '../../../test/buyer.ts';
import { stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('a quote', () => {
  const app = useTestApp();
  let [tea = '', soap = '']: string[] = [];

  beforeEach(async () => {
    [tea = '', soap = ''] = await stockCopies(app, 2);
    await offer(app, tea, { pricePaise: 12_550, points: 10, quantity: 10 });
    await offer(app, soap, { pricePaise: 24_850, points: 0, quantity: 1 });
  });

  it('gives everyone the current prices, in the order of the request', async () => {
    const wanted = toItems([
      [soap, 1],
      [tea, 2],
    ]);
    await app.sql(
      `update products set pictures = '[{"key": "products/tea", "alt": "Tea"}]' where id = '${tea}'`,
    );
    const response = await app.post('/api/orders/quote', { items: wanted });
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toEqual({
      success: true,
      data: {
        lines: [
          {
            productId: soap,
            productName: 'Copy 2',
            productImage: null,
            price: 248.5,
            quantity: 1,
            available: 1,
            points: 0,
            lineTotal: 248.5,
            problem: null,
          },
          {
            productId: tea,
            productName: 'Copy 1',
            productImage: '/media/products/tea/640.webp',
            price: 125.5,
            quantity: 2,
            available: 10,
            points: 10,
            lineTotal: 251,
            problem: null,
          },
        ],
        subtotal: 499.5,
        deliveryFee: 0,
        deliveries: DEFAULT_TERMS.delivery,
        coupon: null,
        discount: 0,
        total: 499.5,
        points: 20,
        canOrder: true,
      },
    });
  });

  it('names the products in the language of its reader, in English where there is no other name', async () => {
    await app.sql(`update products set hindi = '{"name": "अदरक की चाय"}' where id = '${tea}'`);
    const read = async (language: string) => {
      const items = toItems([
        [tea, 1],
        [soap, 1],
      ]);
      const response = await app.post(`/api/orders/quote?language=${language}`, { items });
      const { data } = z.object({ data: Quote }).parse(await response.json());
      return data.lines.map(({ productName }) => productName);
    };
    expect(await read('en')).toEqual(['Copy 1', 'Copy 2']);
    expect(await read('hi')).toEqual(['अदरक की चाय', 'Copy 2']);
  });

  it.each([
    [49_899, 49],
    [49_900, 0],
  ])('of %i paise has a delivery fee of ₹%i', async (pricePaise, deliveryFee) => {
    await offer(app, tea, { pricePaise, points: 0, quantity: 1 });
    const subtotal = pricePaise / 100;
    expect(await toQuote(app, [[tea, 1]])).toMatchObject({
      subtotal,
      deliveryFee,
      total: (pricePaise + deliveryFee * 100) / 100,
    });
  });

  it('adds up the quantities of a product that is named twice, in any spelling of its id', async () => {
    const quote = await toQuote(app, [
      [tea, 1],
      [soap, 1],
      [tea.toUpperCase(), 2],
    ]);
    expect(quote.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [tea, 3],
      [soap, 1],
    ]);
  });

  it('shows which products are sold out and which have too little stock', async () => {
    await offer(app, soap, { pricePaise: 24_850, points: 0, quantity: 0 });
    const quote = await toQuote(app, [
      [tea, 11],
      [soap, 1],
    ]);
    expect(quote.canOrder).toBe(false);
    expect(quote.lines).toMatchObject([
      { productId: tea, quantity: 11, available: 10, problem: 'TOO_FEW' },
      { productId: soap, quantity: 1, available: 0, problem: 'SOLD_OUT' },
    ]);
    await app.sql(`delete from store_entries where product_id = '${tea}'`);
    expect((await toQuote(app, [[tea, 1]])).lines).toMatchObject([{ available: 0, problem: 'SOLD_OUT' }]);
  });

  it('shows nothing of hidden products and does not add them up', async () => {
    await app.sql(`update products set is_visible = false where id = '${tea}'`);
    await app.sql(`update products set is_deleted = true where id = '${soap}'`);
    const unknown = randomUUID();
    const gone = (productId: string, quantity: number) => ({
      productId,
      productName: '',
      productImage: null,
      price: 0,
      quantity,
      available: 0,
      points: 0,
      lineTotal: 0,
      problem: 'GONE',
    });
    expect(
      await toQuote(app, [
        [tea, 2],
        [soap, 1],
        [unknown, 3],
      ]),
    ).toEqual({
      lines: [gone(tea, 2), gone(soap, 1), gone(unknown, 3)],
      subtotal: 0,
      deliveryFee: 0,
      deliveries: DEFAULT_TERMS.delivery,
      coupon: null,
      discount: 0,
      total: 0,
      points: 0,
      canOrder: false,
    });
  });

  it('adds up the largest possible request', async () => {
    const dear = await stockCopies(app, 100);
    await app.sql('update products set price_paise = 2147483647, points = 100000 where price_paise = 100');
    const quote = await toQuote(
      app,
      dear.map((id) => [id, 2]),
    );
    expect(quote).toMatchObject({ subtotal: 4_294_967_294, points: 20_000_000 });
  });
});
