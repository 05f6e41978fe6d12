import { businessValue } from '../business-value.ts';
import type { SeedProduct } from '../catalogue.types.ts';
import { vegetarianPack, wellnessCaution } from '../labelling.ts';

const section = { categorySlug: 'nutrition-supplements', brandSlug: 'poshara' } as const;
const supplement = {
  Caution: `Food supplement, not for medicinal use. Do not exceed the stated amount. ${wellnessCaution}`,
  ...vegetarianPack,
} as const;

/** Protein, vitamins and plant powders. */
export const nutritionSupplements: readonly SeedProduct[] = [
  {
    ...section,
    slug: 'pea-protein-kesar-pista',
    subCategory: 'Protein',
    name: 'Pea & Rice Protein, Kesar Pista, 500 g',
    description:
      'Yellow pea and brown rice protein with real pistachio and saffron, sweetened with a little jaggery. 21 g protein per 30 g scoop. Mixes in cold milk or water with a shaker; no soy, no whey.',
    pricePaise: 129900,
    hsn: '210610',
    gstPercent: 5,
    ...businessValue(360),
    medicalDetails: {
      'Key ingredients': 'Pea protein isolate 62 %, rice protein 18 %, pistachio, jaggery powder, saffron',
      'Per serving': 'Energy 118 kcal, protein 21 g, carbohydrate 5 g, of which sugars 3 g, fat 1.6 g',
      Directions: 'One scoop (30 g) in 250 ml milk or water, once a day',
      Allergens: 'Contains tree nuts (pistachio)',
      ...supplement,
    },
    label: {
      commonName: 'Protein powder',
      netQuantity: { amount: 500, unit: 'g', asPrinted: '500 g (16 servings)' },
      packedIn: '2026-09',
      bestBefore: '12 months from packing',
    },
    stock: { quantity: 80, alertQuantity: 15 },
    isFeatured: true,
    images: { front: 'a stand-up pouch.', detail: 'a bowl of the powder beside the pack.' },
  },
  {
    ...section,
    slug: 'multivitamin-women',
    subCategory: 'Vitamins and minerals',
    name: 'Multivitamin for Women, 60 tablets',
    description:
      'Thirteen vitamins and nine minerals at one day’s recommended allowance for Indian women, with iron and folic acid. A small tablet, easy to swallow. Two months in one bottle.',
    pricePaise: 54900,
    hsn: '210690',
    gstPercent: 5,
    ...businessValue(150),
    medicalDetails: {
      'Key ingredients':
        'Vitamins A, B complex, C, D2, E and K, iron 15 mg, folic acid 220 mcg, zinc, iodine',
      Directions: 'One tablet a day after breakfast',
      ...supplement,
    },
    label: {
      commonName: 'Multivitamin tablets',
      netQuantity: { amount: 60, unit: 'piece', asPrinted: '60 tablets' },
      packedIn: '2026-09',
      bestBefore: '18 months from packing',
    },
    stock: { quantity: 130, alertQuantity: 20 },
    images: { front: 'a bottle with a ribbed cap.', detail: 'a bowl of the tablets beside the pack.' },
  },
  {
    ...section,
    slug: 'flax-omega-softgels',
    subCategory: 'Omega',
    name: 'Flax Omega-3 Softgels, 60',
    description:
      'Cold-pressed flaxseed oil in vegetarian softgels: 500 mg ALA in each. For those who do not eat fish. No smell, no aftertaste when taken with food.',
    pricePaise: 44950,
    hsn: '210690',
    gstPercent: 5,
    ...businessValue(120),
    medicalDetails: {
      'Key ingredients': 'Flaxseed oil 1000 mg (ALA 500 mg), tapioca starch shell, glycerine',
      Directions: 'One softgel twice a day with meals',
      ...supplement,
    },
    label: {
      commonName: 'Flaxseed oil softgels',
      netQuantity: { amount: 60, unit: 'piece', asPrinted: '60 softgels of 1000 mg' },
      packedIn: '2026-09',
      bestBefore: '18 months from packing; store below 25 °C',
    },
    stock: { quantity: 75, alertQuantity: 12 },
    images: { front: 'a bottle with a ribbed cap.', detail: 'a bowl of the softgels beside the pack.' },
  },
  {
    ...section,
    slug: 'vitamin-c-orange-tablets',
    subCategory: 'Vitamins and minerals',
    name: 'Vitamin C Orange Fizz, 20 tablets',
    description:
      'Effervescent tablets with 80 mg vitamin C, one day’s allowance, and 10 mg zinc. Dissolve in a glass of water, wait a minute, drink. Orange taste, no added sugar.',
    pricePaise: 19900,
    hsn: '210690',
    gstPercent: 5,
    ...businessValue(48),
    medicalDetails: {
      'Key ingredients': 'Vitamin C 80 mg, zinc 10 mg, citric acid, sodium bicarbonate, orange flavour',
      Directions: 'One tablet in 200 ml water, once a day',
      ...supplement,
    },
    label: {
      commonName: 'Effervescent vitamin C tablets',
      netQuantity: { amount: 80, unit: 'g', asPrinted: '20 effervescent tablets (80 g)' },
      packedIn: '2026-09',
      bestBefore: '24 months from packing; close the cap tightly',
    },
    stock: { quantity: 200, alertQuantity: 30 },
    images: { front: 'a printed tin.', detail: 'a bowl of the tablets beside the pack.' },
  },
  {
    ...section,
    slug: 'moringa-leaf-powder',
    subCategory: 'Plant powders',
    name: 'Moringa Leaf Powder, 150 g',
    description:
      'Shade-dried drumstick leaves from Theni, milled fine and packed within a week. Stir a spoon into dal, dough or buttermilk. A green, slightly peppery taste.',
    pricePaise: 17500,
    hsn: '121190',
    gstPercent: 5,
    ...businessValue(45),
    medicalDetails: {
      'Key ingredients': 'Moringa leaf (Moringa oleifera) 100 %',
      Directions: 'One teaspoon (3 g) a day in food or drink',
      ...supplement,
    },
    label: {
      commonName: 'Moringa leaf powder',
      netQuantity: { amount: 150, unit: 'g' },
      packedIn: '2026-09',
      bestBefore: '12 months from packing',
    },
    stock: { quantity: 7, alertQuantity: 10 },
    images: { front: 'a stand-up pouch.', detail: 'a bowl of the powder beside the pack.' },
  },
  {
    ...section,
    slug: 'nimbu-electrolyte-sachets',
    subCategory: 'Vitamins and minerals',
    name: 'Nimbu Electrolyte Drink, 10 sachets',
    description:
      'Salts and a little glucose with real lemon powder, for hot days, long shifts and the cricket field. One sachet makes a 200 ml glass. Lightly salty, as a shikanji should be.',
    pricePaise: 14900,
    hsn: '210690',
    gstPercent: 5,
    ...businessValue(36),
    medicalDetails: {
      'Key ingredients': 'Glucose, sodium chloride, trisodium citrate, potassium chloride, lemon powder 4 %',
      Directions: 'One sachet in 200 ml water; up to three a day in hot weather',
      ...supplement,
    },
    label: {
      commonName: 'Electrolyte drink powder',
      netQuantity: { amount: 50, unit: 'g', asPrinted: '10 sachets of 5 g' },
      packedIn: '2026-09',
      bestBefore: '18 months from packing',
    },
    stock: { quantity: 160, alertQuantity: 25 },
    images: { front: 'a sachet.', detail: 'three single sachets beside the pack.' },
  },
];
