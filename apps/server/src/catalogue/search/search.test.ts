import { Found } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { useTestApp } from '../../../test/test-app.ts';

const ResponseBody = z.object({ success: z.literal(true), data: Found });

const PAGES = [
  {
    href: '/help',
    title: { en: 'Help', hi: 'मदद' },
    description: { en: 'How a product goes back.', hi: 'सामान कैसे लौटता है।' },
  },
  {
    href: '/Shop/blog/herbs-and-medicines',
    title: { en: 'Tulsi with medicines', hi: 'दवा के साथ तुलसी' },
    description: { en: 'Ask your doctor first.', hi: 'पहले डॉक्टर से पूछें।' },
  },
  ...['one', 'two', 'three', 'four'].map((name) => ({
    href: `/Shop/news/${name}`,
    title: { en: `Delivery ${name}`, hi: `डिलीवरी ${name}` },
    description: { en: 'News.', hi: 'समाचार।' },
  })),
];

describe('GET /api/search', () => {
  const app = useTestApp({}, { pages: PAGES });
  const ask = (query: string, more = '') => app.call(`/api/search?query=${encodeURIComponent(query)}${more}`);
  const find = async (query: string, more = '') =>
    ResponseBody.parse(await (await ask(query, more)).json()).data;
  const names = async (query: string) => (await find(query)).products.map(({ name }) => name);

  it('finds products with the facts for one line each', async () => {
    const { products, total } = await find('triphala');
    expect({ products, total }).toEqual({
      products: [
        {
          id: expect.any(String),
          name: 'Triphala Churna, 100 g',
          brandName: 'Aranjeev',
          categoryName: 'Ayurvedic Wellness',
          price: 145.5,
          points: 38,
          stock: { status: 'IN_STOCK', quantity: expect.any(Number) },
          imageUrl: '/media/products/triphala-churna-front/640.webp',
          match: { field: 'name', parts: ['', 'Triphala', ' Churna, 100 g'] },
        },
      ],
      total: 1,
    });
  });

  it('leaves products out for a caller that looks for the rest', async () => {
    const { categories, ...rest } = await find('skin care', '&without=products');
    expect(categories[0]).toMatchObject({ name: 'Skin Care', categoryUniqueName: 'skin-care' });
    expect(rest).toEqual({ products: [], total: 0, brands: [], pages: [] });
    expect((await ask('skin care', '&without=pages')).status).toBe(400);
  });

  it.each([
    ['tulsi dorps', 'Panch Tulsi Drops, 30 ml'],
    ['shampo', 'Shikakai & Reetha Shampoo, 300 ml'],
    ['ashwaganda', 'Ashwagandha Tablets, 60'],
    ['toothpast', 'Neem & Clove Toothpaste, 150 g'],
    ['chavanprash', 'Chyawanprash, 500 g'],
    ['termometer', 'Digital Thermometer, Flexible Tip'],
    ['tumeric powdr', 'Lakadong Turmeric Powder, 200 g'],
    ['aranjeev tulsi dro', 'Panch Tulsi Drops, 30 ml'],
    ['शहद', 'Wild Forest Honey, 500 g'],
    ['सरसों का तेल', 'Kachi Ghani Mustard Oil, 1 L'],
    ['हल्दी', 'Haldi Chandan Ubtan, 100 g'],
    ['तुल', 'Tulsi Adrak Tea, 25 bags'],
    ['DROPS tulsi', 'Panch Tulsi Drops, 30 ml'],
    ['ashw', 'Ashwagandha Tablets, 60'],
    ['  Bi  ', 'Bilona Cow Ghee, 500 ml'],
  ])('understands %s', async (query, name) => {
    expect((await names(query))[0]).toBe(name);
  });

  it.each([
    ['शैंपू', ['Shikakai & Reetha Shampoo, 300 ml']],
    ['शैम्पू', ['Shikakai & Reetha Shampoo, 300 ml']],
    ['sabun', ['Sandal & Turmeric Bathing Bar, 3 × 100 g']],
    ['shahad', ['Wild Forest Honey, 500 g']],
    ['टी शर्ट', ['Combed Cotton Yoga T-Shirt']],
    ['tshirt', ['Combed Cotton Yoga T-Shirt']],
    ['bp machine', ['Upper-Arm Blood Pressure Monitor']],
    ['Sarson ka tel', ['Kachi Ghani Mustard Oil, 1 L']],
    ['tel', ['Bhringraj Hair Oil, 200 ml', 'Kumkumadi Face Oil, 30 ml', 'Kachi Ghani Mustard Oil, 1 L']],
    ['chai', ['Tulsi Adrak Tea, 25 bags', 'Steam Inhaler with Face Mask']],
    // The first pack has the name in Hindi, the others in English.
    [
      'haldi',
      [
        'Haldi Chandan Ubtan, 100 g',
        'Lakadong Turmeric Powder, 200 g',
        'Sandal & Turmeric Bathing Bar, 3 × 100 g',
      ],
    ],
    ['report', []],
    ['telephone', []],
    // It begins like शिकाकाई.
    ['शिकायत', []],
  ])('finds products by the everyday word %s', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it('finds the clothing category by everyday words', async () => {
    expect(await find('kapde')).toMatchObject({
      total: 6,
      categories: [{ name: 'Everyday Clothing', categoryUniqueName: 'everyday-clothing' }],
    });
  });

  it('lists names that begin with the word before names that contain it', async () => {
    // The description of the last one mentions a place whose name begins with this word.
    expect(await names('neem')).toEqual([
      'Neem & Clove Toothpaste, 150 g',
      'Neem & Lemongrass Floor Cleaner, 1 L',
      'Ashwagandha Tablets, 60',
    ]);
    const tulsi = await names('tulsi');
    expect(tulsi[0]).toBe('Tulsi Adrak Tea, 25 bags');
    expect(tulsi).toContain('Giloy Tulsi Juice, 500 ml');
  });

  it('finds nothing that only begins with the same letters', async () => {
    expect(await names('refund')).toEqual([]);
  });

  it('finds brands by the beginning of their names, as long as visitors see products of them', async () => {
    const brands = async (query: string) => (await find(query)).brands;
    expect(await brands('roops')).toEqual([{ name: 'Roopsari', slug: 'roopsari' }]);
    expect(await brands('tulsi of Aranjeev')).toEqual([{ name: 'Aranjeev', slug: 'aranjeev' }]);
    expect(await brands('skin care')).toEqual([]);
    await app.sql(`update products set is_visible = false
      where brand_id = (select id from brands where name = 'Naaditra')`);
    await expect.poll(() => brands('naaditra')).toEqual([]);
  });

  it('finds products by brand, by category and by description', async () => {
    expect((await find('roopsari')).total).toBe(6);
    expect((await find('skin care')).total).toBe(6);
    expect(await names('bedtime')).toEqual(['Triphala Churna, 100 g']);
  });

  it('returns at most six products and the total number', async () => {
    const { products, total } = await find('yoga');
    expect([products.length, total]).toEqual([2, 2]);
    const herbs = await find('leaf');
    expect(herbs.products.length).toBe(Math.min(6, herbs.total));
    const bottles = await find('bottle');
    expect([bottles.products.length, bottles.total]).toEqual([6, 7]);
  });

  it('finds categories, also by their subcategories and with typing errors', async () => {
    const slugs = async (query: string) =>
      (await find(query)).categories.map(({ categoryUniqueName }) => categoryUniqueName);
    expect((await slugs('skin'))[0]).toBe('skin-care');
    expect((await slugs('ayurvedik'))[0]).toBe('ayurvedic-wellness');
    expect((await slugs('त्वचा'))[0]).toBe('skin-care');
    expect((await slugs('खाद्य और रसोई'))[0]).toBe('foods-pantry');
    expect(await slugs('tea')).toEqual(['foods-pantry']);
    expect(await slugs('मसाले')).toEqual(['foods-pantry']);
    expect(await find('skin')).toMatchObject({
      categories: [{ name: 'Skin Care', categoryUniqueName: 'skin-care' }],
    });
  });

  it("finds pages in both languages and names them in the reader's language", async () => {
    const pages = async (query: string, more = '') =>
      (await find(query, more)).pages.map(({ title, href }) => [title, href]);
    expect(await pages('refund')).toEqual([['Cancellation and refund', '/cancelrefund']]);
    expect(await pages('वापसी', '&language=hi')).toEqual([
      ['ऑर्डर रद्द करना और पैसे की वापसी', '/cancelrefund'],
      ['बिना फ़ोन किए वापसी', '/Shop/news/returns'],
    ]);
    expect(await pages('refnud', '&language=hi')).toEqual([
      ['ऑर्डर रद्द करना और पैसे की वापसी', '/cancelrefund'],
    ]);
    expect(await pages('तुलसी')).toEqual([['Tulsi with medicines', '/Shop/blog/herbs-and-medicines']]);
    expect((await find('delivery')).pages).toHaveLength(4);
  });

  it('says why a product is found: by name, brand, category or description', async () => {
    const why = async (query: string) => (await find(query)).products[0]?.match;
    expect(await why('tulsi dorps')).toEqual({
      field: 'name',
      parts: ['Panch ', 'Tulsi', ' ', 'Drops', ', 30 ml'],
    });
    expect(await why('शहद')).toEqual({ field: 'name', parts: ['Wild Forest ', 'Honey', ', 500 g'] });
    expect(await why('roopsari')).toEqual({ field: 'brand', parts: ['', 'Roopsari', ''] });
    const described = await why('bedtime');
    expect([described?.field, described?.parts[1]]).toEqual(['description', 'bedtime']);
  });

  it('finds what is written in Hindi, and shows it to a reader of Hindi', async () => {
    const { products } = await find('विद्यार्थियों', '&language=hi');
    expect(products).toMatchObject([
      {
        name: 'ब्राह्मी कैप्सूल, 60',
        brandName: 'अरंजीव',
        categoryName: 'आयुर्वेदिक स्वास्थ्य',
        match: { field: 'description', parts: expect.arrayContaining(['विद्यार्थियों']) },
      },
    ]);
    expect(await names('विद्यार्थियों')).toEqual(['Brahmi Capsules, 60']);
    expect((await find('मसाले', '&language=hi')).categories[0]).toMatchObject({
      name: 'खाद्य और रसोई',
      match: { field: 'subCategory', parts: ['', 'मसाले', ''] },
    });
    expect((await find('बिलोना', '&language=hi')).products[0]?.match).toEqual({
      field: 'name',
      parts: ['', 'बिलोना', ' गाय का घी, 500 ml'],
    });
    expect((await find('रूपसरी', '&language=hi')).brands).toEqual([{ name: 'रूपसरी', slug: 'roopsari' }]);
    expect((await find('roopsari', '&language=hi')).brands).toEqual([{ name: 'रूपसरी', slug: 'roopsari' }]);
  });

  it('finds what is written in English for a reader of Hindi, and says so', async () => {
    expect((await find('brahmi', '&language=hi')).products[0]).toMatchObject({
      name: 'ब्राह्मी कैप्सूल, 60',
      match: { field: 'name', language: 'en', parts: ['', 'Brahmi', ' Capsules, 60'] },
    });
    expect((await find('skin care', '&language=hi')).categories[0]).toMatchObject({
      name: 'त्वचा की देखभाल',
      categoryUniqueName: 'skin-care',
    });
    expect((await find('spices', '&language=hi')).categories[0]).toMatchObject({
      categoryUniqueName: 'foods-pantry',
      match: { field: 'subCategory', language: 'en', parts: ['', 'Spices', ''] },
    });
    const { near } = await find('hunney', '&language=hi');
    expect([near?.text, near?.products[0]?.name]).toEqual(['honey', 'जंगली शहद, 500 g']);
  });

  it('says why a category and a page are found, also by a text that the reader does not see', async () => {
    expect((await find('tea')).categories[0]?.match).toEqual({
      field: 'subCategory',
      parts: ['Millets and ', 'tea', ''],
    });
    expect((await find('goes back')).pages[0]?.match).toEqual({
      field: 'description',
      parts: ['How a product ', 'goes', ' ', 'back', '.'],
    });
    expect((await find('refund', '&language=hi')).pages[0]?.match).toEqual({
      field: 'name',
      language: 'en',
      parts: ['Cancellation and ', 'refund', ''],
    });
  });

  it('sends texts as they are, also those that look like HTML', async () => {
    await app.sql(
      `update products set description = 'Zedoary <b>root</b> & <img src=x>' where name like 'Kokum%'`,
    );
    expect((await find('zedoary')).products[0]?.match?.parts).toEqual([
      '',
      'Zedoary',
      ' <b>root</b> & <img src=x>',
    ]);
  });

  it('offers what nearly matches when it finds nothing, and the search that was probably meant', async () => {
    const { near, ...found } = await find('hunney');
    expect(found).toEqual({ products: [], brands: [], categories: [], pages: [], total: 0 });
    expect(near).toMatchObject({
      text: 'honey',
      products: [{ name: 'Wild Forest Honey, 500 g', match: { field: 'name' } }],
    });
    expect(await names('honey')).toContain('Wild Forest Honey, 500 g');
  });

  it.each([
    ['qqqqqqqqqqqq zzzzzzzzzzzzz tulxy drp', 'tulsi drops'],
    ['tothpest', 'toothpaste'],
  ])('takes %s for %s, which finds products', async (query, text) => {
    const { near, total } = await find(query);
    expect([near?.text, total]).toEqual([text, 0]);
    expect((await names(text)).length).toBeGreaterThan(0);
  });

  it('offers nothing that is like nothing', async () => {
    expect(await find('qxzvkwqxzv jjjjjjjjjj')).not.toHaveProperty('near');
  });

  it('offers pages that have a part of the words', async () => {
    const { near } = await find('qxzvkwqxzvkw refund', '&language=hi');
    expect(near?.pages).toMatchObject([
      {
        title: 'ऑर्डर रद्द करना और पैसे की वापसी',
        match: { language: 'en', parts: ['Cancellation and ', 'refund', ''] },
      },
    ]);
  });

  it('offers nothing beside what it finds', async () => {
    for (const query of ['tulsi', 'refund', 'devices']) expect(await find(query)).not.toHaveProperty('near');
  });

  it.each(['qxzvkw', '%%', '__', "'; --", '\\\\', '🙂🙂', '(*'])('finds nothing for %s', async (query) => {
    const response = await ask(query);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: true,
      data: { products: [], brands: [], categories: [], pages: [], total: 0 },
    });
  });

  it.each([
    ['query=', 'Search must be at least 2 characters'],
    ['query=%20a%20', 'Search must be at least 2 characters'],
    [`query=${encodeURIComponent('🙂')}`, 'Search must be at least 2 characters'],
    [`query=${'x'.repeat(81)}`, 'Search must be at most 80 characters'],
    ['query=ab%00', 'Search contains an unreadable character'],
    ['query=tulsi&language=fr', expect.any(String)],
    ['', expect.any(String)],
  ])('rejects ?%s with 400', async (query, message) => {
    const response = await app.call(`/api/search?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, message });
  });

  it('never shows hidden or deleted products, from the moment of the change', async () => {
    const of = async (query: string) => [await names(query), (await find(query)).total];
    await app.sql(`update products set is_visible = false where name like 'Kokum%'`);
    expect(await of('kokum foot cream')).toEqual([[], 0]);
    await app.sql(`update products set is_deleted = true where name like 'Chyawanprash%'`);
    expect(await of('chyawanprash')).toEqual([[], 0]);
    await app.sql(`update brands set is_deleted = true where name = 'Karghana'`);
    expect(await of('khadi cotton kurta for men')).toEqual([[], 0]);
    await app.sql(`update categories set is_deleted = true where unique_name = 'health-devices'`);
    expect(await of('pulse oximeter')).toEqual([[], 0]);
    expect((await find('oxymeterr')).near).toBeUndefined();
    expect((await find('health devices')).categories).toEqual([]);
  });
});

describe('many searches from one address', () => {
  const app = useTestApp();
  const ask = () => app.call('/api/search?query=tulsi');

  it('are rejected for the rest of the minute', async () => {
    for (let time = 1; time < 300; time += 1) await ask();
    expect((await ask()).status).toBe(200);
    const rejected = await ask();
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
    app.clock.now += 60_000;
    expect((await ask()).status).toBe(200);
  });

  it('find no pages where there is no site', async () => {
    expect(ResponseBody.parse(await (await ask()).json()).data.pages).toEqual([]);
  });
});
