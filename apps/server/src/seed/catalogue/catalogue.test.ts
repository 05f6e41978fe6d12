import { LabelFacts, missingLabelFacts, productProblems } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { toSizePrices } from '../../catalogue/product/size-price.transactions.ts';
import type { DetailGroup, SeedProduct } from './catalogue.types.ts';
import { brands, categories, products } from './index.ts';
import { toProductInHindi } from './hindi.mapper.ts';
import { brandsInHindi, categoriesInHindi } from './hindi/index.ts';
import { toLabel } from './label.mapper.ts';

const slugs = (list: readonly { readonly slug: string }[]): string[] => list.map(({ slug }) => slug);

type GroupName =
  | 'homeEssentialProducts'
  | 'cosmeticProducts'
  | 'medicalDetails'
  | 'medicalEquipment'
  | 'clothingDetails';

const fittingGroup: Readonly<Record<string, GroupName>> = {
  'ayurvedic-wellness': 'medicalDetails',
  'nutrition-supplements': 'medicalDetails',
  'personal-care': 'cosmeticProducts',
  'skin-care': 'cosmeticProducts',
  'foods-pantry': 'homeEssentialProducts',
  'home-essentials': 'homeEssentialProducts',
  'health-devices': 'medicalEquipment',
  'everyday-clothing': 'clothingDetails',
};

const toGroup = (product: SeedProduct): DetailGroup | undefined => {
  const name = fittingGroup[product.categorySlug];
  return name === undefined ? undefined : product[name];
};

/** The slugs of products that break a rule, so that a failure names them. */
const offenders = (breaks: (product: SeedProduct) => boolean): string[] => slugs(products.filter(breaks));

const isLow = ({ stock }: SeedProduct): boolean =>
  stock.quantity > 0 && stock.quantity <= stock.alertQuantity;

describe('the sample catalogue', () => {
  it('has enough categories, brands and products to browse', () => {
    expect(categories.length).toBeGreaterThanOrEqual(6);
    expect(brands.length).toBeGreaterThanOrEqual(6);
    expect(products.length).toBeGreaterThanOrEqual(40);
  });

  it('uses every slug and every category address once', () => {
    for (const list of [categories, brands, products]) expect(new Set(slugs(list)).size).toBe(list.length);
    const addresses = categories.map(({ categoryUniqueName }) => categoryUniqueName);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect(address).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('gives every product a category and a brand that exist, and leaves none empty', () => {
    expect(new Set(products.map(({ categorySlug }) => categorySlug))).toEqual(new Set(slugs(categories)));
    expect(new Set(products.map(({ brandSlug }) => brandSlug))).toEqual(new Set(slugs(brands)));
  });

  it('has prices in whole paise, and points of a tenth to four tenths of the price in rupees', () => {
    const share = ({ points, pricePaise }: SeedProduct): number => points / (pricePaise / 100);
    expect(offenders(({ pricePaise }) => !Number.isInteger(pricePaise) || pricePaise <= 0)).toEqual([]);
    expect(offenders((product) => share(product) < 0.1 || share(product) > 0.4)).toEqual([]);
    expect(offenders(({ points, pointDescription }) => !pointDescription.includes(`${points} BV`))).toEqual(
      [],
    );
    expect(products.some(({ pricePaise }) => pricePaise % 100 !== 0)).toBe(true);
  });

  it('has a tariff number with an even number of digits for every product', () => {
    expect(offenders(({ hsn }) => !/^(\d{2}){2,4}$/.test(hsn))).toEqual([]);
  });

  it('describes every product in the detail group of its category, and in no other', () => {
    const groups = [...new Set(Object.values(fittingGroup))];
    const used = (product: SeedProduct) => groups.filter((name) => product[name] !== undefined);
    expect(offenders((product) => used(product).join() !== fittingGroup[product.categorySlug])).toEqual([]);
  });

  it('has everything on the label that the law requires, in the form of the contract', () => {
    expect(offenders((product) => !LabelFacts.safeParse(toLabel(product)).success)).toEqual([]);
    expect(offenders((product) => missingLabelFacts(toLabel(product)).length > 0)).toEqual([]);
  });

  it('has a best-before time for all products that are used up', () => {
    const lasts = ['health-devices', 'everyday-clothing'];
    expect(
      offenders(({ slug, categorySlug, label }) =>
        lasts.includes(categorySlug) || slug === 'copper-water-bottle'
          ? label.bestBefore !== undefined
          : label.bestBefore === undefined,
      ),
    ).toEqual([]);
  });

  it('states no fact twice, in the details and on the label', () => {
    const onLabel = ['Net quantity', 'Best before', 'Made by', 'Country of origin', 'Licence number'];
    expect(offenders((product) => onLabel.some((name) => toGroup(product)?.[name] !== undefined))).toEqual(
      [],
    );
  });

  it('marks licences, makers and their contacts as samples', () => {
    const isSample = (product: SeedProduct): boolean => {
      const { maker, licence, consumerCare } = toLabel(product);
      return (
        /sample/i.test(maker?.name ?? '') &&
        (maker?.address.endsWith(' 000000') ?? false) &&
        /0000/.test(licence?.number ?? '0000') &&
        (consumerCare?.email.endsWith('.example') ?? false)
      );
    };
    expect(offenders((product) => !isSample(product))).toEqual([]);
  });

  it('gives clothes sizes', () => {
    expect(
      offenders(({ clothingDetails, sizes = [] }) => clothingDetails !== undefined && !sizes.length),
    ).toEqual([]);
  });

  it('has one product whose sizes have their own price, highest price, points and quantity', () => {
    const priced = products.filter(({ sizePrices }) => sizePrices !== undefined);
    expect(slugs(priced)).toEqual(['nimbu-dishwash-gel']);
    const problems = priced.flatMap((product) => {
      const { pricePaise, hsn, gstPercent, sizes = [], sizePrices = {} } = product;
      return productProblems({
        price: pricePaise / 100,
        salePrice: null,
        labelFacts: toLabel(product),
        hsn,
        gstPercent,
        isVisible: true,
        sizes,
        sizePrices: toSizePrices(sizePrices),
      });
    });
    expect(problems).toEqual([]);
    for (const { sizes = [], sizePrices = {}, stock } of priced) {
      expect(Object.keys(sizePrices)).toEqual(sizes.slice(1));
      expect(Object.keys(stock.sizes ?? {})).toEqual(sizes);
      const pieces = Object.values(stock.sizes ?? {}).reduce((sum, left) => sum + left, 0);
      expect(pieces).toBe(stock.quantity);
      const shares = Object.values(sizePrices).map((own) => own.points / (own.pricePaise / 100));
      expect(shares.every((share) => share >= 0.1 && share <= 0.4)).toBe(true);
    }
  });

  it('has the vegetarian mark in the details of food, and of nothing else', () => {
    const isEaten = ({ categorySlug }: SeedProduct): boolean =>
      ['ayurvedic-wellness', 'nutrition-supplements', 'foods-pantry'].includes(categorySlug);
    const inDetails = (product: SeedProduct): boolean => toGroup(product)?.['Vegetarian mark'] !== undefined;
    expect(offenders((product) => inDetails(product) !== isEaten(product))).toEqual([]);
  });

  it('has one product out of stock, several with low stock and most with enough', () => {
    expect(products.filter(({ stock }) => stock.quantity === 0)).toHaveLength(1);
    expect(products.filter(isLow).length).toBeGreaterThanOrEqual(4);
    const plenty = products.filter(({ stock }) => stock.quantity >= 20 && stock.quantity <= 200);
    expect(plenty.length).toBeGreaterThan(products.length * 0.8);
  });

  it('features eight products, all of them in stock', () => {
    const featured = products.filter(({ isFeatured }) => isFeatured);
    expect(featured).toHaveLength(8);
    expect(featured.every(({ stock }) => stock.quantity > stock.alertQuantity)).toBe(true);
  });

  it('shows products beside others that are in it', () => {
    const beside = products.flatMap(({ companionSlugs = [] }) => companionSlugs);
    expect(beside).toEqual(['tulsi-adrak-tea', 'steam-inhaler', 'cotton-rib-socks']);
    expect(slugs(products)).toEqual(expect.arrayContaining(beside));
  });

  it('is in Hindi, with every detail', () => {
    const isInHindi = (text: string | undefined) => /\p{Script=Devanagari}/u.test(text ?? '');
    expect(offenders((product) => !isInHindi(toProductInHindi(product)?.name))).toEqual([]);
    expect(offenders((product) => !isInHindi(toProductInHindi(product)?.description))).toEqual([]);
    expect(
      offenders((product) => {
        const name = fittingGroup[product.categorySlug];
        const hindi = name && toProductInHindi(product)?.[name];
        return Object.keys(toGroup(product) ?? {}).join() !== Object.keys(hindi ?? {}).join();
      }),
    ).toEqual([]);
    expect(
      offenders((product) => {
        const { label } = product;
        const hindi = toProductInHindi(product);
        return (
          !isInHindi(hindi?.commonName) ||
          isInHindi(hindi?.bestBefore) !== (label.bestBefore !== undefined) ||
          isInHindi(hindi?.netQuantityAsPrinted) !== (label.netQuantity?.asPrinted !== undefined)
        );
      }),
    ).toEqual([]);
    expect(Object.keys(categoriesInHindi)).toEqual(slugs(categories));
    for (const { slug, subCategories } of categories) {
      const hindi = categoriesInHindi[slug];
      expect(Object.keys(hindi?.subCategories ?? {})).toEqual(subCategories);
      const ofCategory = products.filter(({ categorySlug }) => categorySlug === slug);
      const names = ofCategory.flatMap((product) => Object.keys(toGroup(product) ?? {}));
      expect(names).toEqual(expect.arrayContaining(Object.keys(hindi?.detailNames ?? {})));
    }
    expect(Object.keys(brandsInHindi)).toEqual(slugs(brands));
  });

  it('promises neither health nor money', () => {
    const claims =
      /\b(cures?|treats?|heals?|prevents?|clinically|proven|guarantee[ds]?|miracle|income|earn(s|ings?)?|profit|100 % safe|no side effects|immunity|detox|doctor recommended)\b/i;
    expect(offenders((product) => claims.test(JSON.stringify(product)))).toEqual([]);
    for (const entry of [...categories, ...brands]) expect(JSON.stringify(entry)).not.toMatch(claims);
  });

  it('has descriptions of two to four sentences', () => {
    const sentences = ({ description }: SeedProduct): number =>
      description.split(/[.!?](?:\s|$)/).filter(Boolean).length;
    expect(offenders((product) => sentences(product) < 2 || sentences(product) > 4)).toEqual([]);
  });
});
