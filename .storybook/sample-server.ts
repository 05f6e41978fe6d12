import type { StaffAccount, StaffBrand, StaffCategory } from '@pgm/api/contract';
import { sampleProduct } from '@pgm/machines/staff/product-form/testing';
import { faultyResponse } from './machine-panel/faulty-network.ts';

const category: StaffCategory = {
  id: sampleProduct.categoryId,
  name: sampleProduct.categoryName,
  description: 'Honey, pickles and spices.',
  categoryImage: null,
  categoryUniqueName: sampleProduct.categoryUniqueName,
  subCategories: [],
  isDeleted: false,
  productCount: 1,
  subCategoryCounts: {},
  detailNames: [],
  canMove: { earlier: true, later: true },
  version: 1,
};

const brand: StaffBrand = {
  id: sampleProduct.brandId,
  name: sampleProduct.brandName,
  description: 'Food from small farms.',
  brandSlogan: 'From the field, for the home',
  brandImage: null,
  isDeleted: false,
  version: 1,
};

const colleague: StaffAccount = {
  id: '01a2058b-a088-7593-895b-e301684aecf1',
  name: 'Sushma Yadav',
  username: 'sushma',
  email: 'sushma@example.in',
  role: 'STAFF',
  rights: ['people'],
  isOwn: false,
  isBlocked: false,
  lastLoginAt: '2026-11-21T06:30:00.000Z',
  hasSecondFactor: true,
};

/** The lists that pages of the staff area load beside their own records, by the address of the call. */
const LISTS: Readonly<Record<string, readonly { readonly name: string }[]>> = {
  '/api/admin/categories': [category],
  '/api/admin/brands': [brand],
  '/api/admin/products': [sampleProduct],
  '/api/admin/staff-accounts': [colleague],
};

/** Files have an ending, and what Vitest loads has its prefix; the calls of the product have neither. */
const isCall = ({ pathname }: URL) => !/\.\w+$|^\/(?:__|@)/.test(pathname);

/**
 * Replaces the server for stories: no call of a story leaves the browser. A list is a sample; every other call fails
 * as it does without a connection, because the story should give its screen what it needs.
 */
export function replaceServer() {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!isCall(url)) return fetch(input, init);
    const faulty = faultyResponse();
    if (faulty) return faulty;
    const rows = LISTS[url.pathname];
    if (rows) return Response.json({ success: true, ...found(rows, url.searchParams.get('search') ?? '') });
    throw new Error(`No story calls the server; this one calls ${url.pathname}.`);
  };
}

function found(rows: readonly { readonly name: string }[], search: string) {
  const data = rows.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  return { data, page: 1, limit: 100, total: data.length };
}
