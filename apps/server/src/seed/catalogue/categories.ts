import type { SeedCategory } from './catalogue.types.ts';

/** The categories of the shop, in the order of the menu. */
export const categories: readonly SeedCategory[] = [
  {
    slug: 'ayurvedic-wellness',
    name: 'Ayurvedic Wellness',
    description: 'Single herbs and classical blends for the daily routine: tablets, churna, juices and oils.',
    categoryUniqueName: 'ayurvedic-wellness',
    subCategories: ['Tablets and capsules', 'Churna', 'Juices', 'Oils and drops'],
  },
  {
    slug: 'nutrition-supplements',
    name: 'Nutrition & Supplements',
    description:
      'Protein, vitamins and plant powders, each with its amounts per serving printed on the pack.',
    categoryUniqueName: 'nutrition-supplements',
    subCategories: ['Protein', 'Vitamins and minerals', 'Omega', 'Plant powders'],
  },
  {
    slug: 'personal-care',
    name: 'Personal Care',
    description: 'Everyday basics: hair oil, shampoo, toothpaste, soap and hand wash.',
    categoryUniqueName: 'personal-care',
    subCategories: ['Hair care', 'Bath', 'Oral care', 'Hand and foot care'],
  },
  {
    slug: 'skin-care',
    name: 'Skin Care',
    description: 'Face oils, toners, creams and packs for Indian weather and Indian skin tones.',
    categoryUniqueName: 'skin-care',
    subCategories: ['Face oils', 'Creams and gels', 'Packs and ubtan', 'Sun and lips'],
  },
  {
    slug: 'foods-pantry',
    name: 'Foods & Pantry',
    description: 'Honey, ghee, cold-pressed oil, spices and millets for your kitchen.',
    categoryUniqueName: 'foods-pantry',
    subCategories: ['Honey and ghee', 'Oils', 'Spices', 'Millets and tea'],
  },
  {
    slug: 'home-essentials',
    name: 'Home Essentials',
    description: 'Cleaners in sensible sizes, dhoop and camphor for the evening lamp, and a copper bottle.',
    categoryUniqueName: 'home-essentials',
    subCategories: ['Floor and surface', 'Laundry', 'Pooja', 'Kitchen'],
  },
  {
    slug: 'health-devices',
    name: 'Health Devices',
    description:
      'Instruments for checking at home, with plain displays, a manual in Hindi and English and a warranty.',
    categoryUniqueName: 'health-devices',
    subCategories: ['Blood pressure', 'Temperature', 'Oxygen and sugar', 'Weight and breathing'],
  },
  {
    slug: 'everyday-clothing',
    name: 'Everyday Clothing',
    description: 'Cotton and handloom for home, work and the morning walk, true to size.',
    categoryUniqueName: 'everyday-clothing',
    subCategories: ['Men', 'Women', 'Yoga', 'Accessories'],
  },
];
