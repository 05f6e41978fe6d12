import { type SentenceTable, quiet, says } from './sentences.ts';

/** The error page: what happened, and what to do. */
const BROKEN = says('This is not your fault. Please try again in a minute.', {
  byStatus: {
    404: 'We cannot find this page',
    429: 'Too many requests. Please try again later.',
  },
  lost: 'This is not your fault. Please try again in a minute.',
  offline: 'You are offline, and this page is not saved on this device.',
});
const WITHOUT = quiet('The page leaves the part out.');

/** What a page says whose call fails. */
export const pageSentences: SentenceTable = {
  listCategories: {
    home: WITHOUT,
    shop: BROKEN,
    category: BROKEN,
    'search results': BROKEN,
    'filtered products': BROKEN,
    'filters of products': BROKEN,
  },
  listProducts: {
    home: WITHOUT,
    shop: BROKEN,
    brand: BROKEN,
    product: WITHOUT,
    'search results': BROKEN,
    'filtered products': BROKEN,
    'filters of products': BROKEN,
  },
  listCategoryProducts: { category: BROKEN, product: WITHOUT },
  listBrands: {
    brands: BROKEN,
    brand: BROKEN,
    'search results': WITHOUT,
    'filtered products': WITHOUT,
    'filters of products': BROKEN,
  },
  countProducts: { 'filtered products': WITHOUT, 'filters of products': BROKEN },
  search: { 'search results': WITHOUT },
  getProduct: { product: BROKEN },
  listArticles: { articles: BROKEN },
  getArticle: { article: BROKEN },
  // Login and sign-up then say that the agreement can be accepted later.
  listPolicies: { 'frame of every page': WITHOUT },
  // What is no day is no version either.
  getPolicy: {
    policy: {
      ...BROKEN,
      byStatus: { ...BROKEN.byStatus, 400: 'We cannot find this page', 422: 'We cannot find this page' },
    },
  },
  // Without a valid card the page says so.
  checkIdentityCard: { 'checked card': { ...BROKEN, byStatus: { ...BROKEN.byStatus, 404: null } } },
};
