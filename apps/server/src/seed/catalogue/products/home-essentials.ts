import { businessValue } from '../business-value.ts';
import type { SeedProduct } from '../catalogue.types.ts';

const section = { categorySlug: 'home-essentials', brandSlug: 'gharvari' } as const;

/** Cleaning, laundry, pooja and vessels. */
export const homeEssentials: readonly SeedProduct[] = [
  {
    ...section,
    slug: 'neem-lemongrass-floor-cleaner',
    subCategory: 'Floor and surface',
    name: 'Neem & Lemongrass Floor Cleaner, 1 L',
    description:
      'A capful in half a bucket cleans tile, marble and mosaic and leaves no film. Smells of lemongrass, dries quickly. The bottle has a handle and a child-resistant cap.',
    pricePaise: 17900,
    hsn: '340250',
    gstPercent: 18,
    ...businessValue(40),
    homeEssentialProducts: {
      'Key ingredients': 'Coconut-based surfactant, neem extract, lemongrass oil, citric acid',
      Directions: 'One capful (20 ml) in 4 L water; no rinsing',
      Surfaces: 'Tile, marble, mosaic, sealed stone; not on bare wood',
      Caution: 'Keep away from children. Do not mix with bleach or acid.',
    },
    label: {
      commonName: 'Floor cleaner',
      netQuantity: { amount: 1000, unit: 'ml', asPrinted: '1 L' },
      packedIn: '2026-07',
      bestBefore: '24 months from packing',
    },
    stock: { quantity: 130, alertQuantity: 20 },
    images: {
      front: 'a bottle with a handle.',
      detail: 'a bowl showing the colour of the liquid, beside the pack.',
    },
  },
  {
    ...section,
    slug: 'nimbu-dishwash-gel',
    subCategory: 'Kitchen',
    name: 'Nimbu Dishwash Gel',
    description:
      'Cuts ghee and masala with lemon and a plant-based cleanser; gentle on steel and on hands. One teaspoon does a family’s dinner plates. Works in hard water.',
    pricePaise: 10900,
    hsn: '340250',
    gstPercent: 18,
    ...businessValue(24),
    sizes: ['500 ml', '1 L', '2 L'],
    sizePrices: {
      '1 L': { pricePaise: 19900, maximumRetailPricePaise: 21800, points: 44, netQuantity: 1000 },
      '2 L': { pricePaise: 34900, maximumRetailPricePaise: 39900, points: 78, netQuantity: 2000 },
    },
    homeEssentialProducts: {
      'Key ingredients': 'Plant-based surfactant, lemon oil, salt, glycerine',
      Directions: 'A teaspoon on a wet sponge; wash and rinse',
      Surfaces: 'Steel, glass, non-stick; rinse brass at once',
      Caution: 'Keep away from children and eyes.',
    },
    label: {
      commonName: 'Dishwash gel',
      netQuantity: { amount: 500, unit: 'ml' },
      packedIn: '2026-07',
      bestBefore: '24 months from packing',
    },
    stock: { quantity: 180, alertQuantity: 30, sizes: { '500 ml': 110, '1 L': 64, '2 L': 6 } },
    images: { front: 'a pump bottle.', detail: 'a bowl showing the colour of the liquid, beside the pack.' },
  },
  {
    ...section,
    slug: 'mogra-laundry-liquid',
    subCategory: 'Laundry',
    name: 'Mogra Laundry Liquid Refill, 1 L',
    description:
      'For bucket and machine, top or front load. Rinses out in one water and keeps cotton colours. A refill pouch uses a fifth of a bottle’s plastic.',
    pricePaise: 18950,
    hsn: '340250',
    gstPercent: 18,
    ...businessValue(44),
    homeEssentialProducts: {
      'Key ingredients': 'Plant-based surfactants, soda ash, enzymes, mogra fragrance',
      Directions: '40 ml for a machine load, 20 ml for a bucket',
      Fabrics: 'Cotton, synthetic, denim; wash silk and wool by hand',
      Caution: 'Keep away from children and eyes.',
    },
    label: {
      commonName: 'Liquid detergent',
      netQuantity: { amount: 1000, unit: 'ml', asPrinted: '1 L (25 washes)' },
      packedIn: '2026-07',
      bestBefore: '24 months from packing',
    },
    stock: { quantity: 105, alertQuantity: 18 },
    images: {
      front: 'a stand-up pouch.',
      detail: 'a bowl showing the colour of the liquid, beside the pack.',
    },
  },
  {
    ...section,
    slug: 'bhimseni-camphor',
    subCategory: 'Pooja',
    name: 'Bhimseni Camphor, 100 g',
    description:
      'Flakes of natural camphor for the evening aarti; burns without soot and leaves no ash. The tin closes tightly, because camphor wanders off into the air. A pinch is enough.',
    pricePaise: 24900,
    hsn: '291429',
    gstPercent: 18,
    ...businessValue(56),
    homeEssentialProducts: {
      'Key ingredients': 'Camphor (Cinnamomum camphora)',
      Directions: 'Burn a pinch on a metal plate or diffuser',
      Caution: 'Flammable. Not to be eaten. Keep away from children.',
    },
    label: {
      commonName: 'Camphor',
      netQuantity: { amount: 100, unit: 'g' },
      packedIn: '2026-07',
      bestBefore: '36 months from packing',
    },
    stock: { quantity: 66, alertQuantity: 10 },
    images: { front: 'a printed tin.', detail: 'a bowl of the crystals beside the tin.' },
  },
  {
    ...section,
    slug: 'guggal-dhoop-sticks',
    subCategory: 'Pooja',
    name: 'Guggal Dhoop Sticks, 40',
    description:
      'Hand-rolled bamboo-free dhoop of guggal, loban and dried temple flowers. Each stick burns about 25 minutes. The box holds a small clay stand.',
    pricePaise: 8550,
    hsn: '33074100',
    gstPercent: 5,
    ...businessValue(18),
    homeEssentialProducts: {
      'Key ingredients': 'Guggal, loban, recycled flowers, ghee, herbs',
      Directions: 'Light the tip, blow out the flame, set on the stand',
      Caution: 'Never leave burning unattended. Air the room.',
    },
    label: {
      commonName: 'Dhoop sticks',
      netQuantity: { amount: 120, unit: 'g', asPrinted: '40 sticks (120 g)' },
      packedIn: '2026-07',
      bestBefore: '36 months from packing',
    },
    stock: { quantity: 200, alertQuantity: 30 },
    images: { front: 'an upright box.', detail: 'the sticks on a brass plate, one lit, beside the box.' },
  },
  {
    ...section,
    slug: 'copper-water-bottle',
    subCategory: 'Kitchen',
    name: 'Copper Water Bottle, 950 ml',
    description:
      'Spun from one sheet of 99 % copper, without a joint, lacquered outside. Fill at night, drink in the morning; rinse with lemon and salt once a week. Plain water only.',
    pricePaise: 89900,
    hsn: '741810',
    gstPercent: 5,
    ...businessValue(210),
    homeEssentialProducts: {
      Capacity: '950 ml',
      Material: 'Copper 99 %, food-grade silicone ring',
      Size: '26 cm high, 7.5 cm wide, 290 g',
      Care: 'Rinse with lemon and salt weekly; not for the dishwasher',
      Caution: 'For plain water only: no milk, juice or hot drinks.',
      Warranty: '12 months against leaks',
    },
    label: {
      commonName: 'Copper water bottle',
      netQuantity: { amount: 1, unit: 'piece' },
      packedIn: '2026-07',
    },
    stock: { quantity: 45, alertQuantity: 8 },
    isFeatured: true,
    images: {
      front: 'a hammered copper bottle.',
      detail: 'a bowl showing the colour of the liquid, beside the pack.',
    },
  },
];
