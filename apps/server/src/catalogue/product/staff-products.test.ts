import { StaffProduct, missingLabelFacts } from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { toFailure } from '../../../test/identity.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { newId, sampleId } from '../../platform/database/id.ts';
import { products as samples } from '../../seed/catalogue/index.ts';

const Listed = z.object({
  success: z.literal(true),
  data: z.array(StaffProduct),
  page: z.int(),
  limit: z.int(),
  total: z.int(),
});

const HONEY = sampleId('product/wild-forest-honey');
const GHEE = sampleId('product/bilona-cow-ghee');
const OIL = sampleId('product/kachi-ghani-mustard-oil');

describe('the products for staff', () => {
  const app = useTestApp();
  let staff: StaffMember;

  beforeAll(async () => {
    staff = await StaffMember.logIn(app);
    await app.sql(`update products set is_visible = false where id = '${HONEY}'`);
    await app.sql(
      `update products set label_facts = '{"goods":"FOOD"}', is_visible = false where id = '${GHEE}'`,
    );
    await app.sql(`update products set is_deleted = true where id = '${OIL}'`);
  });

  const list = async (query = '') =>
    Listed.parse(await (await staff.get(`/api/admin/products?${query}`)).json());
  const names = async (query: string) => (await list(query)).data.map(({ name }) => name);

  it('are listed a page at a time, hidden ones too', async () => {
    const { data, ...page } = await list('limit=5&page=2');
    expect(page).toEqual({ success: true, page: 2, limit: 5, total: samples.length - 1 });
    const byName = samples
      .filter(({ slug }) => slug !== 'kachi-ghani-mustard-oil')
      .map(({ name }) => name)
      .toSorted((a, b) => (a < b ? -1 : 1));
    expect(data.map(({ name }) => name)).toEqual(byName.slice(5, 10));
  });

  it.each([
    ['state=hidden&sort=name', ['Bilona Cow Ghee, 500 ml', 'Wild Forest Honey, 500 g']],
    ['state=incomplete', ['Bilona Cow Ghee, 500 ml']],
    ['state=visible&search=honey', []],
    ['deleted=true', ['Kachi Ghani Mustard Oil, 1 L']],
    ['search=100%25', []],
  ])('are found by %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it.each([
    ['price', ({ price }: StaffProduct) => price],
    ['-points', ({ points }: StaffProduct) => -points],
    ['quantity', ({ stock }: StaffProduct) => stock.quantity],
  ] as const)('are sorted by %s', async (sort, toKey) => {
    const keys = (await list(`limit=100&sort=${sort}`)).data.map(toKey);
    expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  });

  it('are found by brand and category', async () => {
    const { data, total } = await list(`brandId=${sampleId('brand/karghana')}&limit=100`);
    expect([total, new Set(data.map(({ brandName }) => brandName))]).toEqual([
      data.length,
      new Set(['Karghana']),
    ]);
    const inPantry = await list(`categoryId=${sampleId('category/foods-pantry')}&limit=100`);
    expect(new Set(inPantry.data.map(({ categoryName }) => categoryName))).toEqual(
      new Set(['Foods & Pantry']),
    );
  });

  it('are incomplete for the database exactly when they are for the contract', async () => {
    const facts = [
      'commonName',
      'netQuantity',
      'countryOfOrigin',
      'maker',
      'consumerCare',
      'packedIn',
      'licence',
    ];
    const slugs = samples.slice(0, facts.length).map(({ slug }) => slug);
    for (const [n, fact] of facts.entries())
      await app.sql(
        `update products set label_facts = (label_facts::jsonb - '${fact}' - '${fact === 'packedIn' ? 'bestBefore' : fact}')::json where id = '${sampleId(`product/${slugs[n]}`)}'`,
      );
    await app.sql(
      `update products set maximum_retail_price_paise = price_paise - 1 where id = '${sampleId('product/copper-water-bottle')}'`,
    );
    const all = (await list('limit=100')).data;
    const incomplete = all.filter(
      ({ labelFacts }) => missingLabelFacts(labelFacts ?? { goods: 'OTHER' }).length > 0,
    );
    expect(incomplete.length).toBeGreaterThan(facts.length);
    expect(await names('state=incomplete&limit=100')).toEqual(incomplete.map(({ name }) => name));
    for (const { labelFacts, missingLabelFacts: missing } of all)
      expect(missing).toEqual(missingLabelFacts(labelFacts ?? { goods: 'OTHER' }));
  });

  it('are incomplete too without a tariff number or a rate, and say so', async () => {
    const [first, second] = (await list('limit=100')).data.filter(
      ({ missingLabelFacts: missing }) => missing.length === 0,
    );
    await app.sql(`update products set hsn = '' where id = '${first?.id}'`);
    await app.sql(`update products set gst_percent = null where id = '${second?.id}'`);
    const incomplete = (await list('state=incomplete&limit=100')).data;
    const toMissing = (id = '') => incomplete.find((product) => product.id === id)?.missingLabelFacts;
    expect([toMissing(first?.id), toMissing(second?.id)]).toEqual([['hsn'], ['gstPercent']]);
  });

  it('are read one by one, whether visitors see them or not', async () => {
    const response = await staff.get(`/api/admin/products/${HONEY}`);
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        success: true,
        data: expect.objectContaining({ id: HONEY, isVisible: false, missingLabelFacts: [] }),
      },
    ]);
    for (const id of [OIL, newId(), 'none']) {
      const missing = await staff.get(`/api/admin/products/${id}`);
      expect([missing.status, await missing.json()]).toEqual([404, toFailure('Product not found')]);
    }
  });

  it('are changed several at a time; those that cannot be stay as they are', async () => {
    const put = (body: object) => staff.putJson('/api/admin/products', body);
    const [salt, other] = samples.filter(({ categorySlug }) => categorySlug === 'health-devices');
    const ids = [salt, other].map((sample) => sampleId(`product/${sample?.slug}`));
    const prices = async () =>
      (
        await app.sql(
          `select price_paise as price from products where id in ('${ids.join("','")}') order by id`,
        )
      ).map((row) => z.object({ price: z.int() }).parse(row).price);
    const before = await prices();

    const lowered = await put({ ids: [...ids, GHEE, newId()], pricePercent: -10 });
    expect([lowered.status, await lowered.json()]).toEqual([
      200,
      {
        success: true,
        data: {
          changed: [...ids, GHEE].toSorted(),
          rejected: [{ id: expect.any(String), message: 'Product not found' }],
        },
      },
    ]);
    expect(await prices()).toEqual(before.map((price) => Math.round(price * 0.9)));

    const tooHigh = await (await put({ ids, price: 999_999 })).json();
    const message = 'The price is above the maximum retail price.';
    expect(tooHigh).toEqual({
      success: true,
      data: { changed: [], rejected: ids.toSorted().map((id) => ({ id, message })) },
    });

    const categoryId = sampleId('category/home-essentials');
    expect(await (await put({ ids: [...ids, GHEE], isVisible: true, categoryId })).json()).toEqual({
      success: true,
      data: {
        changed: ids.toSorted(),
        rejected: [{ id: GHEE, message: 'The label is missing details required by law.' }],
      },
    });
    expect((await list(`categoryId=${categoryId}&limit=100`)).data.map(({ id }) => id)).toEqual(
      expect.arrayContaining(ids),
    );
    const history = await (await staff.get(`/api/admin/history/product/${ids[0]}`)).json();
    expect(history).toMatchObject({ total: 2, data: [{ after: { categoryId } }, { action: 'update' }] });
  });

  it.each([
    [{ ids: [] }, 'Choose a product'],
    [{ ids: [HONEY] }, 'There is nothing to change'],
    [{ ids: [HONEY], price: 1, pricePercent: 1 }, 'Set a price or a percentage change, not both'],
    [{ ids: [HONEY], pricePercent: -91 }, 'Lower a price by at most 90 %'],
    [{ ids: Array.from({ length: 101 }, () => HONEY), price: 1 }, 'At most 100 products at a time'],
  ])('are not changed by %j', async (body, message) => {
    const response = await staff.putJson('/api/admin/products', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining(message) });
  });

  it('are not moved to a category that is not there', async () => {
    const response = await staff.putJson('/api/admin/products', { ids: [HONEY], categoryId: newId() });
    expect([response.status, await response.json()]).toEqual([
      400,
      toFailure('Category not found', { categoryId: 'Category not found' }),
    ]);
  });

  it('are restored', async () => {
    await app.sql(`update products set is_deleted = true where id = '${HONEY}'`);
    expect((await staff.put(`/api/admin/products/${HONEY}/restore`)).status).toBe(200);
    expect(await names('search=Wild%20Forest')).toEqual(['Wild Forest Honey, 500 g']);
    expect((await staff.put(`/api/admin/products/${newId()}/restore`)).status).toBe(404);
  });
});
