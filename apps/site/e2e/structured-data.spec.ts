import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod';
import { type Thing, headOf, listedIn } from './page-head.ts';
import { expect, test } from './test.ts';

const Address = z.url({ protocol: /^https?$/ });
const Company = z.looseObject({ '@type': z.literal('Organization'), name: z.string().min(1), url: Address });
const day = (from: number) =>
  z.looseObject({ minValue: z.int().min(from), maxValue: z.int().min(from), unitCode: z.literal('DAY') });

/** What search engines ask of each kind, and what we promise beside that. */
const KINDS: Readonly<Record<string, z.ZodType>> = {
  Organization: Company.extend({ logo: Address, foundingDate: z.iso.date() }),
  WebSite: z.looseObject({
    name: z.string(),
    url: Address,
    potentialAction: z.looseObject({
      target: z.looseObject({ urlTemplate: z.string().endsWith('{search_term_string}') }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  Product: z.looseObject({
    name: z.string().min(1),
    description: z.string().min(1),
    sku: z.string().min(1),
    category: z.string().min(1),
    image: z.array(Address).min(1),
    brand: z.looseObject({ name: z.string().min(1) }),
    offers: z.looseObject({
      price: z.string().regex(/^\d+\.\d\d$/),
      priceCurrency: z.literal('INR'),
      availability: z.string().regex(/^https:\/\/schema\.org\/(InStock|LimitedAvailability|OutOfStock)$/),
      itemCondition: z.literal('https://schema.org/NewCondition'),
      url: Address,
      seller: Company,
      hasMerchantReturnPolicy: z.looseObject({
        applicableCountry: z.literal('IN'),
        returnPolicyCategory: z.literal('https://schema.org/MerchantReturnFiniteReturnWindow'),
        merchantReturnDays: z.literal(7),
        returnMethod: z.string(),
        returnFees: z.string(),
      }),
      shippingDetails: z
        .array(
          z.looseObject({
            shippingRate: z.looseObject({ value: z.number(), currency: z.literal('INR') }),
            shippingDestination: z.looseObject({ addressCountry: z.literal('IN') }),
            deliveryTime: z.looseObject({ handlingTime: day(0), transitTime: day(1) }),
          }),
        )
        .length(2),
    }),
  }),
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(z.looseObject({ position: z.int(), name: z.string().min(1), item: z.optional(Address) }))
      .min(2),
  }),
  FAQPage: z.looseObject({
    mainEntity: z
      .array(
        z.looseObject({
          name: z.string().endsWith('?'),
          acceptedAnswer: z.looseObject({ text: z.string().min(1) }),
        }),
      )
      .min(1),
  }),
  BlogPosting: article(),
  NewsArticle: article(),
  ContactPage: z.looseObject({ name: z.string(), url: Address, mainEntity: Company }),
};

function article() {
  return z.looseObject({
    headline: z.string().min(1).max(110),
    image: Address,
    datePublished: z.iso.datetime({ offset: true }),
    author: Company,
    publisher: Company,
    mainEntityOfPage: Address,
  });
}

const faultsOf = (thing: Thing) => {
  const kind = KINDS[thing['@type']];
  if (kind === undefined) return [`unknown kind ${thing['@type']}`];
  if (thing['@context'] !== 'https://schema.org') return ['without context'];
  return (
    kind.safeParse(thing).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
  );
};

async function thingsOfEveryPage(request: APIRequestContext) {
  const addresses = [...(await listedIn(request, 'pages')), ...(await listedIn(request, 'products-1'))];
  return Promise.all(
    addresses.map(async (address) => ({
      path: new URL(address).pathname,
      address,
      things: (await headOf(request, address)).things,
    })),
  );
}

test('every page tells what it is, with all that search engines ask of its kind', async ({ request }) => {
  const pages = await thingsOfEveryPage(request);
  const faults = pages.flatMap(({ address, things }) =>
    things.flatMap((thing) => faultsOf(thing).map((fault) => `${address} ${thing['@type']} ${fault}`)),
  );
  expect(faults).toEqual([]);

  const company = pages.flatMap(({ things }) => things).find((thing) => thing['@type'] === 'Organization');
  const logo = await request.get(z.string().parse(company?.['logo']));
  expect(logo.headers()['content-type']).toBe('image/png');

  const kindsOf = (path: string) =>
    pages.find((page) => page.path === path)?.things.map((thing) => thing['@type']);
  expect(kindsOf('/')).toEqual(['Organization', 'WebSite']);
  expect(kindsOf('/about/ourcompany')).toEqual(['Organization', 'BreadcrumbList']);
  expect(kindsOf('/business/whypgm')).toEqual(['FAQPage', 'BreadcrumbList']);
  expect(kindsOf('/Shop/contact')).toEqual(['ContactPage', 'BreadcrumbList']);
  expect(kindsOf('/Shop/news/returns')).toEqual(['NewsArticle', 'BreadcrumbList']);
  expect(kindsOf('/Shop/blog/read-a-label')).toEqual(['BlogPosting', 'BreadcrumbList']);
  const products = pages.filter(({ path }) => path.startsWith('/product-details-page/'));
  expect(products.length).toBeGreaterThan(70);
  expect(products.filter(({ things }) => things[0]?.['@type'] !== 'Product')).toEqual([]);
});

test('pages in Hindi name themselves and Hindi pages on the way to them, and the company speaks Hindi', async ({
  request,
}) => {
  const pages = (await thingsOfEveryPage(request)).filter(({ address }) => address.endsWith('?lang=hi'));
  const Told = z.object({
    description: z.optional(z.string()),
    mainEntityOfPage: z.optional(z.string()),
    url: z.optional(z.string()),
    offers: z.optional(z.object({ url: z.string() })),
    itemListElement: z.optional(z.array(z.object({ item: z.optional(z.string()) }))),
  });
  const told = pages.flatMap(({ address, things }) =>
    things.map((thing) => ({ address, type: thing['@type'], ...Told.parse(thing) })),
  );
  const own = told.flatMap(({ address, type, mainEntityOfPage, url, offers }) => {
    const named = mainEntityOfPage ?? offers?.url ?? (type === 'ContactPage' ? url : undefined);
    return named === undefined ? [] : [{ address, named }];
  });
  expect(own.length).toBeGreaterThan(40);
  expect(own.filter(({ address, named }) => named !== address)).toEqual([]);
  const steps = told.flatMap(({ itemListElement = [] }) => itemListElement.map(({ item }) => item));
  expect(steps.filter((item) => item?.endsWith('?lang=hi') === false)).toEqual([]);
  const companies = told.filter(({ type }) => type === 'Organization');
  expect(companies.map(({ address }) => new URL(address).pathname)).toEqual(['/', '/about/ourcompany']);
  for (const { description } of companies) expect(description).toMatch(/^[\u0900-\u097f]/);
});

for (const path of ['/products/skin-care', '/Shop/news/returns?lang=hi', '/products/skin-care?lang=hi']) {
  test(`${path} tells the way that it shows`, async ({ page, request }) => {
    await page.goto(path);
    const name = path.endsWith('hi') ? 'आप यहाँ हैं' : 'You are here';
    const shown = await page.getByRole('navigation', { name }).getByRole('listitem').allInnerTexts();
    const { things } = await headOf(request, path);
    const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    const told = z.object({ itemListElement: z.array(z.looseObject({ name: z.string() })) }).parse(list);
    expect(told.itemListElement.map((item) => item.name)).toEqual(shown.map((text) => text.trim()));
  });
}

test('in a browser, the page behind a link has its own title and address, and nothing complains', async ({
  page,
}) => {
  await page.goto('/products/', { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('link', { name: 'Chyawanprash' }).click();
  await expect(page).toHaveTitle('Chyawanprash, 500 g – PGM Wellness');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  expect(new URL(page.url()).pathname).toBe(
    new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname,
  );
});
