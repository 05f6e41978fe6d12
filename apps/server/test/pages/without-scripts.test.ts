import { describe, expect, it } from 'vitest';
import { listTexts } from './page-text.ts';
import { openShop } from './shop.ts';
import { WrittenPage } from './written-page.ts';

const app = openShop();

describe('the shop without scripts', () => {
  const pageAt = (path: string, headers = {}) => WrittenPage.at(app, path, headers);
  const findRedirect = async (path: string) => {
    const response = await app.call(path);
    return [response.status, response.headers.get('Location')];
  };

  it('is read on the home page: categories, products and the lead form, which needs scripts and says so', async () => {
    const home = await pageAt('/');
    expect(home.linkTo('Skin Care')).toBe('/products/skin-care');
    expect(listTexts(home.part('main'), 'h2')).toContain('Join the business');
    expect(home.html).toMatch(
      /<form[^>]*>.*This page needs JavaScript\. Please turn it on in your browser\./s,
    );
  });

  it('is filtered by a GET form that leads to the address of the category', async () => {
    expect((await pageAt('/products/')).part('main')).toMatch(
      /<form [^>]*method="get"[^>]*>.*<select[^>]* name="category"/s,
    );
    expect(await findRedirect('/products/?category=foods-pantry&sort=featured')).toEqual([
      302,
      '/products/foods-pantry',
    ]);
    const category = await pageAt('/products/foods-pantry');
    expect(category.heading).toMatch(/Foods/);
    const product = /href="(\/product-details-page\/[^"]*)"/.exec(category.part('main'))?.[1] ?? '';
    const details = await pageAt(product);
    expect(details.words).toMatch(/₹[\d,]+\.\d\d/);
    expect(listTexts(details.part('main'), 'h2')).toContain('You may also like');
  });

  it('has pages, of which the one past the end leads to the last', async () => {
    expect((await pageAt('/products/')).words).toContain('Showing 1 to 20 of 48 products');
    expect((await pageAt('/products/?page=2')).words).toContain('Showing 21 to 40 of 48 products');
    expect(await findRedirect('/products/?page=99')).toEqual([302, '/products/?page=3']);
    expect((await pageAt('/products/?page=3')).words).toContain('Showing 41 to 48 of 48 products');
  });

  it('shows what was searched for, and can be left for the whole category', async () => {
    const found = await pageAt('/products/?search=tea');
    expect(found.heading).toBe('Results for “tea”');
    expect(listTexts(found.html, 'title')).toEqual(['Results for “tea” – PGM Wellness']);
    expect(found.words).toContain('Products that match your search, with prices and points.');
    expect(found.words).not.toContain('All our products');
    expect(found.words).toContain('Showing 1 to 2 of 2 products');
    const elsewhere = await pageAt('/products/personal-care?sort=price-asc&search=tea');
    expect(elsewhere.heading).toBe('Results for “tea” in Personal Care');
    expect(elsewhere.words).toContain('Nothing found for “tea”');
    expect(elsewhere.linkTo('Search all categories')).toBe('/products/?sort=price-asc&search=tea');
    expect(elsewhere.linkTo('Clear search')).toBe('/products/personal-care?sort=price-asc');
    const category = await pageAt('/products/personal-care?sort=price-asc');
    expect(category.heading).toBe('Personal Care');
    expect(listTexts(category.html, 'title')).toEqual(['Personal Care – PGM Wellness']);
    expect(category.words).toContain('Showing 1 to 6 of 6 products');
    expect(category.linkTo('Clear search')).toBeUndefined();
  });

  it('says what to do when nothing is found', async () => {
    const empty = await pageAt('/products/?search=zzzqqq&sort=name');
    expect(empty.heading).toBe('Results for “zzzqqq”');
    expect(empty.words).toContain('Nothing found for “zzzqqq”');
    expect(empty.words).toContain('Check the spelling, or try another word.');
    expect(empty.linkTo('See all products')).toBe('/products/');
    expect(empty.linkTo('Clear search')).toBe('/products/?sort=name');
  });

  it('shows words that were searched for as they were typed, in Hindi too', async () => {
    expect((await pageAt('/products/?search=Cart&lang=hi')).heading).toBe('“Cart” के लिए नतीजे');
    const empty = await pageAt('/products/?search=zzzqqq&lang=hi');
    expect(empty.words).toContain('“zzzqqq” के लिए कुछ नहीं मिला');
    expect(empty.words).toContain('वर्तनी जाँच लें, या कोई दूसरा शब्द लिखकर देखें।');
    expect(empty.html).not.toContain('मिलते-जुलते पेज और श्रेणियाँ');
    expect((await pageAt(empty.linkTo('खोज हटाएँ') ?? '', { Cookie: 'language=hi' })).heading).toBe('दुकान');
  });

  it.each([
    ['refund', '', 'Cancellation and refund', '/cancelrefund'],
    ['रिफंड', '&lang=hi', 'ऑर्डर रद्द करना और पैसे की वापसी', '/cancelrefund'],
    ['शिकायत', '&lang=hi', 'शिकायत', '/grievance'],
    ['लॉगिन', '&lang=hi', 'लॉगिन', '/Associate/login'],
  ])('leads from %s, which no product has, to the page that is meant', async (words, query, name, href) => {
    const page = await pageAt(`/products/?search=${encodeURIComponent(words)}${query}`);
    const label = query === '' ? 'Matching pages and categories' : 'मिलते-जुलते पेज और श्रेणियाँ';
    expect(listTexts(page.part('main'), 'h2')).toContain(label);
    expect(page.linkTo(name)).toBe(href);
  });

  it.each(['/products/nothing', '/product-details-page/nothing', '/nowhere/at/all'])(
    'responds to %s with 404 and the categories',
    async (path) => {
      const page = await pageAt(path);
      expect([page.status, page.heading]).toEqual([404, 'We cannot find this page']);
      expect(page.linkTo('Skin Care')).toBe('/products/skin-care');
    },
  );

  it('matches addresses whatever their case', async () => {
    const page = await pageAt('/Products/Skin-Care');
    expect([page.status, page.heading]).toEqual([200, 'Skin Care']);
  });
});

describe('the grievance page without scripts', () => {
  it('has the officers, the helpline and the form', async () => {
    const page = await WrittenPage.at(app, '/grievance');
    const main = page.part('main');
    expect(listTexts(main, 'h2').concat(listTexts(main, 'h3'))).toContain('Nodal officer');
    expect(page.words).toContain('Sample Nodal Officer');
    expect(page.words).toContain('National Consumer Helpline: 1915');
    expect(listTexts(main, 'button').join()).toMatch(/Submit/);
  });

  it.each(['/Shop/contact', '/disclouser'])('is linked from %s', async (path) => {
    expect((await WrittenPage.at(app, path)).linkTo('File a complaint')).toBe('/grievance');
    expect((await WrittenPage.at(app, '/grievance')).heading).toBe('Something went wrong? Let us know');
  });
});

describe('the forms of a visitor', () => {
  it.each(['/about/ourcompany', '/Associate/login', '/Associate/signup', '/Shop/contact'])(
    'on %s come without a ticked box or a chosen option',
    async (path) => {
      const main = (await WrittenPage.at(app, path)).part('main');
      const inputs = [...main.matchAll(/<input [^>]*>/g)].map(([tag]) => tag);
      expect(inputs.filter((tag) => !/type="(?:checkbox|radio|hidden)"/.test(tag))).not.toEqual([]);
      expect(inputs.filter((tag) => / checked(?:=|\s|>|\/)/.test(tag))).toEqual([]);
      expect(main).not.toMatch(/role="(?:switch|radio|checkbox)"[^>]*aria-checked="true"/);
    },
  );

  it.each(['/Associate/signup', '/Inspiring%20World/registrationfrom'])(
    'on %s say that joining is free and can be revoked, with the documents',
    async (path) => {
      const page = await WrittenPage.at(app, path);
      expect(page.words).toContain('Joining is free, and you do not have to buy anything.');
      expect(page.words).toContain('You can end the agreement within 30 days');
      for (const [name, href] of [
        ['Agreement and disclosures', '/disclouser'],
        ['Terms and conditions', '/terms&condiction'],
        ['Privacy policy', '/privecypolicy'],
      ] as const) {
        expect(page.linkTo(name)).toBe(href);
        expect((await app.call(href)).status).toBe(200);
      }
    },
  );
});
