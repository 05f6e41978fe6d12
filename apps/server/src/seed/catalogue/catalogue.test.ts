import { LabelFacts, missingLabelFacts } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import type { DetailGroup, SeedProduct } from './catalogue.types.ts';
import { brands, categories, products } from './index.ts';
import { labelOf } from './label-of.ts';

const slugs = (list: readonly { readonly slug: string }[]): string[] => list.map(({ slug }) => slug);

type GroupName =
  'homeEssentialProducts' | 'cosmeticProducts' | 'medicalDetails' | 'medicalEquipment' | 'clothingDetails';

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

const groupOf = (product: SeedProduct): DetailGroup | undefined => {
  const name = fittingGroup[product.categorySlug];
  return name === undefined ? undefined : product[name];
};

/** The slugs of products that break a rule, so that a failure names them. */
const offenders = (breaks: (product: SeedProduct) => boolean): string[] => slugs(products.filter(breaks));

const isLow = ({ stock }: SeedProduct): boolean =>
  stock.quantity > 0 && stock.quantity <= stock.alertQuantity;

describe('the sample catalogue', () => {
  it('has enough shelves, brands and products to browse', () => {
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

  it('puts every product on a shelf and under a brand that exist, and leaves none empty', () => {
    expect(new Set(products.map(({ categorySlug }) => categorySlug))).toEqual(new Set(slugs(categories)));
    expect(new Set(products.map(({ brandSlug }) => brandSlug))).toEqual(new Set(slugs(brands)));
  });

  it('prices in whole paise, with points at a tenth to four tenths of the price in rupees', () => {
    const share = ({ points, pricePaise }: SeedProduct): number => points / (pricePaise / 100);
    expect(offenders(({ pricePaise }) => !Number.isInteger(pricePaise) || pricePaise <= 0)).toEqual([]);
    expect(offenders((product) => share(product) < 0.1 || share(product) > 0.4)).toEqual([]);
    expect(offenders(({ points, pointDescription }) => !pointDescription.includes(`${points} BV`))).toEqual(
      [],
    );
    expect(products.some(({ pricePaise }) => pricePaise % 100 !== 0)).toBe(true);
  });

  it('has a tariff number for every product, of an even number of digits', () => {
    expect(offenders(({ hsn }) => !/^(\d{2}){2,4}$/.test(hsn))).toEqual([]);
  });

  it('describes every product in the detail group that fits its shelf, and in no other', () => {
    const groups = [...new Set(Object.values(fittingGroup))];
    const used = (product: SeedProduct) => groups.filter((name) => product[name] !== undefined);
    expect(offenders((product) => used(product).join() !== fittingGroup[product.categorySlug])).toEqual([]);
  });

  it('has everything on the label that the law wants there, in the form of the contract', () => {
    expect(offenders((product) => !LabelFacts.safeParse(labelOf(product)).success)).toEqual([]);
    expect(offenders((product) => missingLabelFacts(labelOf(product)).length > 0)).toEqual([]);
  });

  it('tells how long what is used up keeps', () => {
    const lasts = ['health-devices', 'everyday-clothing'];
    expect(
      offenders(({ slug, categorySlug, label }) =>
        lasts.includes(categorySlug) || slug === 'copper-water-bottle'
          ? label.bestBefore !== undefined
          : label.bestBefore === undefined,
      ),
    ).toEqual([]);
  });

  it('says no fact twice, in the details and on the label', () => {
    const onLabel = ['Net quantity', 'Best before', 'Made by', 'Country of origin', 'Licence number'];
    expect(offenders((product) => onLabel.some((name) => groupOf(product)?.[name] !== undefined))).toEqual(
      [],
    );
  });

  it('shows of licences, makers and their contacts that they are samples', () => {
    const isSample = (product: SeedProduct): boolean => {
      const { maker, licence, consumerCare } = labelOf(product);
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

  it('prints the vegetarian mark on what is eaten, in the details and on the pack', () => {
    const isEaten = ({ categorySlug }: SeedProduct): boolean =>
      ['ayurvedic-wellness', 'nutrition-supplements', 'foods-pantry'].includes(categorySlug);
    const inDetails = (product: SeedProduct): boolean => groupOf(product)?.['Vegetarian mark'] !== undefined;
    expect(offenders((product) => inDetails(product) !== isEaten(product))).toEqual([]);
    expect(offenders((product) => (product.packshot.vegetarian ?? false) !== isEaten(product))).toEqual([]);
  });

  it('has one product sold out, several running low and most in good supply', () => {
    expect(products.filter(({ stock }) => stock.quantity === 0)).toHaveLength(1);
    expect(products.filter(isLow).length).toBeGreaterThanOrEqual(4);
    const plenty = products.filter(({ stock }) => stock.quantity >= 20 && stock.quantity <= 200);
    expect(plenty.length).toBeGreaterThan(products.length * 0.8);
  });

  it('features eight products, all of them to be had', () => {
    const featured = products.filter(({ isFeatured }) => isFeatured);
    expect(featured).toHaveLength(8);
    expect(featured.every(({ stock }) => stock.quantity > stock.alertQuantity)).toBe(true);
  });

  it('promises neither health nor money', () => {
    const claims =
      /\b(cures?|treats?|heals?|prevents?|clinically|proven|guarantee[ds]?|miracle|income|earn(s|ings?)?|profit|100 % safe|no side effects|immunity|detox|doctor recommended)\b/i;
    const words = ({ packshot: _packshot, ...rest }: SeedProduct): string => JSON.stringify(rest);
    expect(offenders((product) => claims.test(words(product)))).toEqual([]);
    for (const entry of [...categories, ...brands]) expect(JSON.stringify(entry)).not.toMatch(claims);
  });

  it('describes in two to four sentences', () => {
    const sentences = ({ description }: SeedProduct): number =>
      description.split(/[.!?](?:\s|$)/).filter(Boolean).length;
    expect(offenders((product) => sentences(product) < 2 || sentences(product) > 4)).toEqual([]);
  });
});
