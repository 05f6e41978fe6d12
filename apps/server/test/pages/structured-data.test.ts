import * as z from 'zod';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Thing, fetchHead, listedIn } from './page-head.ts';
import { elementsIn, listTexts } from './page-text.ts';
import { openShop } from './shop.ts';

const app = openShop();

const Address = z.url({ protocol: /^https?$/ });
const Company = z.looseObject({ '@type': z.literal('Organization'), name: z.string().min(1), url: Address });
const day = (from: number) =>
  z.looseObject({ minValue: z.int().min(from), maxValue: z.int().min(from), unitCode: z.literal('DAY') });

const Offer = z.looseObject({
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
});

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
    brand: z.looseObject({ name: z.string().min(1), url: Address }),
    // One for each size where some cost more.
    offers: z.union([Offer, z.array(Offer).min(2)]),
  }),
  Brand: z.looseObject({
    name: z.string().min(1),
    url: Address,
    slogan: z.string().min(1),
    description: z.string().min(1),
    logo: z.optional(Address),
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

const findFaults = (thing: Thing) => {
  const kind = KINDS[thing['@type']];
  if (kind === undefined) return [`unknown kind ${thing['@type']}`];
  if (thing['@context'] !== 'https://schema.org') return ['without context'];
  return (
    kind.safeParse(thing).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
  );
};

/** Every page of the site map, with its structured data. */
async function everyPage() {
  const addresses = [...(await listedIn(app, 'pages')), ...(await listedIn(app, 'products-1'))];
  return Promise.all(
    addresses.map(async (address) => ({
      path: new URL(address).pathname,
      address,
      things: (await fetchHead(app, address)).things,
    })),
  );
}

describe('structured data', () => {
  let pages: Awaited<ReturnType<typeof everyPage>> = [];
  beforeAll(async () => {
    pages = await everyPage();
  }, 60_000);

  it('says what each page is, with all that search engines ask of its kind', async () => {
    const faults = pages.flatMap(({ address, things }) =>
      things.flatMap((thing) => findFaults(thing).map((fault) => `${address} ${thing['@type']} ${fault}`)),
    );
    expect(faults).toEqual([]);

    const company = pages.flatMap(({ things }) => things).find((thing) => thing['@type'] === 'Organization');
    const logo = await app.call(z.string().parse(company?.['logo']));
    expect(logo.headers.get('Content-Type')).toBe('image/png');

    const readKinds = (path: string) =>
      pages.find((page) => page.path === path)?.things.map((thing) => thing['@type']);
    expect(readKinds('/')).toEqual(['Organization', 'WebSite']);
    expect(readKinds('/about/ourcompany')).toEqual(['Organization', 'BreadcrumbList']);
    expect(readKinds('/business/whypgm')).toEqual(['FAQPage', 'BreadcrumbList']);
    expect(readKinds('/Shop/contact')).toEqual(['ContactPage', 'BreadcrumbList']);
    expect(readKinds('/Shop/news/returns')).toEqual(['NewsArticle', 'BreadcrumbList']);
    expect(readKinds('/Shop/blog/read-a-label')).toEqual(['BlogPosting', 'BreadcrumbList']);
    expect(readKinds('/brands')).toEqual(['BreadcrumbList']);
    expect(readKinds('/brands/aranjeev')).toEqual(['Brand', 'BreadcrumbList']);
    const products = pages.filter(({ path }) => path.startsWith('/product-details-page/'));
    expect(products.length).toBeGreaterThan(70);
    expect(products.filter(({ things }) => things[0]?.['@type'] !== 'Product')).toEqual([]);
    const priced = products.filter(({ things }) => Array.isArray(things[0]?.['offers']));
    expect(priced.map(({ things }) => things[0]?.['name'])).toEqual([
      'Nimbu Dishwash Gel',
      'नींबू बर्तन धोने का जेल',
    ]);
  });

  it('names the Hindi page and Hindi breadcrumbs on pages in Hindi, and describes the company in Hindi', () => {
    const hindi = pages.filter(({ address }) => address.endsWith('?lang=hi'));
    const Link = z.object({ url: z.string() });
    const Facts = z.object({
      description: z.optional(z.string()),
      mainEntityOfPage: z.optional(z.string()),
      url: z.optional(z.string()),
      offers: z.optional(z.union([Link, z.array(Link)])),
      itemListElement: z.optional(z.array(z.object({ item: z.optional(z.string()) }))),
    });
    const facts = hindi.flatMap(({ address, things }) =>
      things.map((thing) => ({ address, type: thing['@type'], ...Facts.parse(thing) })),
    );
    const own = facts.flatMap(({ address, type, mainEntityOfPage, url, offers }) => {
      const named =
        mainEntityOfPage ??
        [offers].flat()[0]?.url ??
        (type === 'ContactPage' || type === 'Brand' ? url : undefined);
      return named === undefined ? [] : [{ address, named }];
    });
    expect(own.length).toBeGreaterThan(40);
    expect(own.filter(({ address, named }) => named !== address)).toEqual([]);
    const steps = facts.flatMap(({ itemListElement = [] }) => itemListElement.map(({ item }) => item));
    expect(steps.filter((item) => item !== undefined && !/[?&]lang=hi$/.test(item))).toEqual([]);
    const companies = facts.filter(({ type }) => type === 'Organization');
    expect(companies.map(({ address }) => new URL(address).pathname)).toEqual(['/', '/about/ourcompany']);
    for (const { description } of companies) expect(description).toMatch(/^[\u0900-\u097f]/);
  });

  it.each([
    '/products/skin-care',
    '/products/skin-care?sub=Face+oils',
    '/Shop/news/returns?lang=hi',
    '/products/skin-care?lang=hi',
    '/brands/aranjeev?lang=hi',
  ])('%s lists the same breadcrumbs that it shows', async (path) => {
    const html = await (await app.call(path)).text();
    const name = path.endsWith('hi') ? 'आप यहाँ हैं' : 'You are here';
    const navigation = elementsIn(html.slice(html.indexOf(`aria-label="${name}"`) - 200), 'nav')[0] ?? '';
    const shown = listTexts(navigation, 'li');
    const { things } = await fetchHead(app, path);
    const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    const { itemListElement } = z
      .object({ itemListElement: z.array(z.looseObject({ name: z.string() })).min(2) })
      .parse(list);
    expect(itemListElement.map((item) => item.name)).toEqual(shown);
  });
});
