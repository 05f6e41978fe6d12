import { businessValue } from '../business-value.ts';
import type { SeedProduct } from '../catalogue.types.ts';

const section = { categorySlug: 'everyday-clothing', brandSlug: 'karghana' } as const;

/** Cotton and handloom clothing. */
export const everydayClothing: readonly SeedProduct[] = [
  {
    ...section,
    slug: 'khadi-cotton-kurta',
    name: 'Khadi Cotton Kurta for Men',
    description:
      'Hand-spun, hand-woven cotton in undyed ivory with coconut-shell buttons. Straight cut with side pockets, long enough for office and pooja. The cloth softens with every wash.',
    pricePaise: 129900,
    hsn: '620520',
    gstPercent: 5,
    ...businessValue(290),
    sizes: ['S', 'M', 'L', 'XL', 'XXL'],
    clothingDetails: {
      Fabric: 'Khadi cotton 100 %, 140 g/m²',
      Fit: 'Straight, knee length',
      Details: 'Band collar, two side pockets, coconut-shell buttons',
      'Wash care': 'Cold wash separately the first two times; warm iron',
      Woven: 'Barabanki, Uttar Pradesh',
    },
    label: {
      commonName: 'Men’s kurta',
      netQuantity: { amount: 1, unit: 'piece' },
      packedIn: '2026-06',
    },
    stock: { quantity: 60, alertQuantity: 10, sizes: { S: 12, M: 18, L: 20, XL: 10, XXL: 0 } },
    images: { front: 'a kurta on a hanger.', detail: 'the cloth close up with its sewn label.' },
  },
  {
    ...section,
    slug: 'block-print-kurti',
    name: 'Block Print Kurti for Women',
    description:
      'Soft cambric printed by hand with wooden blocks; small differences in the print are the proof. Three-quarter sleeves and a pocket in the seam. Colours are fixed and safe to wash with others after the first time.',
    pricePaise: 99900,
    hsn: '620630',
    gstPercent: 5,
    ...businessValue(230),
    sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
    clothingDetails: {
      Fabric: 'Cotton cambric 100 %',
      Fit: 'A-line, calf length',
      Details: 'Three-quarter sleeves, seam pocket, side slits',
      'Wash care': 'Cold wash inside out; dry in shade',
      Printed: 'Bagru, Rajasthan',
    },
    label: {
      commonName: 'Women’s kurti',
      netQuantity: { amount: 1, unit: 'piece' },
      packedIn: '2026-06',
    },
    stock: { quantity: 75, alertQuantity: 12 },
    images: { front: 'a printed kurti on a hanger.', detail: 'the cloth close up with its sewn label.' },
  },
  {
    ...section,
    slug: 'yoga-t-shirt',
    name: 'Combed Cotton Yoga T-Shirt',
    description:
      'A heavier combed cotton with a little stretch that stays in place upside down. Longer at the back, flat seams, no label at the neck. Same cut for men and women.',
    pricePaise: 59900,
    hsn: '610910',
    gstPercent: 5,
    ...businessValue(140),
    sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
    clothingDetails: {
      Fabric: 'Combed cotton 95 %, elastane 5 %, 190 g/m²',
      Fit: 'Regular, unisex',
      Details: 'Crew neck, flat seams, printed size instead of a label',
      'Wash care': 'Machine wash at 30 °C',
      Knitted: 'Tiruppur, Tamil Nadu',
    },
    label: {
      commonName: 'T-shirt',
      netQuantity: { amount: 1, unit: 'piece' },
      packedIn: '2026-06',
    },
    stock: { quantity: 110, alertQuantity: 15 },
    images: { front: 'a T-shirt on a hanger.', detail: 'the cloth close up with its sewn label.' },
  },
  {
    ...section,
    slug: 'drawstring-yoga-trousers',
    name: 'Drawstring Yoga Trousers',
    description:
      'Loose at the knee, gathered at the ankle, with a wide waistband and a drawstring that does not slip. Pre-shrunk slub cotton. Two deep pockets hold a phone.',
    pricePaise: 79900,
    hsn: '610342',
    gstPercent: 5,
    ...businessValue(180),
    sizes: ['S', 'M', 'L', 'XL', 'XXL'],
    clothingDetails: {
      Fabric: 'Slub cotton 100 %, pre-shrunk',
      Fit: 'Loose, gathered ankle, unisex',
      Details: 'Drawstring, two deep pockets',
      'Wash care': 'Machine wash at 30 °C; dry in shade',
      Woven: 'Erode, Tamil Nadu',
    },
    label: {
      commonName: 'Trousers',
      netQuantity: { amount: 1, unit: 'piece' },
      packedIn: '2026-06',
    },
    stock: { quantity: 85, alertQuantity: 12 },
    images: { front: 'trousers with a drawstring.', detail: 'the cloth close up with its sewn label.' },
  },
  {
    ...section,
    slug: 'handloom-stole',
    name: 'Handloom Silk-Cotton Stole',
    description:
      'Woven in Bhagalpur from cotton and tussar silk, two metres long, with a border in temple pattern. Light enough for summer, warm enough for a fan-cooled office. No two are quite alike.',
    pricePaise: 149950,
    hsn: '621410',
    gstPercent: 5,
    ...businessValue(340),
    sizes: ['Free size'],
    clothingDetails: {
      Fabric: 'Cotton 60 %, tussar silk 40 %',
      Size: '200 × 70 cm',
      Details: 'Temple border, hand-knotted fringe',
      'Wash care': 'Dry clean, or cold hand wash with a mild soap',
      Woven: 'Bhagalpur, Bihar',
    },
    label: {
      commonName: 'Stole',
      netQuantity: { amount: 1, unit: 'piece' },
      packedIn: '2026-06',
    },
    stock: { quantity: 6, alertQuantity: 8 },
    images: {
      front: 'a stole over a rod, with its border and fringe.',
      detail: 'the cloth close up with its sewn label.',
    },
  },
  {
    ...section,
    slug: 'cotton-rib-socks',
    name: 'Cotton Rib Socks, 3 Pairs',
    description:
      'Ribbed cotton socks with a loose top that leaves no mark and a flat toe seam. Three pairs in three earth colours. Hold up in shoes, sandals and on cold floors.',
    pricePaise: 29900,
    hsn: '611595',
    gstPercent: 5,
    ...businessValue(70),
    sizes: ['UK 4-7', 'UK 8-11'],
    clothingDetails: {
      Fabric: 'Cotton 82 %, polyamide 16 %, elastane 2 %',
      Fit: 'Loose top, ankle length',
      Details: 'Flat toe seam, cushioned sole',
      'Wash care': 'Machine wash at 40 °C',
    },
    label: {
      commonName: 'Socks',
      netQuantity: { amount: 3, unit: 'piece', asPrinted: '3 pairs' },
      packedIn: '2026-06',
    },
    stock: { quantity: 150, alertQuantity: 20 },
    images: {
      front: 'three pairs of socks with a paper tag.',
      detail: 'the cloth close up with its sewn label.',
    },
  },
];
