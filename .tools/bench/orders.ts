import { OrderStatus, PaymentMethod } from '../../packages/api/src/contract/index.ts';
import { copyDatabase } from './copy-database.ts';
import { fillOrders } from './full-orders.ts';
import type { PostgresShop } from './grounds.ts';
import { NO_POSTGRES } from '../run/open-postgres.ts';
import { startServer } from '../run/server-process.ts';
import type { Figures, SectionInput } from './section.ts';
import { MAX_MS, logIn, slowest, toTimes } from './staff-calls.ts';

const ORDERS = 1_000_000;

const isoDay = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** What staff ask of the list: each filter and each saved view, some together, searches, and the last pages. */
const LISTS = {
  'no filter': ['', 'sort=-newest'],
  'a status': OrderStatus.options.map((status) => `status=${status}`),
  'a status of the payment': ['DUE', 'PENDING', 'PAID', 'CANCELLED', 'REFUND_DUE', 'REFUNDED'].map(
    (status) => `payment=${status}`,
  ),
  'a method': PaymentMethod.options.map((method) => `method=${method}`),
  'a carrier': ['DELHIVERY', 'DTDC', 'EKART'].map((carrier) => `carrier=${carrier}`),
  'a view': ['toConfirm', 'toPack', 'toShip', 'returns', 'refundsDue'].map((need) => `needs=${need}`),
  days: [
    `from=${isoDay(0)}`,
    `from=${isoDay(30)}&to=${isoDay(20)}`,
    `from=${isoDay(365)}`,
    `to=${isoDay(365)}`,
  ],
  'several filters': [
    'status=DELIVERED&method=COD',
    'status=DELIVERED&payment=PAID&method=UPI',
    'status=RETURNED&payment=REFUND_DUE',
    'status=DELIVERED&payment=DUE',
    'status=DELIVERED&carrier=DELHIVERY',
    'carrier=DTDC&method=CARD',
    `status=CANCELLED&from=${isoDay(365)}`,
    `carrier=DELHIVERY&from=${isoDay(365)}`,
  ],
  'a search by number or mobile': ['PGM-500000', '999999', '7000012345', '6999999999'].map(
    (text) => `search=${text}`,
  ),
  'a search by words': ['Asha Yadav', 'asha', 'sharma', 'tea', 'golden', 'copper', 'clove', 'qxzvkw'].map(
    (text) => `search=${encodeURIComponent(text)}`,
  ),
  'a search with a filter': [
    'search=tea&status=DELIVERED',
    'search=asha&payment=REFUND_DUE',
    'search=qxzvkw&method=COD',
  ],
  'a search that finds nearly all': [
    'search=a',
    'search=0%20g',
    'search=a&sort=-newest',
    'search=0%20g&page=50',
    'search=a&status=DELIVERED',
    'search=a&payment=REFUND_DUE',
    'search=0%20g&carrier=DELHIVERY',
    `search=a&to=${isoDay(365)}`,
  ],
  'a deep page': ['page=4500', 'page=20000&status=DELIVERED', 'page=40000&sort=-newest'],
};

/** What reads the most of each kind: its first call after a start is measured too, with nothing in memory. */
const COLD = [
  '',
  'status=DELIVERED',
  'payment=REFUNDED',
  'method=COD',
  'carrier=DELHIVERY',
  'carrier=EKART',
  'search=sharma',
  'search=tea',
  'search=clove',
  'search=a',
  'search=0%20g',
  'search=qxzvkw',
];

/** The calls of staff over a shop with many orders: 95 of 100 take less than a second. */
export async function* measure({ grounds }: SectionInput): Figures {
  const place = await grounds.onPostgres();
  const what = 'orders';
  if (place === undefined) return yield { what, skipped: NO_POSTGRES };
  await using shop = await copyDatabase(place.databaseUrl);
  await fillOrders(shop.databaseUrl, ORDERS);
  const filled = { ...place, databaseUrl: shop.databaseUrl };
  yield* measureWarm(what, filled);
  yield* measureCold(what, filled);
}

async function* measureWarm(what: string, place: PostgresShop): Figures {
  await using server = await startServer(place);
  yield* measureCalls(what, server.address);
}

/** The first call of each list after a start with nothing in memory. */
async function* measureCold(what: string, place: PostgresShop): Figures {
  for (const query of COLD) {
    if (!(await place.startCold())) return;
    await using server = await startServer(place);
    const headers = await logIn(server.address, 'staff');
    const [ours] = await toTimes(toListAddress(server.address, query), headers, 1);
    yield { what: `${what}: first call, nothing in memory (${query})`, ours, unit: 'ms', max: MAX_MS };
  }
}

/** Measures the calls of staff at a server. */
async function* measureCalls(what: string, address: string): Figures {
  const headers = await logIn(address, 'staff');
  const timed = (path: string) => toTimes(address + path, headers);
  const listed = (query: string) => toTimes(toListAddress(address, query), headers);
  for (const [kind, queries] of Object.entries(LISTS)) yield* slowest(`${what}: ${kind}`, queries, listed);
  yield* slowest(`${what}: the counts of the views`, [''], () => timed('/api/admin/orders/needs'));
  const periods = ['today', '7days', '30days', 'month', 'year'];
  yield* slowest(`${what}: figures of Today`, periods, (period) =>
    timed(`/api/admin/figures?period=${period}`),
  );
}

/** The address of a page of the list; the first one unless the query says which. */
function toListAddress(address: string, query: string): string {
  const page = { page: '1', limit: '20', ...Object.fromEntries(new URLSearchParams(query)) };
  return `${address}/api/orders/all?${new URLSearchParams(page)}`;
}
