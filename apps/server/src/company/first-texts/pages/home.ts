import { HOME_SLUG } from '@pgm/api/contract';
import type { ToFirstPage } from './first-page.types.ts';

/** The home page: its banner, the headings of the categories and of the products, and what stands below them. */
export const home: ToFirstPage = (translate) => ({
  slug: HOME_SLUG,
  title: translate('Everyday wellness for every Indian home', 'हर भारतीय घर के लिए रोज़ का स्वास्थ्य'),
  // It is never shown: without an image, the banner shows the first product.
  drawing: 'shop-open',
  lead: translate(
    'Herbs, foods and care for the family, with the contents and the price on the label.',
    'परिवार के लिए जड़ी-बूटियाँ, खाने की चीज़ें और देखभाल, सामग्री और कीमत लेबल पर।',
  ),
  sections: [
    {
      id: 'banner',
      // It is never shown: the link below it is the button of the banner.
      heading: translate('Banner', 'बैनर'),
      blocks: [{ links: [{ href: '/products', label: translate('Shop now', 'अभी खरीदें') }] }],
    },
    { id: 'categories', heading: translate('Shop by category', 'श्रेणी के अनुसार खरीदें'), blocks: [] },
    {
      id: 'products',
      heading: translate('Start with these', 'इनसे शुरू करें'),
      blocks: [{ links: [{ href: '/products', label: translate('See all products', 'सभी उत्पाद देखें') }] }],
    },
  ],
});
