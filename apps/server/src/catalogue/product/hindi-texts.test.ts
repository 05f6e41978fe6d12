import { Brand, Category, Product, ProductCounts, ProductInFull } from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CsvImporter } from '../../../test/csv-importer.ts';
import { Shopper } from '../../../test/shopper.ts';
import { StaffMember, readRecord } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { sampleId } from '../../platform/database/id.ts';

const One = z.object({ data: ProductInFull });
const Products = z.object({ data: z.array(Product) });
const Counts = z.object({ data: ProductCounts });
const Coupons = z.object({ data: z.array(z.object({ title: z.string() })) });

const HONEY = sampleId('product/wild-forest-honey');
const PANTRY = sampleId('category/foods-pantry');
const KURTA = sampleId('product/khadi-cotton-kurta');
const CLOTHING = sampleId('category/everyday-clothing');
const ANNKOSH = sampleId('brand/annkosh');

describe('the texts of the catalogue', () => {
  const app = useTestApp();
  let staff: StaffMember;
  beforeAll(async () => {
    staff = await StaffMember.logIn(app);
  });

  const read = async (path: string) => (await app.call(path)).json();
  const product = async (language = '') => One.parse(await read(`/api/products/${HONEY}${language}`)).data;

  it('are in English, and in Hindi for a reader of Hindi', async () => {
    expect(await product()).toMatchObject({
      name: 'Wild Forest Honey, 500 g',
      brandName: 'Annkosh',
      categoryName: 'Foods & Pantry',
      homeEssentialProducts: { Caution: 'Not for infants under one year.' },
    });
    expect(await product('?language=hi')).toMatchObject({
      name: 'जंगली शहद, 500 g',
      brandName: 'अन्नकोश',
      categoryName: 'खाद्य और रसोई',
      categoryUniqueName: 'foods-pantry',
      homeEssentialProducts: { Caution: 'एक साल से छोटे शिशुओं के लिए नहीं।' },
      pointDescription: expect.stringContaining('हर नग पर 70 BV।'),
    });
    expect((await app.call(`/api/products/${HONEY}?language=fr`)).status).toBe(400);
  });

  it('have the subcategory, the names of details and what the label says in Hindi, beside what calls need', async () => {
    expect(await product('?language=hi')).toMatchObject({
      subCategory: 'Honey and ghee',
      shownSubCategory: 'शहद और घी',
      labelFacts: { commonName: 'शहद', bestBefore: 'पैकिंग से 18 महीने तक' },
    });
    expect(await product()).not.toHaveProperty('shownSubCategory');
    const kurta = async (language: string) =>
      One.parse(await read(`/api/products/${KURTA}?language=${language}`)).data;
    expect((await kurta('hi')).shownLabels).toEqual({ Details: 'ख़ास बातें', Woven: 'कहाँ बुना' });
    expect(await kurta('en')).not.toHaveProperty('shownLabels');
    const { data } = z.object({ data: z.array(Category) }).parse(await read('/api/categories?language=hi'));
    const pantry = data.find(({ id }) => id === PANTRY);
    expect([pantry?.subCategories[0], pantry?.shownSubCategories?.['Honey and ghee']]).toEqual([
      'Honey and ghee',
      'शहद और घी',
    ]);
  });

  it('count pieces in Hindi', async () => {
    const { facts } = Counts.parse(
      await read('/api/product-counts?category=everyday-clothing&language=hi&facts=Net%20quantity:1%20piece'),
    ).data;
    const quantities = facts.find(({ name }) => name === 'Net quantity')?.values;
    expect(quantities?.map(({ value, shownValue }) => [value, shownValue])).toEqual([
      ['1 piece', '1 नग'],
      ['3 pieces', '3 नग'],
    ]);
  });

  it('are in Hindi in every list', async () => {
    const names = async (path: string) =>
      Products.parse(await read(path)).data.map(({ name, brandName }) => [name, brandName]);
    const shown = ['जंगली शहद, 500 g', 'अन्नकोश'];
    expect(await names('/api/products?language=hi')).toContainEqual(shown);
    expect(await names(`/api/products/category/${PANTRY}?language=hi`)).toContainEqual(shown);
    const categories = z.object({ data: z.array(Category) }).parse(await read('/api/categories?language=hi'));
    expect(categories.data.find(({ id }) => id === PANTRY)).toMatchObject({
      name: 'खाद्य और रसोई',
      description: expect.stringContaining('शहद'),
    });
    const brands = z.object({ data: z.array(Brand) }).parse(await read('/api/brands?language=hi'));
    expect(brands.data.find(({ id }) => id === ANNKOSH)).toMatchObject({
      name: 'अन्नकोश',
      slug: 'annkosh',
      brandSlogan: 'जानिए, कहाँ उगा',
    });
    const coupons = Coupons.parse(await read('/api/coupons?language=hi'));
    expect(coupons.data.map(({ title }) => title)).toContain('पहले ऑर्डर पर 10% की छूट');
  });

  it('are in Hindi in the cart and on the wishlist of a member', async () => {
    const asha = await Shopper.logIn(app, 'asha');
    const added = await readRecord(
      await asha.post('/api/cart?language=hi', { productId: HONEY, quantity: 1 }),
    );
    expect(added['productName']).toBe('जंगली शहद, 500 g');
    const cart = async (language: string) =>
      (await asha.get(`/api/cart/user/${asha.id}?language=${language}`)).json();
    expect(await cart('hi')).toMatchObject({ cartItems: [{ productName: 'जंगली शहद, 500 g' }] });
    expect(await cart('en')).toMatchObject({ cartItems: [{ productName: 'Wild Forest Honey, 500 g' }] });
    await asha.post('/api/wishlist', { productId: HONEY });
    expect(await (await asha.get('/api/wishlist?language=hi')).json()).toMatchObject({
      data: [{ name: 'जंगली शहद, 500 g' }],
    });
  });

  it('are English where there is no Hindi, each text for itself', async () => {
    await app.sql(`update products set hindi = '{"homeEssentialProducts": {"Ingredients": "शहद 100 %"}}'
      where id = '${HONEY}'`);
    await expect.poll(() => product('?language=hi')).toMatchObject({ name: 'Wild Forest Honey, 500 g' });
    const { homeEssentialProducts } = await product('?language=hi');
    expect(Object.entries(homeEssentialProducts ?? {}).slice(0, 2)).toEqual([
      ['Ingredients', 'शहद 100 %'],
      ['Harvest region', 'Umaria, Madhya Pradesh'],
    ]);
    expect(homeEssentialProducts?.['Caution']).toBe('Not for infants under one year.');
  });

  it('are written by staff, and stay when a form has none of them', async () => {
    const { name, description, price, points } = await product();
    const form = {
      name,
      description,
      price: String(price),
      points: String(points),
      brandId: ANNKOSH,
      categoryId: PANTRY,
    };
    // A keyboard may write ज़ as one character; it is stored as two.
    const written = JSON.stringify({ name: 'ताज़ा शहद', description: ' ', clothingDetails: { Fit: '' } });
    const stored = await staff.save('PUT', `/api/products/${HONEY}`, { ...form, hindi: written });
    expect(stored['hindi']).toEqual({ name: 'ताज़ा शहद'.normalize() });
    await expect.poll(async () => (await product('?language=hi')).name).toBe('ताज़ा शहद'.normalize());
    const unchanged = await staff.save('PUT', `/api/products/${HONEY}`, form);
    expect([unchanged['hindi'], unchanged['version']]).toEqual([stored['hindi'], stored['version']]);
    const without = await staff.save('PUT', `/api/products/${HONEY}`, { ...form, hindi: '' });
    expect(without).not.toHaveProperty('hindi');
    await expect.poll(async () => (await product('?language=hi')).name).toBe(name);
  });

  it('are found for staff where they are missing', async () => {
    const names = async () => {
      const list = await staff.get('/api/admin/products?state=untranslated');
      return Products.parse(await list.json()).data.map(({ id }) => id);
    };
    expect(await names()).toEqual([HONEY]);
  });

  it('are columns of CSV files; a file without them leaves them as they are', async () => {
    const importer = await CsvImporter.logIn(app);
    const header = 'ID,Hindi: Name,Hindi: Home essential: Caution';
    const long = await importer.check('products', `${header}\n${HONEY},${'अ'.repeat(201)},`);
    expect((await importer.problems(long.id)).data).toEqual([
      { row: 2, column: 'Hindi: Name', message: 'Name must be at most 200 characters' },
    ]);
    const caution = 'शिशुओं के लिए नहीं।';
    await importer.import('products', `${header}\n${HONEY},शहद,${caution}`);
    await importer.import('products', `ID,Points\n${HONEY},71`);
    await expect.poll(async () => (await product('?language=hi')).points).toBe(71);
    expect(await product('?language=hi')).toMatchObject({
      name: 'शहद',
      homeEssentialProducts: { Caution: caution, Ingredients: 'Honey 100 %' },
    });
    const exported = await importer.export('products');
    const [columns = ''] = exported.split('\n');
    expect(columns).toContain(
      ',Hindi: Name,Hindi: Description,Hindi: Point description,Hindi: Common name,' +
        'Hindi: Net quantity as printed,Hindi: Best before,',
    );
    expect(columns).toContain(',Hindi: Home essential: Caution');
    const { changes, invalid } = await importer.check('products', exported);
    expect([changes, invalid]).toEqual([0, 0]);
  });

  it('are cleared from the cache of every page when the name of a category or of a brand changes', async () => {
    const listed = async () => (await product('?language=hi')).categoryName;
    await staff.save('PUT', `/api/categories/${PANTRY}`, {
      name: 'Foods & Pantry',
      hindi: JSON.stringify({ name: 'रसोई' }),
    });
    await expect.poll(listed).toBe('रसोई');
    await staff.save('PUT', `/api/brands/${ANNKOSH}`, {
      name: 'Annkosh',
      hindi: JSON.stringify({ name: 'अन्न' }),
    });
    await expect.poll(async () => (await product('?language=hi')).brandName).toBe('अन्न');
  });

  it('have limits', async () => {
    const response = await staff.send('PUT', `/api/brands/${ANNKOSH}`, {
      name: 'Annkosh',
      hindi: JSON.stringify({ name: 'अ'.repeat(101) }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: 'Name must be at most 100 characters' });
    expect((await staff.send('PUT', `/api/brands/${ANNKOSH}`, { name: 'Annkosh', hindi: '{' })).status).toBe(
      400,
    );
  });

  it('are the names and values of filters, by what most products call them', async () => {
    const path = '/api/product-counts?category=everyday-clothing';
    const counts = async (language: string) => Counts.parse(await read(`${path}&language=${language}`)).data;
    const set = (id: string, hindi: object) =>
      app.sql(`update products set clothing_details = '{"Details": "Wide", "Fit": "Loose"}',
        hindi = '${JSON.stringify(hindi)}' where category_id = '${CLOTHING}' and ${id}`);
    await set(`id <> '${KURTA}'`, { clothingDetails: { Details: 'चौड़ा' } });
    await set(`id = '${KURTA}'`, { clothingDetails: { Details: 'खुला' } });
    const total = (await counts('en')).total;
    await app.sql(`update products set clothing_details = '{"Details": "Slim", "Fit": "Close"}', hindi = null
      where id = '${KURTA}'`);
    const { facts, subCategories } = await counts('hi');
    expect(facts.filter(({ name }) => name === 'Details')).toEqual([
      {
        name: 'Details',
        shownName: 'ख़ास बातें',
        values: [
          { value: 'Slim', count: 1 },
          { value: 'Wide', shownValue: 'चौड़ा', count: total - 1 },
        ],
      },
    ]);
    expect(facts.find(({ name }) => name === 'Fit')).toEqual({
      name: 'Fit',
      values: [
        { value: 'Close', count: 1 },
        { value: 'Loose', count: total - 1 },
      ],
    });
    expect(subCategories.find(({ name }) => name === 'Men')?.shownName).toBe('पुरुष');
    expect(JSON.stringify(await counts('en'))).not.toMatch(/shown/);
  });
});
