import type { ProductChoices, ProductCounts } from '@pgm/api/contract';
import { done, failed } from '../../kit/kit.scenario.ts';

/** The ids of sample brands. */
const ARANJEEV = '018f0000-0000-7000-8000-0000000000b1';
const ANNKOSH = '018f0000-0000-7000-8000-0000000000b2';
const GHARVARI = '018f0000-0000-7000-8000-0000000000b3';

const brands = [
  { id: ANNKOSH, name: 'Annkosh' },
  { id: ARANJEEV, name: 'Aranjeev' },
  { id: GHARVARI, name: 'Gharvari' },
];

const counts: ProductCounts = {
  total: 48,
  brands: [
    { id: ARANJEEV, count: 12 },
    { id: ANNKOSH, count: 30 },
    { id: GHARVARI, count: 6 },
  ],
  prices: [17, 16, 9, 6],
  points: [40, 29, 14],
  inStock: 45,
  subCategories: [
    { name: 'Honey and ghee', count: 31 },
    { name: 'Spices', count: 17 },
  ],
  facts: [
    {
      name: 'Net quantity',
      values: [
        { value: '200 g', count: 31 },
        { value: '500 g', count: 17 },
      ],
    },
  ],
  without: { brand: 48, price: 48, points: 48, inStock: 48, subCategory: 48, facts: [] },
};

const choices: ProductChoices = {
  brands: [ARANJEEV],
  price: '200-500',
  points: undefined,
  inStock: true,
  subCategory: 'Spices',
  facts: ['Net quantity:200 g'],
};

const countsOfChoices: ProductCounts = {
  total: 5,
  brands: [
    { id: ARANJEEV, count: 5 },
    { id: ANNKOSH, count: 8 },
  ],
  prices: [4, 5, 2, 0],
  points: [5, 4, 1],
  inStock: 5,
  subCategories: [{ name: 'Spices', count: 5 }],
  facts: [{ name: 'Net quantity', values: [{ value: '200 g', count: 5 }] }],
  without: {
    brand: 13,
    price: 11,
    points: 5,
    inStock: 6,
    subCategory: 9,
    facts: [{ name: 'Net quantity', count: 8 }],
  },
};

/** Sample events that reach every state of the machine, for tests and stories. */
export const productFilterScenario = {
  loaded: done('loadFilters', { brands, counts }),
  notLoaded: failed('loadFilters'),
  retry: { type: 'page.retry' },
  choose: { type: 'choices.change', choices },
  clear: { type: 'choices.clear' },
  rested: { type: 'xstate.after.choosingRested.product-filter.ready.waiting' },
  counted: done('countProducts', countsOfChoices),
  notCounted: failed('countProducts'),
  close: { type: 'filters.close' },
} as const;
