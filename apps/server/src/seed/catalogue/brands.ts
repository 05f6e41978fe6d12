import type { SeedBrand } from './catalogue.types.ts';

/** The house brands. The names are invented for this catalogue. */
export const brands: readonly SeedBrand[] = [
  {
    slug: 'aranjeev',
    name: 'Aranjeev',
    description:
      'Herbs bought from named growers, dried in shade and tested lot by lot before they are packed.',
    brandSlogan: 'From the forest edge, with care',
  },
  {
    slug: 'poshara',
    name: 'Poshara',
    description:
      'Everyday nutrition with the amount per serving in large print and nothing hidden in a blend.',
    brandSlogan: 'Every gram accounted for',
  },
  {
    slug: 'nirjhari',
    name: 'Nirjhari',
    description: 'Bath, hair and mouth care made with kitchen-garden plants and mild cleansers.',
    brandSlogan: 'Fresh as the first bucket',
  },
  {
    slug: 'roopsari',
    name: 'Roopsari',
    description: 'Small-batch skin care after household recipes: rose, saffron, sandal and aloe.',
    brandSlogan: 'Care that takes its time',
  },
  {
    slug: 'annkosh',
    name: 'Annkosh',
    description: 'Staples from single districts, packed within weeks of harvest, with the month on the pack.',
    brandSlogan: 'Know where it grew',
  },
  {
    slug: 'gharvari',
    name: 'Gharvari',
    description: 'Cleaners, pooja goods and vessels for a home that is used all day.',
    brandSlogan: 'For a house full of people',
  },
  {
    slug: 'naaditra',
    name: 'Naaditra',
    description: 'Home instruments with big digits, spare parts in stock and a service desk in Lucknow.',
    brandSlogan: 'Measure, note, share with your doctor',
  },
  {
    slug: 'karghana',
    name: 'Karghana',
    description: 'Cotton clothing from powerloom and handloom clusters in Barabanki, Erode and Bhagalpur.',
    brandSlogan: 'Woven to be worn daily',
  },
];
