import { businessValue } from '../business-value.ts';
import type { SeedProduct } from '../catalogue.types.ts';
import { vegetarianPack, wellnessCaution } from '../labelling.ts';

const section = { categorySlug: 'ayurvedic-wellness', brandSlug: 'aranjeev' } as const;

/** Single herbs and classical blends. */
export const ayurvedicWellness: readonly SeedProduct[] = [
  {
    ...section,
    slug: 'ashwagandha-tablets',
    subCategory: 'Tablets and capsules',
    name: 'Ashwagandha Tablets, 60',
    description:
      'Root extract of ashwagandha from Neemuch, pressed into plain tablets without sugar coating. Traditionally taken after dinner with warm milk or water. One bottle lasts a month at two tablets a day.',
    pricePaise: 34900,
    hsn: '300490',
    gstPercent: 5,
    ...businessValue(95),
    medicalDetails: {
      'Key ingredients': 'Ashwagandha root extract (Withania somnifera) 450 mg, binding agents 50 mg',
      Directions: 'One tablet twice a day after meals, with water or milk',
      Caution: wellnessCaution,
      ...vegetarianPack,
    },
    label: {
      commonName: 'Ashwagandha tablets',
      netQuantity: { amount: 60, unit: 'piece', asPrinted: '60 tablets of 500 mg' },
      packedIn: '2026-08',
      bestBefore: '24 months from packing',
    },
    stock: { quantity: 140, alertQuantity: 20 },
    isFeatured: true,
    images: { front: 'a bottle with a ribbed cap.', detail: 'a bowl of the tablets beside the pack.' },
  },
  {
    ...section,
    slug: 'triphala-churna',
    subCategory: 'Churna',
    name: 'Triphala Churna, 100 g',
    description:
      'Amla, harad and baheda in equal parts, stone-ground and sieved fine. Stir half a teaspoon into warm water at bedtime. The taste is tart and dry, as it should be.',
    pricePaise: 14550,
    hsn: '300490',
    gstPercent: 5,
    ...businessValue(38),
    medicalDetails: {
      'Key ingredients': 'Amla, harad and baheda fruit rind, one third each',
      Directions: 'Half a teaspoon (about 3 g) in warm water at bedtime',
      Caution: wellnessCaution,
      ...vegetarianPack,
    },
    label: {
      commonName: 'Triphala powder',
      netQuantity: { amount: 100, unit: 'g' },
      packedIn: '2026-08',
      bestBefore: '18 months from packing',
    },
    stock: { quantity: 96, alertQuantity: 15 },
    images: { front: 'a printed tin.', detail: 'a bowl of the powder beside the pack.' },
  },
  {
    ...section,
    slug: 'giloy-tulsi-juice',
    subCategory: 'Juices',
    name: 'Giloy Tulsi Juice, 500 ml',
    description:
      'Pressed giloy stem with tulsi leaf, no added sugar or colour. Shake, then take with an equal amount of water before breakfast. Keep in the refrigerator once opened and finish within 30 days.',
    pricePaise: 22000,
    hsn: '300490',
    gstPercent: 5,
    ...businessValue(55),
    medicalDetails: {
      'Key ingredients': 'Giloy stem juice 70 %, tulsi leaf juice 29 %, preservative (E211)',
      Directions: '20 ml with 20 ml water, once a day before breakfast',
      Caution: wellnessCaution,
      ...vegetarianPack,
    },
    label: {
      commonName: 'Giloy and tulsi juice',
      netQuantity: { amount: 500, unit: 'ml' },
      packedIn: '2026-08',
      bestBefore: '15 months from packing; 30 days after opening',
    },
    stock: { quantity: 64, alertQuantity: 12 },
    images: { front: 'a slim bottle.', detail: 'a bowl showing the colour of the liquid, beside the pack.' },
  },
  {
    ...section,
    slug: 'brahmi-capsules',
    subCategory: 'Tablets and capsules',
    name: 'Brahmi Capsules, 60',
    description:
      'Whole-plant brahmi extract in vegetable capsules. Easy to take for those who do not like the taste of the leaf. Traditionally part of a student’s morning routine.',
    pricePaise: 31900,
    hsn: '300490',
    gstPercent: 5,
    ...businessValue(84),
    medicalDetails: {
      'Key ingredients': 'Brahmi extract (Bacopa monnieri) 350 mg, vegetable cellulose capsule',
      Directions: 'One capsule twice a day after meals',
      Caution: wellnessCaution,
      ...vegetarianPack,
    },
    label: {
      commonName: 'Brahmi capsules',
      netQuantity: { amount: 60, unit: 'piece', asPrinted: '60 capsules of 400 mg' },
      packedIn: '2026-08',
      bestBefore: '24 months from packing',
    },
    stock: { quantity: 9, alertQuantity: 12 },
    images: { front: 'a bottle with a ribbed cap.', detail: 'a bowl of the capsules beside the pack.' },
  },
  {
    ...section,
    slug: 'chyawanprash',
    name: 'Chyawanprash, 500 g',
    description:
      'Fresh amla cooked slowly with sesame oil, ghee, jaggery and thirty-six herbs after the classical recipe. Dark, thick and less sweet than most. One spoon in the morning, with or without milk.',
    pricePaise: 29900,
    hsn: '300490',
    gstPercent: 5,
    ...businessValue(78),
    medicalDetails: {
      'Key ingredients':
        'Amla pulp 45 %, jaggery, ghee, sesame oil, honey, pippali, elaichi, 31 further herbs',
      Directions: 'Adults one teaspoon twice a day; children above 5 years half a teaspoon',
      Caution:
        'Contains sugar from jaggery and honey; people watching their sugar should ask their doctor first.',
      ...vegetarianPack,
    },
    label: {
      commonName: 'Chyawanprash',
      netQuantity: { amount: 500, unit: 'g' },
      packedIn: '2026-08',
      bestBefore: '24 months from packing',
    },
    stock: { quantity: 120, alertQuantity: 20 },
    isFeatured: true,
    images: { front: 'a jar with a screw lid.', detail: 'a bowl showing the texture, beside the pack.' },
  },
  {
    ...section,
    slug: 'panch-tulsi-drops',
    companionSlugs: ['tulsi-adrak-tea', 'steam-inhaler'],
    subCategory: 'Oils and drops',
    name: 'Panch Tulsi Drops, 30 ml',
    description:
      'Five kinds of tulsi steam-distilled into a clear concentrate with its own dropper. Two drops turn a cup of hot water or tea into tulsi water. A bottle gives about 600 drops.',
    pricePaise: 19500,
    hsn: '300490',
    gstPercent: 5,
    ...businessValue(52),
    medicalDetails: {
      'Key ingredients': 'Distillate of Ram, Shyam, Vana, Nimbu and Kapoor tulsi',
      Directions: 'Two drops in a cup of hot water or tea, up to three times a day',
      Caution: wellnessCaution,
      ...vegetarianPack,
    },
    label: {
      commonName: 'Tulsi drops',
      netQuantity: { amount: 30, unit: 'ml' },
      packedIn: '2026-08',
      bestBefore: '36 months from packing',
    },
    stock: { quantity: 110, alertQuantity: 15 },
    images: {
      front: 'a small bottle with a dropper.',
      detail: 'a bowl showing the colour of the liquid, beside the pack.',
    },
  },
];
