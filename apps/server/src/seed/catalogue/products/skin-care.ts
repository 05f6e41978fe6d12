import { brandMarks } from '../brands.ts';
import { businessValue } from '../business-value.ts';
import type { SeedProduct } from '../catalogue.types.ts';
import { packedInIndia } from '../labelling.ts';

const shelf = { categorySlug: 'skin-care', brandSlug: 'roopsari' } as const;
const look = { ...brandMarks.roopsari, palette: 'rose' } as const;
const patchTest = 'For external use only. Try on the inner arm first; stop if the skin reddens.';
const closing = { Caution: patchTest, 'Made by': 'Roopsari', ...packedInIndia } as const;

/** Face, lips and sun. */
export const skinCare: readonly SeedProduct[] = [
  {
    ...shelf,
    slug: 'kumkumadi-face-oil',
    name: 'Kumkumadi Face Oil, 30 ml',
    description:
      'Saffron, manjistha and sandal in sesame oil, after the traditional kumkumadi recipe. Three drops on a damp face at night are enough. The deep colour is the saffron’s own.',
    pricePaise: 79900,
    ...businessValue(230),
    cosmeticProducts: {
      'Net quantity': '30 ml',
      'Key ingredients': 'Sesame oil, saffron, manjistha, sandalwood, lotus stamen, liquorice',
      Directions: 'Press three drops into clean, damp skin at night',
      'Skin type': 'Normal to dry',
      'Best before': '24 months from packing; 6 months after opening',
      ...closing,
    },
    stock: { quantity: 60, alertQuantity: 10 },
    isFeatured: true,
    packshot: {
      ...look,
      silhouette: 'dropper',
      accent: 'terracotta',
      motif: 'saffron',
      finish: 'deep',
      contents: 'liquid',
      title: ['Kumkumadi'],
      subtitle: 'Face oil · 30 ml',
    },
  },
  {
    ...shelf,
    slug: 'gulab-face-mist',
    name: 'Gulab Face Mist, 120 ml',
    description:
      'Steam-distilled water of Kannauj roses and nothing else. Spray after washing or when the day is hot. The scent is soft and goes within minutes.',
    pricePaise: 22500,
    ...businessValue(60),
    cosmeticProducts: {
      'Net quantity': '120 ml',
      'Key ingredients': 'Rosa damascena flower water 100 %',
      Directions: 'Close the eyes and spray from a hand’s length',
      'Skin type': 'All',
      'Best before': '18 months from packing',
      ...closing,
    },
    stock: { quantity: 120, alertQuantity: 15 },
    packshot: {
      ...look,
      silhouette: 'mist',
      accent: 'rose',
      motif: 'rose',
      finish: 'clear',
      contents: 'liquid',
      title: ['Gulab'],
      subtitle: 'Face mist · 120 ml',
    },
  },
  {
    ...shelf,
    slug: 'haldi-chandan-ubtan',
    name: 'Haldi Chandan Ubtan, 100 g',
    description:
      'Gram flour, turmeric and sandal powder for the Sunday face pack. Mix with curd or rose water, leave for ten minutes, rub off. Powder keeps; mix only what you need.',
    pricePaise: 18900,
    ...businessValue(50),
    cosmeticProducts: {
      'Net quantity': '100 g',
      'Key ingredients': 'Gram flour, kasturi turmeric, sandalwood powder, rose petal, multani clay',
      Directions: 'Mix a spoon with curd or rose water, leave for 10 minutes, rub off, rinse',
      'Skin type': 'Normal to oily',
      'Best before': '18 months from packing',
      ...closing,
    },
    stock: { quantity: 95, alertQuantity: 15 },
    packshot: {
      ...look,
      silhouette: 'jar',
      accent: 'turmeric',
      motif: 'turmeric',
      finish: 'pale',
      contents: 'powder',
      title: ['Haldi Chandan', 'Ubtan'],
      subtitle: '100 g',
    },
  },
  {
    ...shelf,
    slug: 'mineral-sunscreen-spf-30',
    name: 'Mineral Sunscreen SPF 30 PA+++, 50 g',
    description:
      'Zinc oxide in a light base that goes on without a white film on wheatish and dark skin. Two fingers’ length for face and neck, again after three hours outside. No added perfume.',
    pricePaise: 39900,
    ...businessValue(110),
    cosmeticProducts: {
      'Net quantity': '50 g',
      'Key ingredients': 'Zinc oxide 14 %, squalane, aloe vera, iron oxides',
      'Sun protection': 'SPF 30, PA+++',
      Directions: 'Apply generously 15 minutes before going out; repeat every 3 hours',
      'Skin type': 'All',
      'Best before': '24 months from packing',
      ...closing,
    },
    stock: { quantity: 110, alertQuantity: 20 },
    packshot: {
      ...look,
      silhouette: 'tube',
      accent: 'turmeric',
      motif: 'sun',
      finish: 'pale',
      contents: 'cream',
      title: ['Mineral', 'Sunscreen'],
      subtitle: 'SPF 30 · 50 g',
    },
  },
  {
    ...shelf,
    slug: 'kesar-night-cream',
    name: 'Kesar Night Cream, 50 g',
    description:
      'A rich cream with saffron milk, almond oil and shea for dry winter nights. Massage upwards until it disappears. The glass jar is worth keeping.',
    pricePaise: 44900,
    ...businessValue(130),
    cosmeticProducts: {
      'Net quantity': '50 g',
      'Key ingredients': 'Almond oil, shea butter, milk protein, saffron extract, vitamin E',
      Directions: 'Massage a pea-sized amount into face and neck at night',
      'Skin type': 'Dry',
      'Best before': '24 months from packing',
      ...closing,
    },
    stock: { quantity: 55, alertQuantity: 10 },
    packshot: {
      ...look,
      silhouette: 'jar',
      accent: 'brass',
      motif: 'moon',
      finish: 'deep',
      contents: 'cream',
      title: ['Kesar', 'Night Cream'],
      subtitle: '50 g',
    },
  },
  {
    ...shelf,
    slug: 'lotus-lip-balm',
    name: 'Lotus & Ghee Lip Balm, 8 g',
    description:
      'Washed ghee, beeswax and lotus extract in a small tin for the pocket. No colour, no flavour, only a soft shine. Good on elbows too.',
    pricePaise: 12500,
    ...businessValue(32),
    cosmeticProducts: {
      'Net quantity': '8 g',
      'Key ingredients': 'Washed cow ghee, beeswax, lotus extract, castor oil',
      Directions: 'Apply with a clean finger as often as you like',
      'Skin type': 'All',
      'Best before': '18 months from packing; keep out of the sun',
      ...closing,
    },
    stock: { quantity: 0, alertQuantity: 15 },
    packshot: {
      ...look,
      silhouette: 'balm',
      accent: 'brass',
      motif: 'lotus',
      finish: 'pale',
      contents: 'cream',
      title: ['Lotus & Ghee'],
      subtitle: 'Lip balm · 8 g',
    },
  },
];
