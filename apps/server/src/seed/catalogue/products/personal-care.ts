import { businessValue } from '../business-value.ts';
import type { SeedProduct } from '../catalogue.types.ts';

const section = { categorySlug: 'personal-care', brandSlug: 'nirjhari' } as const;

/** Hair, bath, mouth and hands. */
export const personalCare: readonly SeedProduct[] = [
  {
    ...section,
    slug: 'bhringraj-hair-oil',
    subCategory: 'Hair care',
    name: 'Bhringraj Hair Oil, 200 ml',
    description:
      'Bhringraj and curry leaf cooked slowly in sesame and coconut oil until the leaf gives its colour. Warm a little between the palms and massage in the evening before a wash. Light smell of sesame, no mineral oil.',
    pricePaise: 24900,
    hsn: '330590',
    gstPercent: 5,
    ...businessValue(66),
    cosmeticProducts: {
      'Key ingredients': 'Sesame oil, coconut oil, bhringraj, curry leaf, amla, methi seed',
      Directions: 'Massage into the scalp, leave for an hour or overnight, then wash',
      'Hair type': 'All',
      Caution: 'For external use only. Avoid the eyes.',
    },
    label: {
      commonName: 'Hair oil',
      netQuantity: { amount: 200, unit: 'ml' },
      packedIn: '2026-07',
      bestBefore: '24 months from packing',
    },
    stock: { quantity: 150, alertQuantity: 20 },
    isFeatured: true,
    images: { front: 'a slim bottle.', detail: 'a bowl showing the colour of the liquid, beside the pack.' },
  },
  {
    ...section,
    slug: 'shikakai-reetha-shampoo',
    subCategory: 'Hair care',
    name: 'Shikakai & Reetha Shampoo, 300 ml',
    description:
      'Pods and soapnut the way they were boiled at home, in a pump bottle. A mild cleanser from coconut helps it lather in hard water. Wash twice if you have oiled your hair.',
    pricePaise: 27500,
    hsn: '33051090',
    gstPercent: 5,
    ...businessValue(72),
    cosmeticProducts: {
      'Key ingredients': 'Shikakai extract, reetha extract, coconut glucoside, hibiscus, aloe vera',
      Directions: 'Wet hair, work two pumps into the scalp, rinse well',
      'Hair type': 'Normal to dry',
      Caution: 'For external use only. Rinse at once if it enters the eyes.',
    },
    label: {
      commonName: 'Shampoo',
      netQuantity: { amount: 300, unit: 'ml' },
      packedIn: '2026-07',
      bestBefore: '24 months from packing',
    },
    stock: { quantity: 90, alertQuantity: 15 },
    images: { front: 'a pump bottle.', detail: 'a bowl showing the colour of the liquid, beside the pack.' },
  },
  {
    ...section,
    slug: 'neem-clove-toothpaste',
    subCategory: 'Oral care',
    name: 'Neem & Clove Toothpaste, 150 g',
    description:
      'Neem bark, clove oil and a fine chalk base. Cleans without a sting and leaves a clean clove taste. Fluoride-free; the tube is one-material plastic that recyclers accept.',
    pricePaise: 9950,
    hsn: '330610',
    gstPercent: 5,
    ...businessValue(24),
    cosmeticProducts: {
      'Key ingredients': 'Calcium carbonate, neem bark extract, clove oil, babool, mint',
      Directions: 'Brush for two minutes, morning and night',
      Caution: 'Not to be swallowed. Children under 6 use a pea-sized amount with help.',
    },
    label: {
      commonName: 'Toothpaste',
      netQuantity: { amount: 150, unit: 'g' },
      packedIn: '2026-07',
      bestBefore: '24 months from packing',
    },
    stock: { quantity: 180, alertQuantity: 30 },
    images: { front: 'a tube standing on its cap.', detail: 'a bowl showing the texture, beside the pack.' },
  },
  {
    ...section,
    slug: 'aloe-body-wash',
    subCategory: 'Bath',
    name: 'Aloe & Khus Body Wash, 250 ml',
    description:
      'Aloe juice with vetiver root for a bath that smells of rain on dry ground. Soap-free and mild enough for daily use. A pump and a half does the whole body.',
    pricePaise: 22900,
    hsn: '340130',
    gstPercent: 18,
    ...businessValue(58),
    cosmeticProducts: {
      'Key ingredients': 'Aloe vera juice, coconut glucoside, khus oil, glycerine',
      Directions: 'Lather on wet skin with a loofah, rinse',
      'Skin type': 'All',
      Caution: 'For external use only. Try on the inner arm first if your skin is sensitive.',
    },
    label: {
      commonName: 'Body wash',
      netQuantity: { amount: 250, unit: 'ml' },
      packedIn: '2026-07',
      bestBefore: '24 months from packing',
    },
    stock: { quantity: 85, alertQuantity: 15 },
    images: { front: 'a pump bottle.', detail: 'a bowl showing the colour of the liquid, beside the pack.' },
  },
  {
    ...section,
    slug: 'sandal-bathing-bar',
    subCategory: 'Bath',
    name: 'Sandal & Turmeric Bathing Bar, 3 × 100 g',
    description:
      'Three bars of hard-milled soap with sandalwood powder and a pinch of turmeric. 76 % total fatty matter, so that a bar lasts three weeks. Wrapped in paper, no plastic.',
    pricePaise: 16500,
    hsn: '340111',
    gstPercent: 5,
    ...businessValue(40),
    cosmeticProducts: {
      'Key ingredients': 'Sodium palmate, coconut oil, sandalwood powder, turmeric, glycerine',
      Grade: 'Grade 1 toilet soap, TFM 76 %',
      Directions: 'Lather between wet palms, apply, rinse; keep on a dry dish',
      Caution: 'For external use only.',
    },
    label: {
      commonName: 'Toilet soap',
      netQuantity: { amount: 300, unit: 'g', asPrinted: '300 g (3 bars of 100 g when packed)' },
      packedIn: '2026-07',
      bestBefore: '36 months from packing',
    },
    stock: { quantity: 170, alertQuantity: 25 },
    images: { front: 'a low carton.', detail: 'the bars stacked beside the pack.' },
  },
  {
    ...section,
    slug: 'kokum-foot-cream',
    subCategory: 'Hand and foot care',
    name: 'Kokum Foot Cream, 75 g',
    description:
      'Kokum butter and sal resin for heels that walk all day. Thick, so a little is enough; put on socks for the night. Smells faintly of camphor.',
    pricePaise: 14900,
    hsn: '330499',
    gstPercent: 18,
    ...businessValue(38),
    cosmeticProducts: {
      'Key ingredients': 'Kokum butter 12 %, sal resin, castor oil, camphor, beeswax',
      Directions: 'Wash and dry the feet, massage in at night',
      'Skin type': 'Dry',
      Caution: 'For external use only. Not on broken skin.',
    },
    label: {
      commonName: 'Foot cream',
      netQuantity: { amount: 75, unit: 'g' },
      packedIn: '2026-07',
      bestBefore: '24 months from packing',
    },
    stock: { quantity: 5, alertQuantity: 10 },
    images: { front: 'a tube standing on its cap.', detail: 'a bowl showing the texture, beside the pack.' },
  },
];
