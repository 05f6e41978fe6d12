import type { StaffProduct } from '@pgm/api/contract';
import { done, failed, threw } from '../../kit/kit.scenario.ts';

const SAMPLE_COMPANION = { id: '018f0000-0000-4000-8000-0000000000d2', name: 'Ragi Biscuits' };

/** A product with a complete label, as the server sends it to staff. */
export const sampleProduct: StaffProduct = {
  id: '018f0000-0000-7000-8000-000000000001',
  brandId: '018f0000-0000-4000-8000-0000000000b1',
  brandName: 'Harit Gram',
  categoryId: '018f0000-0000-4000-8000-0000000000c1',
  categoryName: 'Foods & Pantry',
  categoryUniqueName: 'foods-pantry',
  subCategory: 'Honey and ghee',
  name: 'Forest Honey',
  description: 'Raw honey from the forests of Umaria.',
  price: 349.5,
  points: 17,
  pointDescription: '17 BV per unit.',
  isVisible: true,
  isDeleted: false,
  companionIds: [SAMPLE_COMPANION.id],
  companions: [SAMPLE_COMPANION],
  images: [
    { url: '/media/products/honey-front/640.webp', alt: 'The jar from the front' },
    { url: '/media/products/honey-back/640.webp', alt: 'The jar from the back' },
  ],
  stock: { status: 'IN_STOCK', quantity: 12 },
  sizes: ['250 g', '500 g'],
  homeEssentialProducts: { Ingredients: 'Honey 100 %', Caution: 'Not for infants under one year.' },
  labelFacts: {
    goods: 'FOOD',
    commonName: 'Honey',
    netQuantity: { amount: 500, unit: 'g' },
    maximumRetailPrice: 425,
    countryOfOrigin: 'India',
    maker: { role: 'PACKER', name: 'Sample Foods', address: 'Sample Road 1, Lucknow' },
    packedIn: '2026-09',
    bestBefore: '18 months from packing',
    consumerCare: { phone: '1800 000 0000', email: 'care@sample.example' },
    licence: { kind: 'FSSAI', number: '10000000000017' },
  },
  hindi: {
    name: 'जंगल का शहद',
    homeEssentialProducts: { Ingredients: 'शहद 100 %', Caution: 'एक साल से छोटे शिशुओं के लिए नहीं।' },
  },
  hsn: '04090000',
  gstPercent: 5,
  version: 3,
  missingLabelFacts: [],
};

/** The same product after another editor changed its name and its price. */
export const changedByOther: StaffProduct = {
  ...sampleProduct,
  name: 'Wild Forest Honey',
  price: 359,
  version: 4,
};

/** The events with which tests and stories reach every state. */
export const productFormScenario = {
  edit: { type: 'form.edit', record: sampleProduct },
  rename: { type: 'field.change', field: 'name', value: 'Honey' },
  unname: { type: 'field.change', field: 'name', value: '' },
  submit: { type: 'form.submit' },
  saved: done('saveRecord', sampleProduct),
  changedMeanwhile: failed('saveRecord', {
    code: 'conflict',
    message: 'Another user has changed this.',
    status: 409,
    current: changedByOther,
  }),
  crashed: threw('saveRecord'),
  close: { type: 'form.close' },
  discard: { type: 'form.discard' },
  resume: { type: 'form.resume' },
} as const;
