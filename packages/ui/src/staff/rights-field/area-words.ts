/** The areas of the work of staff. */
export type Area = 'orders' | 'catalogue' | 'people' | 'money' | 'content' | 'settings';

/** What each area is called, and what the right to it opens; English. */
export const AREA_WORDS: Readonly<Record<Area, { readonly label: string; readonly hint: string }>> = {
  orders: { label: 'Orders', hint: 'Orders, shipments and returns' },
  catalogue: { label: 'Catalogue', hint: 'Products, stock, categories, brands and coupons' },
  people: { label: 'People', hint: 'Leads and complaints' },
  money: { label: 'Money', hint: 'Figures, payouts, and refunds together with Orders' },
  content: { label: 'Content', hint: 'Articles of the blog and the news' },
  settings: { label: 'Settings', hint: 'No page needs it yet' },
};

/** All areas, in the order in which they are shown. */
export const AREAS: readonly Area[] = ['orders', 'catalogue', 'people', 'money', 'content', 'settings'];
