import { ListedProduct, ProductInFull, StaffProduct } from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { toQuote } from '../../../test/buyer.ts';
import { CategoryEditor, OIL, toProductForm } from '../../../test/category-editor.ts';
import { CsvImporter } from '../../../test/csv-importer.ts';
import { readRecord } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const One = z.object({ data: ProductInFull });
const List = z.object({ data: z.array(ListedProduct) });

/** Its first and its last day in India; on the first day of the test it is 21 November. */
const DAYS = { from: '2026-11-25', until: '2026-11-30' };
const BEGIN = Date.parse('2026-11-25T00:00:00+05:30');
const END = Date.parse('2026-12-01T00:00:00+05:30');

const USUAL = 238.5;
const MAXIMUM = 260;
const IN_SALE = { price: 199, sale: { until: DAYS.until, maximumRetailPrice: MAXIMUM } };
const NOT_IN_SALE = { price: USUAL };

describe('the sale of a product', () => {
  const app = useTestApp();
  let oil: StaffProduct;

  const asStaff = () => CategoryEditor.logIn(app);
  const save = async (changes: Readonly<Record<string, string>>) =>
    (await asStaff()).staff.send(
      'PUT',
      `/api/products/${OIL}`,
      toProductForm({ ...oil, price: USUAL }, changes),
    );
  const setSale = (sale: object) => save({ sale: JSON.stringify({ price: 199, ...DAYS, ...sale }) });
  const runJob = () => app.runJobs('begin and end sales');
  const pick = ({ price, sale }: z.infer<typeof ListedProduct>) => ({ price, ...(sale && { sale }) });
  const seen = async () => pick(One.parse(await (await app.call(`/api/products/${OIL}`)).json()).data);
  const listed = async (query: string) =>
    List.parse(await (await app.call(`/api/products?${query}`)).json())
      .data.filter(({ id }) => id === OIL)
      .map(pick);

  beforeAll(async () => {
    await app.sql(`update products set maximum_retail_price_paise = ${MAXIMUM * 100} where id = '${OIL}'`);
    oil = await (await asStaff()).readOil();
  });

  it('changes nothing before its first day', async () => {
    const saved = StaffProduct.parse(await readRecord(await setSale({})));
    expect(saved).toMatchObject({ price: USUAL, usualPrice: USUAL, sale: { price: 199, ...DAYS } });
    app.clock.now = BEGIN - 1;
    await runJob();
    expect(await seen()).toEqual(NOT_IN_SALE);
  });

  it('begins with its first day in India, for visitors and buyers', async () => {
    expect(await listed('search=mustard')).toEqual([NOT_IN_SALE]);
    app.clock.now = BEGIN;
    await runJob();
    await expect.poll(seen).toEqual(IN_SALE);
    await expect.poll(() => listed('search=mustard')).toEqual([IN_SALE]);
    expect(await listed('search=mustard&minPrice=200')).toEqual([]);
    expect(await toQuote(app, [[OIL, 2]])).toMatchObject({ subtotal: 398, points: oil.points * 2 });
    expect(await (await asStaff()).readOil()).toMatchObject({
      price: 199,
      usualPrice: USUAL,
      sale: { price: 199, ...DAYS },
    });
  });

  it('does not compare its price with a maximum that is not above it', async () => {
    const setMaximum = (paise: number) =>
      app.sql(`update products set maximum_retail_price_paise = ${paise} where id = '${OIL}'`);
    await setMaximum(19_900);
    await expect.poll(seen).toEqual({ price: 199, sale: { until: DAYS.until } });
    await setMaximum(MAXIMUM * 100);
    await expect.poll(seen).toEqual(IN_SALE);
  });

  it('stays when a form says nothing of it', async () => {
    expect((await save({})).status).toBe(200);
    expect(await seen()).toEqual(IN_SALE);
  });

  it('has an entry in the history when staff set it, and none when it begins', async () => {
    const { staff } = await asStaff();
    expect(await (await staff.get(`/api/admin/history/product/${OIL}`)).json()).toMatchObject({
      total: 1,
      data: [
        {
          before: { salePricePaise: null, usualPricePaise: null },
          after: { salePricePaise: 19_900, usualPricePaise: 23_850, saleFrom: DAYS.from },
        },
      ],
    });
  });

  it('has the same price when several products get another usual price, and that must stay above', async () => {
    const { staff } = await asStaff();
    const change = async (body: object) =>
      z
        .object({ data: z.unknown() })
        .parse(await (await staff.putJson('/api/admin/products', { ids: [OIL], ...body })).json()).data;
    expect(await change({ price: 199 })).toEqual({
      changed: [],
      rejected: [{ id: OIL, message: 'The sale price must be below the price.' }],
    });
    expect(await change({ pricePercent: -10 })).toEqual({ changed: [OIL], rejected: [] });
    expect(await (await asStaff()).readOil()).toMatchObject({ price: 199, usualPrice: 214.65 });
  });

  it('is not in CSV files, whose price is the usual one', async () => {
    const importer = await CsvImporter.logIn(app);
    const tooLow = await importer.check('products', `ID,Price\n${OIL},150`);
    expect((await importer.problems(tooLow.id)).data).toMatchObject([
      { column: 'Price', message: 'The sale price must be below the price.' },
    ]);
    await importer.import('products', `ID,Price\n${OIL},${USUAL}`);
    expect(await (await asStaff()).readOil()).toMatchObject({ price: 199, usualPrice: USUAL });
    expect(await importer.check('products', `ID,Price\n${OIL},${USUAL}`)).toMatchObject({ changes: 0 });
  });

  it('ends with its last day in India, and only the history has it then', async () => {
    app.clock.now = END - 1;
    await runJob();
    expect(await seen()).toEqual(IN_SALE);
    app.clock.now = END;
    await runJob();
    await expect.poll(seen).toEqual(NOT_IN_SALE);
    const { price, usualPrice, sale } = await (await asStaff()).readOil();
    expect({ price, usualPrice, sale }).toEqual({ price: USUAL, usualPrice: undefined, sale: undefined });
  });

  it('begins at once when its first day is not after today, and ends at once when staff take it away', async () => {
    await setSale({ from: '2026-12-01', until: '2026-12-01' });
    await expect
      .poll(seen)
      .toEqual({ price: 199, sale: { until: '2026-12-01', maximumRetailPrice: MAXIMUM } });
    await save({ sale: '' });
    await expect.poll(seen).toEqual(NOT_IN_SALE);
  });

  it.each([
    [
      'a price that is not below the usual one',
      { price: USUAL, until: '2026-12-09' },
      'The sale price must be below the price.',
    ],
    ['no price', { price: null }, 'Sale price is required'],
    ['half a paisa', { price: 1.005 }, 'Sale price can have at most 2 decimals'],
    ['no first day', { from: '' }, 'Choose the first day'],
    ['an end before its begin', { until: '2026-11-24' }, 'The last day must not be before the first day'],
    ['a last day that has passed', {}, 'The last day has passed'],
  ])('cannot have %s', async (_, sale, message) => {
    const response = await setSale(sale);
    expect([response.status, await response.json()]).toMatchObject([400, { message }]);
  });
});
