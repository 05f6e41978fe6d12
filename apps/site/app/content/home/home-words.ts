import type { HomeParts } from './home.ts';

/** What the parts of the home page say: what staff write, else the words of the shop. */
export function toHomeWords(written: Partial<HomeParts>, t: (english: string) => string) {
  return {
    action: written.action ?? { href: '/products', label: t('Shop now') },
    headings: {
      categories: written.headings?.categories ?? t('Shop by category'),
      products: written.headings?.products ?? t('Start with these'),
    },
    shop: written.shop ?? { href: '/products', label: t('See all products') },
    sections: written.sections ?? [],
  };
}
