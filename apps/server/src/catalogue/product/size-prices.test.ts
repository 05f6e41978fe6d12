import { Found, ListedProduct, ProductInFull, StaffProduct } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CategoryEditor, OIL, toProductForm } from '../../../test/category-editor.ts';
import { readRecord } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const One = z.object({ data: ProductInFull });
const List = z.object({ data: z.array(ListedProduct) });
const FoundProducts = z.object({ data: Found });

const PRICE = 238.5;
const LARGE = { price: 520, maximumRetailPrice: 560, points: 90, netQuantity: 2500 };
const SIZES = JSON.stringify(['1 l', '2.5 l']);

describe('the prices of sizes', () => {
  const app = useTestApp();
  let staff: CategoryEditor;
  let oil: StaffProduct;

  beforeAll(async () => {
    staff = await CategoryEditor.logIn(app);
    oil = await staff.readOil();
  });
  beforeEach(() =>
    app.sql(`update products set sizes = null, size_prices = '{}', is_visible = true,
      maximum_retail_price_paise = 100000, price_paise = ${PRICE * 100},
      usual_price_paise = null, sale_price_paise = null, sale_from = null, sale_until = null where id = '${OIL}'`),
  );

  const send = (changes: Readonly<Record<string, string>>) =>
    staff.staff.send('PUT', `/api/products/${OIL}`, toProductForm({ ...oil, price: PRICE }, changes));
  const save = async (sizePrices: object, changes: Readonly<Record<string, string>> = {}) =>
    send({ sizes: SIZES, sizePrices: JSON.stringify(sizePrices), ...changes });
  const seen = async () => One.parse(await (await app.call(`/api/products/${OIL}`)).json()).data;

  it('come with the product for visitors and staff, in lists too, and its own price is that of the others', async () => {
    const saved = StaffProduct.parse(await readRecord(await save({ '2.5 l': LARGE })));
    const wanted = { price: PRICE, sizes: ['1 l', '2.5 l'], sizePrices: { '2.5 l': LARGE } };
    expect(saved).toMatchObject(wanted);
    await expect.poll(seen).toMatchObject(wanted);
    const listed = async () => List.parse(await (await app.call(`/api/products?ids=${OIL}`)).json()).data;
    await expect.poll(listed).toMatchObject([wanted]);
  });

  it('are a hint in a search that the product costs more in some sizes', async () => {
    const found = async () =>
      FoundProducts.parse(await (await app.call('/api/search?query=mustard')).json()).data.products.find(
        ({ id }) => id === OIL,
      );
    expect(await found()).not.toHaveProperty('hasDearerSizes');
    await save({ '2.5 l': { ...LARGE, price: PRICE } });
    expect(await found()).not.toHaveProperty('hasDearerSizes');
    await save({ '2.5 l': LARGE });
    await expect.poll(found).toMatchObject({ price: PRICE, hasDearerSizes: true });
  });

  it('stay when a form says nothing of them, and go with their size or with an empty part', async () => {
    await save({ '2.5 l': LARGE });
    await send({});
    expect((await staff.readOil()).sizePrices).toEqual({ '2.5 l': LARGE });
    await send({ sizes: JSON.stringify(['2.5 l', '5 l']) });
    expect((await staff.readOil()).sizePrices).toEqual({ '2.5 l': LARGE });
    await send({ sizes: JSON.stringify(['1 l', '5 l']) });
    expect(await staff.readOil()).not.toHaveProperty('sizePrices');
    await save({ '2.5 l': LARGE });
    await send({ sizePrices: '' });
    expect(await staff.readOil()).not.toHaveProperty('sizePrices');
  });

  it('are in the history', async () => {
    const { version } = await staff.readOil();
    await save({ '2.5 l': LARGE });
    const response = await staff.staff.get(`/api/admin/history/product/${OIL}?limit=1`);
    const stored = { pricePaise: 52_000, maximumRetailPricePaise: 56_000, points: 90, netQuantity: 2500 };
    expect(await response.json()).toMatchObject({
      data: [{ before: { version, sizePrices: {} }, after: { sizePrices: { '2.5 l': stored } } }],
    });
  });

  const LOWEST = 'The price of the product must be that of its cheapest size.';
  it.each([
    [
      'a size that the product does not have',
      { '5 l': LARGE },
      'Only a size of the product can have its own price.',
    ],
    ['a size that costs less than the product', { '1 l': { ...LARGE, price: 238.49 } }, LOWEST],
    ['only sizes that cost more than the product', { '1 l': LARGE, '2.5 l': LARGE }, LOWEST],
    [
      'a price above its maximum',
      { '2.5 l': { ...LARGE, maximumRetailPrice: 519.99 } },
      'The price of a size is above its maximum retail price.',
    ],
    ['no price', { '2.5 l': { ...LARGE, price: null } }, 'Price of the size is required'],
    [
      'no maximum',
      { '2.5 l': { ...LARGE, maximumRetailPrice: undefined } },
      'Maximum retail price of the size is required',
    ],
    [
      'half a paisa',
      { '2.5 l': { ...LARGE, price: 519.005 } },
      'Price of the size can have at most 2 decimals',
    ],
    ['points below 0', { '2.5 l': { ...LARGE, points: -1 } }, 'Points must not be negative'],
    ['too many points', { '2.5 l': { ...LARGE, points: 1_000_001 } }, 'Points must be at most 1000000'],
    ['an empty pack', { '2.5 l': { ...LARGE, netQuantity: 0 } }, 'Net quantity must be more than 0'],
    ['a text that is no JSON', 'x', 'The prices of sizes must be JSON text'],
  ])('are rejected with %s', async (_, prices, message) => {
    const sizePrices = typeof prices === 'string' ? prices : JSON.stringify(prices);
    const response = await send({ sizes: SIZES, sizePrices });
    expect([response.status, await response.json()]).toMatchObject([400, { message }]);
    expect(await staff.readOil()).not.toHaveProperty('sizePrices');
  });

  it('cannot be set beside a sale', async () => {
    const message = 'A product with a sale cannot have sizes with their own prices.';
    const sale = JSON.stringify({ price: 199, from: '2026-11-25', until: '2099-11-30' });
    const response = await save({ '2.5 l': LARGE }, { sale });
    expect([response.status, await response.json()]).toMatchObject([400, { message }]);
    await send({ sizes: SIZES, sale });
    expect(await (await save({ '2.5 l': LARGE })).json()).toMatchObject({ message });
  });

  it('change by the same percentage as the price when several products are changed', async () => {
    await save({ '2.5 l': LARGE });
    const change = async (body: object) => {
      const response = await staff.staff.putJson('/api/admin/products', { ids: [OIL], ...body });
      return z.object({ data: z.unknown() }).parse(await response.json()).data;
    };
    expect(await change({ pricePercent: -10 })).toEqual({ changed: [OIL], rejected: [] });
    expect(await staff.readOil()).toMatchObject({
      price: 214.65,
      sizePrices: { '2.5 l': { ...LARGE, price: 468 } },
    });
    expect(await change({ pricePercent: 25 })).toMatchObject({
      rejected: [{ message: 'The price of a size is above its maximum retail price.' }],
    });
    expect(await change({ price: 500 })).toMatchObject({ changed: [], rejected: [{ message: LOWEST }] });
  });
});
