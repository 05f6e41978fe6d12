import type { Found } from '@pgm/api/contract';
import { done, failed } from '../../kit/kit.scenario.ts';

const found: Found = {
  products: [
    {
      id: 'tulsi-drops',
      name: 'Panch Tulsi Drops, 30 ml',
      brandName: 'Aranjeev',
      categoryName: 'Ayurvedic Wellness',
      price: 189,
      points: 48,
      stock: { status: 'IN_STOCK', quantity: 120 },
      imageUrl: null,
    },
    {
      id: 'tulsi-tea',
      name: 'Tulsi Adrak Tea, 25 bags',
      brandName: 'Annkosh',
      categoryName: 'Foods & Pantry',
      price: 165.5,
      points: 30,
      stock: { status: 'LOW', quantity: 3 },
      imageUrl: null,
    },
  ],
  brands: [],
  categories: [{ name: 'Ayurvedic Wellness', categoryUniqueName: 'ayurvedic-wellness' }],
  pages: [{ title: 'Herbs and medicines', href: '/Shop/blog/herbs-and-medicines' }],
  total: 3,
};

/** Sample events that reach every state of the machine, for tests and stories. */
export const searchScenario = {
  recentRead: { type: 'xstate.done.actor.readRecent', output: ['neem soap', 'ashwagandha'] },
  recentUnreadable: { type: 'xstate.error.actor.readRecent', error: 'no storage' },
  type: { type: 'text.change', text: 'tulsi' },
  clear: { type: 'text.change', text: '' },
  rested: { type: 'xstate.after.typingRested.search.search.waiting' },
  found: done('search', found),
  nothing: done('search', { products: [], brands: [], categories: [], pages: [], total: 0 }),
  nearlyFound: done('search', {
    products: [],
    brands: [],
    categories: [],
    pages: [],
    total: 0,
    near: { text: 'tulsi', products: found.products.slice(0, 1), pages: [] },
  }),
  notFound: failed('search'),
  retry: { type: 'search.retry' },
  down: { type: 'active.move', to: 'next' },
  choose: { type: 'option.choose', at: 0 },
  clearRecent: { type: 'recent.clear' },
  recentSaved: { type: 'xstate.done.actor.saveRecent' },
  escape: { type: 'search.escape' },
} as const;
