import {
  type Endpoint,
  type MediaItem,
  type StaffAccount,
  listMedia,
  listStaffAccounts,
  listStaffBrands,
  listStaffCategories,
  listStaffProducts,
} from '@pgm/api/contract';
import { sampleProduct } from '@pgm/machines/staff/product-form/testing';
import { sampleMedia } from '../apps/site/app/staff/media/media.scenario.ts';
import { untilAborted } from '../apps/site/test/faults/network.ts';
import { toOperation } from '../apps/site/test/faults/operations.ts';
import { sampleBrand, sampleCategory } from './sample-catalogue.ts';
import { faultyResponse } from './machine-panel/faulty-network.ts';
import { findResponse, lists } from './sample-network.tsx';

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

const images: readonly MediaItem[] = [
  sampleMedia,
  {
    ...sampleMedia,
    id: '01a2058b-a088-7593-895b-e301684aeca2',
    url: '/media/products/honey-back/640.webp',
    alternative: 'A jar of honey and a dish',
    alternativeInHindi: 'शहद का मर्तबान और कटोरी',
  },
];

/** A list that pages of the staff area load beside their own records. */
interface SampleList {
  readonly endpoint: Endpoint;
  readonly rows: readonly { readonly name: string; readonly row: unknown }[];
}

const byName = <Row extends { readonly name: string }>(row: Row) => ({ name: row.name, row });

const LISTS: readonly SampleList[] = [
  { endpoint: listStaffCategories, rows: [sampleCategory].map(byName) },
  { endpoint: listStaffBrands, rows: [sampleBrand].map(byName) },
  { endpoint: listStaffProducts, rows: [sampleProduct].map(byName) },
  { endpoint: listStaffAccounts, rows: [colleague].map(byName) },
  { endpoint: listMedia, rows: images.map((row) => ({ name: row.alternative, row })) },
];

/** Files have an ending, and what Vitest loads has its prefix; the calls of the product have neither. */
const isCall = ({ pathname }: URL) => !/\.\w+$|^\/(?:__|@)/.test(pathname);

/**
 * Replaces the server for stories: no call of a story leaves the browser. The network of the story comes first, then the
 * lists; every other call fails as it does without a connection, because the story should give its screen what it needs.
 */
export function replaceServer() {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!isCall(url)) return fetch(input, init);
    const operation = toOperation(init?.method ?? 'GET', url.pathname);
    const response =
      faultyResponse() ?? (findResponse(operation) ?? findList(operation, url.searchParams))?.respond();
    if (response === undefined) throw new Error(`No story calls the server; this one calls ${url.pathname}.`);
    return untilAborted(response, init?.signal);
  };
}

/** The rows of a list that have what is searched in their names. */
function findList(operation: string | undefined, query: URLSearchParams) {
  const search = (query.get('search') ?? '').toLowerCase();
  const list = LISTS.find(({ endpoint }) => endpoint.operation === operation);
  if (list === undefined) return undefined;
  const found = list.rows.filter(({ name }) => name.toLowerCase().includes(search));
  return lists(
    list.endpoint,
    found.map(({ row }) => row),
  );
}
