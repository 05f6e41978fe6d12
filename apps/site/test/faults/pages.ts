import { type Client, createCall } from '@pgm/api/client';
import { articlesClient } from '@pgm/api/client/articles';
import type { Article, PolicyText } from '@pgm/api/contract';
import { sampleProduct } from '@pgm/machines/staff/product-form/testing';
import { sampleCard } from '@pgm/machines/members/identity-card/testing';
import { loadAgreementVersion } from '#app/kit/load-agreement-version.ts';
import { loadArticle, loadArticles } from '#app/kit/load-articles.ts';
import { loadBrand } from '#app/kit/load-brand.ts';
import { loadBrands } from '#app/kit/load-brands.ts';
import { loadCheckedCard } from '#app/kit/load-checked-card.ts';
import { loadHome } from '#app/kit/load-home.ts';
import { loadPolicy } from '#app/kit/load-policy.ts';
import { loadProduct } from '#app/kit/load-product.ts';
import { loadProductList } from '#app/flows/catalogue/product-list/load-product-list.ts';

import { fakeFetch } from './network.ts';

/** A page that loads its data before it is shown, in the server and in the browser. */
export interface Page {
  readonly load: (client: Client) => Promise<unknown>;
  /** Responses to the calls of the page, so that each can fail alone. */
  readonly responses: Readonly<Record<string, unknown>>;
}

const AWAITED = new AbortController().signal;
const ID = '018f0000-0000-7000-8000-000000000001';
const CATEGORY = {
  id: ID,
  name: 'Foods & Pantry',
  description: '',
  categoryImage: null,
  categoryUniqueName: 'foods-pantry',
  subCategories: [],
  isDeleted: false,
  productCount: 0,
};
const BRAND = {
  id: ID,
  name: 'Aranjeev',
  slug: 'aranjeev',
  description: '',
  brandSlogan: '',
  brandImage: null,
  isDeleted: false,
  productCount: 1,
};
const NOTHING = { success: true, data: [], pagination: { page: 1, limit: 24, total: 0, pages: 1 } };
const SHOP = {
  listBrands: { success: true, data: [BRAND] },
  listCategories: { success: true, data: [CATEGORY] },
  listProducts: NOTHING,
  listCategoryProducts: NOTHING,
};

const shopAt = (address: string, type?: string) => (client: Client) =>
  loadProductList(client, new Request(`http://shop.example${address}`), type, 'en');

const FILTERS = {
  ...SHOP,
  countProducts: {
    success: true,
    data: {
      total: 0,
      brands: [],
      prices: [0, 0, 0, 0],
      points: [0, 0, 0],
      inStock: 0,
      subCategories: [],
      facts: [],
      without: { brand: 1, price: 2, points: 0, inStock: 0, subCategory: 0, facts: [] },
    },
  },
};

const ARTICLE: Article = {
  kind: 'news',
  slug: 'rain',
  title: 'Rain',
  summary: 'It rains.',
  drawing: 'news',
  publishedOn: '2026-11-18',
  language: 'en',
  isSample: false,
  body: {
    type: 'doc',
    content: [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Rain' }] }],
  },
};
const POLICY: PolicyText = {
  slug: 'agreement',
  title: 'Agreement',
  summary: 'All of it.',
  version: '2026-11-23',
  versions: ['2026-11-23'],
  language: 'en',
  body: ARTICLE.body,
};
/** Only the server of the site has this client. */
const articles = () => articlesClient(createCall({ fetch: fakeFetch }));

/** The pages by their names. */
export const pages: Readonly<Record<string, Page>> = {
  home: { load: (client) => loadHome(client, AWAITED), responses: SHOP },
  shop: { load: shopAt('/products'), responses: SHOP },
  category: { load: shopAt('/products/foods-pantry', 'foods-pantry'), responses: SHOP },
  'search results': {
    load: shopAt('/products?search=honey'),
    responses: {
      ...SHOP,
      search: { success: true, data: { products: [], brands: [], categories: [], pages: [], total: 0 } },
    },
  },
  'filtered products': { load: shopAt(`/products?brand=${ID}&price=200-500`), responses: FILTERS },
  'filters of products': { load: shopAt('/products?filters=open'), responses: FILTERS },
  brands: { load: (client) => loadBrands(client, AWAITED), responses: SHOP },
  brand: {
    load: (client) => loadBrand(client, new Request('http://shop.example/brands/aranjeev'), 'aranjeev'),
    responses: SHOP,
  },
  product: {
    load: (client) => loadProduct(client, AWAITED, ID),
    responses: { ...SHOP, getProduct: { success: true, data: sampleProduct } },
  },
  articles: {
    load: () => loadArticles(articles(), 'news', { url: 'http://shop.example/Shop/news', signal: AWAITED }),
    responses: { listArticles: { success: true, data: [ARTICLE], total: 1 } },
  },
  article: {
    load: () => loadArticle(articles(), { kind: 'news', slug: 'rain' }, AWAITED),
    responses: { getArticle: { success: true, data: ARTICLE } },
  },
  'frame of every page': {
    load: () => loadAgreementVersion(articles(), AWAITED),
    responses: { listPolicies: { success: true, data: [POLICY] } },
  },
  policy: {
    load: () => loadPolicy(articles(), 'agreement', undefined, AWAITED),
    responses: { getPolicy: { success: true, data: POLICY } },
  },
  'checked card': {
    load: (client) => loadCheckedCard(client, AWAITED, sampleCard.code),
    responses: { checkIdentityCard: { success: true, data: sampleCard } },
  },
};
