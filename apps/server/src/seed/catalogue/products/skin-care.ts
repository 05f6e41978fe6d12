import { businessValue } from '../business-value.ts';
import type { SeedProduct } from '../catalogue.types.ts';

const section = { categorySlug: 'skin-care', brandSlug: 'roopsari' } as const;
const patchTest = 'For external use only. Try on the inner arm first; stop if the skin reddens.';

/** Face, lips and sun. */
export const skinCare: readonly SeedProduct[] = [
  {
    ...section,
    slug: 'kumkumadi-face-oil',
    subCategory: 'Face oils',
    name: 'Kumkumadi Face Oil, 30 ml',
    description:
      'Saffron, manjistha and sandal in sesame oil, after the traditional kumkumadi recipe. Three drops on a damp face at night are enough. The deep colour is the saffron’s own.',
    pricePaise: 79900,
    hsn: '330499',
    gstPercent: 18,
    ...businessValue(230),
    cosmeticProducts: {
      'Key ingredients': 'Sesame oil, saffron, manjistha, sandalwood, lotus stamen, liquorice',
      Directions: 'Press three drops into clean, damp skin at night',
      'Skin type': 'Normal to dry',
      Caution: patchTest,
    },
    label: {
      commonName: 'Face oil',
      netQuantity: { amount: 30, unit: 'ml' },
      packedIn: '2026-08',
      bestBefore: '24 months from packing; 6 months after opening',
    },
    stock: { quantity: 60, alertQuantity: 10 },
    isFeatured: true,
    images: {
      front: 'a small bottle with a dropper.',
      detail: 'a bowl showing the colour of the liquid, beside the pack.',
    },
  },
  {
    ...section,
    slug: 'gulab-face-mist',
    name: 'Gulab Face Mist, 120 ml',
    description:
      'Steam-distilled water of Kannauj roses and nothing else. Spray after washing or when the day is hot. The scent is soft and goes within minutes.',
    pricePaise: 22500,
    hsn: '330499',
    gstPercent: 18,
    ...businessValue(60),
    cosmeticProducts: {
      'Key ingredients': 'Rosa damascena flower water 100 %',
      Directions: 'Close the eyes and spray from a hand’s length',
      'Skin type': 'All',
      Caution: patchTest,
    },
    label: {
      commonName: 'Rose water',
      netQuantity: { amount: 120, unit: 'ml' },
      packedIn: '2026-08',
      bestBefore: '18 months from packing',
    },
    stock: { quantity: 120, alertQuantity: 15 },
    images: { front: 'a spray bottle.', detail: 'a bowl showing the colour of the liquid, beside the pack.' },
  },
  {
    ...section,
    slug: 'haldi-chandan-ubtan',
    subCategory: 'Packs and ubtan',
    name: 'Haldi Chandan Ubtan, 100 g',
    description:
      'Gram flour, turmeric and sandal powder for the Sunday face pack. Mix with curd or rose water, leave for ten minutes, rub off. Powder keeps; mix only what you need.',
    pricePaise: 18900,
    hsn: '330499',
    gstPercent: 18,
    ...businessValue(50),
    cosmeticProducts: {
      'Key ingredients': 'Gram flour, kasturi turmeric, sandalwood powder, rose petal, multani clay',
      Directions: 'Mix a spoon with curd or rose water, leave for 10 minutes, rub off, rinse',
      'Skin type': 'Normal to oily',
      Caution: patchTest,
    },
    label: {
      commonName: 'Face pack powder',
      netQuantity: { amount: 100, unit: 'g' },
      packedIn: '2026-08',
      bestBefore: '18 months from packing',
    },
    stock: { quantity: 95, alertQuantity: 15 },
    images: { front: 'a jar with a screw lid.', detail: 'a bowl of the powder beside the pack.' },
  },
  {
    ...section,
    slug: 'mineral-sunscreen-spf-30',
    subCategory: 'Sun and lips',
    name: 'Mineral Sunscreen SPF 30 PA+++, 50 g',
    description:
      'Zinc oxide in a light base that goes on without a white film on wheatish and dark skin. Two fingers’ length for face and neck, again after three hours outside. No added perfume.',
    pricePaise: 39900,
    hsn: '330499',
    gstPercent: 18,
    ...businessValue(110),
    cosmeticProducts: {
      'Key ingredients': 'Zinc oxide 14 %, squalane, aloe vera, iron oxides',
      'Sun protection': 'SPF 30, PA+++',
      Directions: 'Apply generously 15 minutes before going out; repeat every 3 hours',
      'Skin type': 'All',
      Caution: patchTest,
    },
    label: {
      commonName: 'Sunscreen cream',
      netQuantity: { amount: 50, unit: 'g' },
      packedIn: '2026-08',
      bestBefore: '24 months from packing',
    },
    stock: { quantity: 110, alertQuantity: 20 },
    images: { front: 'a tube standing on its cap.', detail: 'a bowl showing the texture, beside the pack.' },
  },
  {
    ...section,
    slug: 'kesar-night-cream',
    subCategory: 'Creams and gels',
    name: 'Kesar Night Cream, 50 g',
    description:
      'A rich cream with saffron milk, almond oil and shea for dry winter nights. Massage upwards until it disappears. The glass jar is worth keeping.',
    pricePaise: 44900,
    hsn: '330499',
    gstPercent: 18,
    ...businessValue(130),
    cosmeticProducts: {
      'Key ingredients': 'Almond oil, shea butter, milk protein, saffron extract, vitamin E',
      Directions: 'Massage a pea-sized amount into face and neck at night',
      'Skin type': 'Dry',
      Caution: patchTest,
    },
    label: {
      commonName: 'Night cream',
      netQuantity: { amount: 50, unit: 'g' },
      packedIn: '2026-08',
      bestBefore: '24 months from packing',
    },
    stock: { quantity: 55, alertQuantity: 10 },
    images: { front: 'a jar with a screw lid.', detail: 'a bowl showing the texture, beside the pack.' },
  },
  {
    ...section,
    slug: 'lotus-lip-balm',
    subCategory: 'Sun and lips',
    name: 'Lotus & Ghee Lip Balm, 8 g',
    description:
      'Washed ghee, beeswax and lotus extract in a small tin for the pocket. No colour, no flavour, only a soft shine. Good on elbows too.',
    pricePaise: 12500,
    hsn: '330410',
    gstPercent: 18,
    ...businessValue(32),
    cosmeticProducts: {
      'Key ingredients': 'Washed cow ghee, beeswax, lotus extract, castor oil',
      Directions: 'Apply with a clean finger as often as you like',
      'Skin type': 'All',
      Caution: patchTest,
    },
    label: {
      commonName: 'Lip balm',
      netQuantity: { amount: 8, unit: 'g' },
      packedIn: '2026-08',
      bestBefore: '18 months from packing; keep out of the sun',
    },
    stock: { quantity: 0, alertQuantity: 15 },
    images: { front: 'a flat round tin.', detail: 'a bowl showing the texture, beside the pack.' },
  },
];
