import { businessValue } from '../business-value.ts';
import type { SeedProduct } from '../catalogue.types.ts';
import { vegetarianPack } from '../labelling.ts';

const section = { categorySlug: 'foods-pantry', brandSlug: 'annkosh' } as const;

/** Foods for the kitchen. */
export const foodsPantry: readonly SeedProduct[] = [
  {
    ...section,
    slug: 'wild-forest-honey',
    subCategory: 'Honey and ghee',
    name: 'Wild Forest Honey, 500 g',
    description:
      'Multiflora honey gathered by a cooperative near Bandhavgarh, strained but not heated. It sets in winter; stand the jar in warm water and it flows again. Colour changes with the season.',
    pricePaise: 34900,
    hsn: '04090000',
    gstPercent: 5,
    ...businessValue(70),
    homeEssentialProducts: {
      Ingredients: 'Honey 100 %',
      'Harvest region': 'Umaria, Madhya Pradesh',
      'How to use': 'On roti, in warm (not boiling) water, in place of sugar',
      Caution: 'Not for infants under one year.',
      ...vegetarianPack,
    },
    label: {
      commonName: 'Honey',
      netQuantity: { amount: 500, unit: 'g' },
      packedIn: '2026-10',
      bestBefore: '18 months from packing',
    },
    stock: { quantity: 140, alertQuantity: 20 },
    isFeatured: true,
    images: {
      front: 'a jar with a screw lid.',
      detail: 'a bowl showing the colour of the liquid, beside the pack.',
    },
  },
  {
    ...section,
    slug: 'bilona-cow-ghee',
    subCategory: 'Honey and ghee',
    name: 'Bilona Cow Ghee, 500 ml',
    description:
      'Curd from Sahiwal and Gir milk, hand-churned and cooked over a slow fire until it grains. One spoon on hot dal is enough. Keeps without a refrigerator.',
    pricePaise: 89900,
    hsn: '040590',
    gstPercent: 5,
    ...businessValue(160),
    homeEssentialProducts: {
      Ingredients: 'Cow milk fat 99.7 %',
      'Harvest region': 'Karnal, Haryana',
      'How to use': 'For tempering, roti and sweets; use a dry spoon',
      Allergens: 'Contains milk',
      ...vegetarianPack,
    },
    label: {
      commonName: 'Cow ghee',
      netQuantity: { amount: 500, unit: 'ml' },
      packedIn: '2026-10',
      bestBefore: '9 months from packing',
    },
    stock: { quantity: 50, alertQuantity: 10 },
    images: { front: 'a printed tin.', detail: 'a bowl showing the colour of the liquid, beside the pack.' },
  },
  {
    ...section,
    slug: 'kachi-ghani-mustard-oil',
    subCategory: 'Oils',
    name: 'Kachi Ghani Mustard Oil, 1 L',
    description:
      'First pressing of black mustard from Bharatpur in a wooden kolhu. Sharp nose, deep yellow, settles a little at the bottom. Heat until it just smokes before frying.',
    pricePaise: 23850,
    hsn: '151491',
    gstPercent: 5,
    ...businessValue(34),
    homeEssentialProducts: {
      Ingredients: 'Mustard oil 100 %',
      'Harvest region': 'Bharatpur, Rajasthan',
      'How to use': 'Cooking, pickles and tempering',
      Allergens: 'Contains mustard',
      ...vegetarianPack,
    },
    label: {
      commonName: 'Mustard oil',
      netQuantity: { amount: 1000, unit: 'ml', asPrinted: '1 L (910 g)' },
      packedIn: '2026-10',
      bestBefore: '9 months from packing',
    },
    stock: { quantity: 100, alertQuantity: 20 },
    images: { front: 'a slim bottle.', detail: 'a bowl showing the colour of the liquid, beside the pack.' },
  },
  {
    ...section,
    slug: 'lakadong-turmeric',
    subCategory: 'Spices',
    name: 'Lakadong Turmeric Powder, 200 g',
    description:
      'Turmeric from the Jaintia hills, known for its strong colour: use half of what you are used to. Sun-dried, milled in small lots, no added starch. The harvest month is on the pack.',
    pricePaise: 17950,
    hsn: '09103030',
    gstPercent: 5,
    ...businessValue(40),
    homeEssentialProducts: {
      Ingredients: 'Turmeric (Curcuma longa) 100 %',
      'Harvest region': 'West Jaintia Hills, Meghalaya',
      'How to use': 'In cooking and warm milk; stains cloth',
      ...vegetarianPack,
    },
    label: {
      commonName: 'Turmeric powder',
      netQuantity: { amount: 200, unit: 'g' },
      packedIn: '2026-10',
      bestBefore: '12 months from packing',
    },
    stock: { quantity: 150, alertQuantity: 25 },
    images: { front: 'a stand-up pouch.', detail: 'a bowl of the powder beside the pack.' },
  },
  {
    ...section,
    slug: 'ragi-millet-breakfast',
    subCategory: 'Millets and tea',
    name: 'Ragi Millet Breakfast, 400 g',
    description:
      'Ragi, jowar and bajra rolled into flakes with jaggery and coconut. Ready in warm milk in two minutes, or eat it dry from the bowl. A box makes ten breakfasts.',
    pricePaise: 19900,
    hsn: '190420',
    gstPercent: 5,
    ...businessValue(42),
    homeEssentialProducts: {
      Ingredients: 'Ragi 38 %, jowar 24 %, bajra 18 %, jaggery, dried coconut, salt',
      'Per serving': 'Energy 152 kcal, protein 4 g, fibre 4.2 g, sugars 7 g',
      'How to use': 'Pour 150 ml hot milk over 40 g, wait two minutes',
      Allergens: 'Made where nuts and milk are handled',
      ...vegetarianPack,
    },
    label: {
      commonName: 'Millet breakfast mix',
      netQuantity: { amount: 400, unit: 'g', asPrinted: '400 g (10 servings)' },
      packedIn: '2026-10',
      bestBefore: '9 months from packing',
    },
    stock: { quantity: 70, alertQuantity: 12 },
    images: { front: 'an upright box.', detail: 'a bowl of the flakes beside the box.' },
  },
  {
    ...section,
    slug: 'tulsi-adrak-tea',
    subCategory: 'Millets and tea',
    name: 'Tulsi Adrak Tea, 25 bags',
    description:
      'Orthodox Assam leaf with tulsi, dry ginger and a little mulethi. Steep for three minutes, or boil with milk the usual way. Bags without staples.',
    pricePaise: 15900,
    hsn: '090230',
    gstPercent: 5,
    ...businessValue(36),
    homeEssentialProducts: {
      Ingredients: 'Assam tea 70 %, tulsi 18 %, dry ginger 9 %, mulethi',
      'Harvest region': 'Dibrugarh, Assam',
      'How to use': 'One bag per cup, three minutes in boiling water',
      ...vegetarianPack,
    },
    label: {
      commonName: 'Tea with herbs',
      netQuantity: { amount: 50, unit: 'g', asPrinted: '50 g (25 bags of 2 g)' },
      packedIn: '2026-10',
      bestBefore: '18 months from packing',
    },
    stock: { quantity: 190, alertQuantity: 30 },
    images: { front: 'an upright box.', detail: 'a bowl of the loose leaf beside the box.' },
  },
];
