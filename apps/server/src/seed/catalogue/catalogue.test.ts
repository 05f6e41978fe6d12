import { describe, expect, it } from 'vitest';
import type { DetailGroup, SeedProduct } from './catalogue.types.ts';
import { brands, categories, products } from './index.ts';

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

  it('prices in whole paise, with points well below the price in rupees', () => {
    for (const { slug, pricePaise, points, pointDescription } of products) {
      expect(Number.isInteger(pricePaise) && pricePaise > 0, slug).toBe(true);
      const share = points / (pricePaise / 100);
      expect(share, slug).toBeGreaterThanOrEqual(0.1);
      expect(share, slug).toBeLessThanOrEqual(0.4);
      expect(pointDescription, slug).toContain(`${points} BV`);
    }
    expect(products.some(({ pricePaise }) => pricePaise % 100 !== 0)).toBe(true);
  });

  it('describes every product in the detail group that fits its shelf, and in no other', () => {
    for (const product of products) {
      const group = groupOf(product);
      expect(group, product.slug).toBeDefined();
      expect(group?.['Country of origin'], product.slug).toBe('India');
      expect(group?.['Made by'], product.slug).toBe(
        brands.find(({ slug }) => slug === product.brandSlug)?.name,
      );
      const others = new Set(Object.values(fittingGroup));
      for (const name of others) if (product[name] !== group) expect(product[name]).toBeUndefined();
    }
  });

  it('gives clothes sizes', () => {
    for (const product of products.filter(({ clothingDetails }) => clothingDetails)) {
      expect(product.sizes?.length, product.slug).toBeGreaterThan(0);
    }
  });

  it('prints the vegetarian mark on what is eaten, in the details and on the pack', () => {
    const eaten = ['ayurvedic-wellness', 'nutrition-supplements', 'foods-pantry'];
    for (const product of products) {
      const expected = eaten.includes(product.categorySlug);
      expect(product.packshot.vegetarian ?? false, product.slug).toBe(expected);
      expect(groupOf(product)?.['Vegetarian mark'] !== undefined, product.slug).toBe(expected);
    }
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
    for (const product of products) {
      const { packshot: _packshot, ...words } = product;
      expect(JSON.stringify(words), product.slug).not.toMatch(claims);
    }
    for (const entry of [...categories, ...brands]) expect(JSON.stringify(entry)).not.toMatch(claims);
  });

  it('describes in two to four sentences', () => {
    for (const { slug, description } of products) {
      const sentences = description.split(/[.!?](?:\s|$)/).filter(Boolean).length;
      expect(sentences, slug).toBeGreaterThanOrEqual(2);
      expect(sentences, slug).toBeLessThanOrEqual(4);
    }
  });
});
