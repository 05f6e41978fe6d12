import { StaffProduct } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { sampleId } from '../../src/platform/database/id.ts';
import { toProductForm } from '../category-editor.ts';
import { chosen, noise } from '../generated-photo.ts';
import { StaffMember, readRecord } from '../staff-member.ts';
import { openShop } from './shop.ts';

const app = openShop();

const GHEE = sampleId('product/bilona-cow-ghee');
const BOTTLE = sampleId('product/copper-water-bottle');
const FOODS = sampleId('category/foods-pantry');
const HOME = sampleId('category/home-essentials');

/** What visitors read, by its name in this test. Honey is of the category of ghee, and the bottle is not. */
const ADDRESSES: Readonly<Record<string, string>> = {
  ghee: `/api/products/${GHEE}`,
  bottle: `/api/products/${BOTTLE}`,
  'cheapest products': '/api/products?sort=price-asc&page=1&limit=3',
  foods: `/api/products/category/${FOODS}`,
  'product addresses': '/api/product-addresses',
  'lowest stock': '/api/stores?sort=quantity&page=1&limit=3',
  categories: '/api/categories',
  brands: '/api/brands',
  'home page': '/',
  'page of brands': '/brands',
  'page of a brand': '/brands/annkosh',
  'page of terms': '/terms&condiction',
  'page of all products': '/products/',
  'page of foods': '/products/foods-pantry',
  'page of home essentials': '/products/home-essentials',
  'page of ghee': `/product-details-page/${GHEE}`,
  'page of honey': `/product-details-page/${sampleId('product/wild-forest-honey')}`,
  'page of bottle': `/product-details-page/${BOTTLE}`,
};
const NAMES = Object.keys(ADDRESSES);

const WITH_GHEE = [
  'ghee',
  'page of ghee',
  'foods',
  'page of foods',
  'page of honey',
  'page of a brand',
  'product addresses',
];
const LISTS = ['cheapest products', 'lowest stock', 'home page', 'page of all products'];
const CATEGORIES = ['categories', 'page of home essentials'];
const COUNTS = [...CATEGORIES, 'brands', 'page of brands'];

describe('what is cached for visitors', () => {
  const read = async (name: string) => {
    const response = await app.call(ADDRESSES[name] ?? '');
    return (await response.text()).replaceAll(/nonce="[^"]+"/g, '');
  };
  const readAll = () => Promise.all(NAMES.map(read));
  let before: string[] = [];
  const findNew = async () => {
    const now = await readAll();
    return NAMES.filter((_, at) => now[at] !== before[at]).toSorted();
  };
  /** Changes everything without a notice: what stays as it was comes from the cache. */
  const changeUnnoticed = async () => {
    const changes = {
      products: `name = name || '*', changed_at = changed_at + interval '1 s'`,
      categories: `name = name || '*'`,
      brands: `name = name || '*'`,
      store_entries: 'alert_quantity = alert_quantity + 1',
    };
    for (const [table, change] of Object.entries(changes)) {
      await app.sql(`alter table ${table} disable trigger user`);
      await app.sql(`update ${table} set ${change}`);
      await app.sql(`alter table ${table} enable trigger user`);
    }
  };

  const fillCache = async () => {
    await app.sql(`update products set is_visible = true, price_paise = 40000 where id = '${GHEE}'`);
    const old = await read('ghee');
    await changeUnnoticed();
    // Notices come in order: after this one, none is on its way.
    await app.sql('update categories set position = position + 1');
    await expect.poll(() => read('ghee')).not.toBe(old);
    before = await readAll();
    await changeUnnoticed();
    expect(await findNew()).toEqual([]);
  };

  it.each([
    [
      'the description of a product',
      `update products set description = 'New' where id = '${GHEE}'`,
      WITH_GHEE,
    ],
    [
      'the price of a product, which has another place in lists',
      `update products set price_paise = 100 where id = '${GHEE}'`,
      [...WITH_GHEE, ...LISTS],
    ],
    [
      'a product that is hidden, and the number of products',
      `update products set is_visible = false where id = '${GHEE}'`,
      [...WITH_GHEE, ...LISTS, ...COUNTS],
    ],
    [
      'the stock of a product',
      `update store_entries set quantity = 1 where product_id = '${GHEE}'`,
      [...WITH_GHEE, 'lowest stock'],
    ],
    [
      'the text of a category',
      `update categories set description = 'New' where id = '${HOME}'`,
      [...CATEGORIES, 'home page', 'page of all products', 'page of foods'],
    ],
    [
      'the slogan of a brand',
      `update brands set slogan = 'New'`,
      ['brands', 'page of brands', 'page of a brand'],
    ],
    ['the name of a category', `update categories set name = 'New' where id = '${HOME}'`, NAMES],
    ['the name of a brand', `update brands set name = 'New'`, NAMES],
    [
      'one of many products, changed one after the other',
      `do $$ begin for n in 1..101 loop update products set description = n::text where id = '${GHEE}'; end loop; end $$`,
      NAMES,
    ],
    [
      'a draft',
      `insert into products (id, brand_id, category_id, name, description, price_paise, points, point_description, is_visible)
        select gen_random_uuid(), brand_id, category_id, 'Draft', '', 100, 0, '', false from products where id = '${GHEE}'`,
      [],
    ],
  ])('is made again when it shows %s, and only then', async (_, change, expected) => {
    await fillCache();
    await app.sql(change);
    await expect.poll(findNew).toEqual(expected.toSorted());
  });
});

describe('what is cached for many spellings', () => {
  const read = async (path: string) => {
    const response = await app.call(path);
    return (await response.text()).replaceAll(/nonce="[^"]+"/g, '');
  };
  const rename = async (ending: string) => {
    await app.sql('alter table products disable trigger user');
    await app.sql(`update products set name = name || '${ending}'`);
    await app.sql('alter table products enable trigger user');
  };

  it('is one page for all spellings of its address, and none for an address that names nothing', async () => {
    const shop = await read('/products/');
    const ghee = await read(`/product-details-page/${GHEE}`);
    const call = await read(`/api/products/${GHEE}`);
    await rename(' New');
    for (const path of [
      '/PRODUCTS',
      '/products///',
      '/%70roducts/?utm_source=mail',
      '/products?page=1&lang=en',
    ])
      expect(await read(path)).toBe(shop);
    expect(await read(`/Product-Details-Page/${GHEE.toUpperCase()}/`)).toBe(ghee);
    expect(await read(`/api/products/${GHEE.toUpperCase()}`)).toBe(call);
    expect(await read('/products/?search=ghee')).toMatch(/<h2>Bilona Cow <mark[^>]*>Ghee<.mark>[^<]* New</);
  });

  it('does not contain what one visitor wrote into the address', async () => {
    expect(await read('/products/?sort=price-desc&utm_source=evil')).not.toContain('evil');
    expect(await read('/products/?sort=price-desc')).not.toContain('evil');
  });
});

describe('what staff change', () => {
  /** Waits at most a second until a page has a text, or has it no more. */
  const seen = (path: string, text: string, isThere = true) =>
    expect
      .poll(async () => (await (await app.call(path)).text()).includes(text), { timeout: 1000, interval: 20 })
      .toBe(isThere);

  it('is seen by a guest within a second', async () => {
    const staff = await StaffMember.logIn(app);
    const image = async (width: number) => chosen(await noise(width, 40).jpeg().toBuffer());
    const { brandId, categoryId, labelFacts } = StaffProduct.parse(
      await readRecord(await staff.get(`/api/admin/products/${GHEE}`)),
    );
    const form = {
      brandId,
      categoryId,
      name: 'Buffalo Ghee, 1 L',
      description: 'From the villages.',
      price: '149.50',
      points: '30',
      pointDescription: '30 BV per unit',
      labelFacts: JSON.stringify(labelFacts),
      hsn: '0405',
      gstPercent: '12',
    };
    const list = '/products/foods-pantry';
    await seen(list, form.name, false);
    const { id } = await staff.save('POST', '/api/products', { ...form, images: [await image(40)] });
    const page = `/product-details-page/${id}`;
    const change = (parts: object) => staff.save('PUT', `/api/products/${id}`, { ...form, ...parts });
    await seen(list, form.name);
    await seen(page, '149.50');

    await change({ price: '99' });
    await seen(page, '149.50', false);
    await seen(list, '149.50', false);

    const [old = 'none'] = /product\/[0-9a-f]{40}/.exec(await (await app.call(page)).text()) ?? [];
    await seen(list, old);
    await change({ images: [await image(60)] });
    await seen(page, old, false);
    await seen(list, old, false);

    await staff.post('/api/stores', { productId: id, quantity: 3, alertQuantity: 5 });
    await seen(page, 'Only 3 left');

    await change({ isVisible: 'false' });
    await seen(list, form.name, false);
    await seen(page, 'We cannot find this page');
    await change({ isVisible: 'true' });
    await seen(list, form.name);
    await staff.delete(`/api/products/${id}`);
    await seen(list, form.name, false);
    await staff.put(`/api/admin/products/${id}/restore`);
    await seen(list, form.name);

    await staff.save('PUT', `/api/categories/${FOODS}`, { name: 'Larder', description: 'Foods.' });
    await seen('/', 'Larder');
    await seen(page, 'Larder');
    expect(await (await app.call(list)).text()).toContain('Larder');
  });

  it('is seen within a second when a sale begins and when it ends', async () => {
    const path = `/api/products/${BOTTLE}`;
    const staff = await StaffMember.logIn(app);
    const bottle = StaffProduct.parse(await readRecord(await staff.get(`/api/admin/products/${BOTTLE}`)));
    const sale = JSON.stringify({ price: 12.34, from: '2026-11-22', until: '2026-11-22' });
    await staff.save('PUT', path, toProductForm(bottle, { sale }));
    const pages = [`/product-details-page/${BOTTLE}`, '/products/home-essentials'];
    const day = Date.parse('2026-11-22T00:00:00+05:30');
    for (const [at, isOnSale] of [
      [day - 1, false],
      [day, true],
      [day + 86_400_000, false],
    ] as const) {
      app.clock.now = at;
      await app.runJobs('begin and end sales');
      for (const page of pages) await seen(page, '₹12.34', isOnSale);
    }
    expect(await (await app.call(path)).json()).toMatchObject({ data: { price: bottle.price } });
  });
});
